import { renderToStaticMarkup } from 'react-dom/server'
import { costAssumptions, projectWords, sentWords } from '@/content/project-page/project-words'
import { brochureLink } from '@/content/projects/brochures'
import { fixtureProject, fixtureRegistration } from '@/content/projects/fixture'
import type { Plan } from '@/content/schema/plan'
import { type Project, project as schema } from '@/content/schema/project'
import { samplePlot } from '@/e2e/helpers/sample-plot'
import { contactLinks } from '@/lib/domain/enquiry/contact-links'
import { fill } from '@/lib/domain/format/fill'
import { asset, href } from '@/lib/domain/routes'
import { Brochure } from './Brochure'
import { CostEstimate } from './CostEstimate'
import { ApprovedLayout } from './DocumentTable'
import { FactList } from './FactList'
import { FactsBar } from './FactsBar'
import { Location } from './Location'
import { ProjectContact } from './ProjectContact'
import { ProjectGallery } from './ProjectGallery'
import { ProjectHero } from './ProjectHero'
import { ProjectReasons } from './ProjectReasons'
import { Registration } from './Registration'
import { Residences } from './Residences'
import { SitePlan } from './SitePlan'
import { UnpublishedBand, UnpublishedProject } from './UnpublishedProject'

jest.mock('@/lib/server/papers.generated.json', () => ({
  'sarayu/layout.pdf': { bytes: 1_234_567, pages: 3 },
}))

const project = schema.parse(fixtureProject)
/** Simulates the owner's confirmation that the plan is not a placeholder. */
const surveyed = { ...project, plan: { ...project.plan, isIllustrative: false } }
const registered = schema.parse({
  ...fixtureProject,
  registration: {
    ...fixtureRegistration,
    completionOn: '2029-06-30',
    updatedOn: '2026-10-14',
    extent: '6.4 acres',
    surveyNumbers: '214/1, 214/2A',
  },
  documents: [{ name: 'Layout approval', reference: 'LA/7', issuer: 'DTCP', date: '2026-01-02' }],
})
const plan: Plan = {
  slug: 'sarayu',
  lines: '/plans/sarayu-lines.svg',
  plots: [
    samplePlot({ status: 'sold', squareFeet: 2400, feet: [40, 60], facing: 'East' }),
    samplePlot({ number: 2, facing: 'West' }),
  ],
}
const drawing = { file: '/plans/sarayu.svg', width: 100, height: 80 } as const
const pictures = { wide: drawing, upright: drawing }
const promoter = {
  name: 'Noyyal Group',
  address: ['Tiruppur'],
  phone: '+910000000000',
  phoneText: '+91 00000 00000',
  email: 'hello@noyyal.example',
}
const words = {
  ...projectWords,
  figures: { ...projectWords.figures, plotsValue: '{n}, from {min} to {max} sq.ft' },
  plan: {
    ...projectWords.plan,
    illustrative: 'This drawing is illustrative.',
    statuses: { ...projectWords.plan.statuses, available: 'Available', sold: 'Sold' },
    plot: 'Plot',
    priceColumn: 'Price at ₹{price}',
    dimensionsValue: '{width} × {depth} ft',
  },
  cost: { ...projectWords.cost, plot: 'Plot {n}, {area} sq.ft' },
  facts: { ...projectWords.facts, perSqFt: 'per sq.ft' },
  registration: {
    ...projectWords.registration,
    documents: {
      ...projectWords.registration.documents,
      copy: 'PDF, {pages}, {size}',
      pages: { one: '1 page', other: '{n} pages' },
    },
  },
  approvedLayout: { ...projectWords.approvedLayout, number: '{number}, {date}.' },
  location: { ...projectWords.location, kilometres: '{n} km' },
  sheet: { ...projectWords.sheet, sizesValue: '{min} to {max} sq.ft', printed: 'Illustrative.' },
}
const markup = renderToStaticMarkup

const heroOf = (brochure: ReturnType<typeof brochureLink>) =>
  markup(<ProjectHero project={project} words={words} brochure={brochure} />)
const planOf = (more: Partial<Parameters<typeof SitePlan>[0]> = {}) =>
  markup(
    <SitePlan
      {...{ project, plan, pictures }}
      words={words.plan}
      placeholderLabel="Sample"
      {...more}
    />,
  )
const factListOf = (shown = plan) =>
  markup(
    <FactList
      {...{ project, promoter, words }}
      plan={shown}
      url="https://www.noyyal.example/sarayu/"
      placeholderLabel="Sample"
    />,
  )
const registrationOf = (shown: Project) =>
  markup(
    <Registration project={shown} promoter={promoter} words={words} placeholderLabel="Sample" />,
  )
const locationOf = (shown: Project = project) =>
  markup(<Location project={shown} words={words.location} />)
/** Renders the estimate for a project with more details. */
const estimateOf = (known: Partial<Project> = {}, { plots } = plan) =>
  markup(
    <CostEstimate
      project={{ ...project, ...known }}
      plots={plots}
      words={words.cost}
      assumptions={costAssumptions}
    />,
  )

/** Returns the text of a plot's row. */
const rowOf = (html: string, number: number) =>
  html
    .split(new RegExp(`<th scope="row">(?:<a [^>]*>)?${number}(?:</a>)?</th>`))[1]
    ?.split('</tr>')[0]
    ?.replace(/<[^>]+>/g, ' ')
    .trim()

test('a new project starts with its name, and without a PDF its brochure is a page', () => {
  const html = heroOf(brochureLink({ slug: 'sarayu' }))
  expect(html).toContain('Plots beside the water at')
  expect(html).toContain('Sarayu')
  expect(html).toContain('href="#visit"')
  expect(html).toContain(`href="${href('/brochure/sarayu/')}"`)
  expect(html).not.toContain('PDF')
})

test('a brochure opens in a new tab, with its size', () => {
  const html = heroOf({ url: '/brochures/sarayu.pdf', size: 'PDF, 640 kB' })
  expect(html).toMatch(/<a[^>]*href="\/brochures\/sarayu.pdf"[^>]*target="_blank"/)
  expect(html).toContain('PDF, 640 kB')
})

test('an unconfirmed status is marked as a placeholder', () => {
  const facts = { plan, words, placeholderLabel: 'Sample' }
  expect(markup(<FactsBar project={project} {...facts} />)).toContain('Sample')
  const confirmed = { ...surveyed, status: { value: 'in-progress' as const, isPlaceholder: false } }
  expect(markup(<FactsBar project={confirmed} {...facts} />)).not.toContain('Sample')
})

test('the brochure of a placeholder plan says so, that of a confirmed plan does not', () => {
  const status = { value: 'in-progress' as const, isPlaceholder: false }
  const brochureOf = (shown: Project) =>
    markup(
      <Brochure
        {...{ plan, drawing, promoter, words, placeholderLabel: 'Sample' }}
        project={{ ...shown, status }}
        url="https://site.example/"
      />,
    )
  expect(brochureOf(project)).toContain(words.plan.illustrative)
  expect(brochureOf(surveyed)).not.toMatch(/Sample|illustrative/)
})

test('without a registration there is a neutral line and how to verify', () => {
  const html = registrationOf(project)
  expect(html).toContain(words.registration.missing)
  expect(html).toContain('https://rera.tn.gov.in/')
  expect(html).toContain('Noyyal Group, Tiruppur')
})

test('a registration shows number, authority, QR code, promoter and documents', () => {
  const html = registrationOf(registered)
  expect(html.replaceAll('<wbr/>', '')).toContain('TN/11/Layout/0001/2026')
  expect(html).toContain('rera.tn.gov.in')
  expect(html).toContain(`alt="${words.registration.qr}"`)
  for (const fact of ['31 Jan 2026', '30 Jan 2031', '30 Jun 2029', '14 Oct 2026'])
    expect(html).toContain(fact)
  for (const fact of ['6.4 acres', '214/1, 214/2A']) expect(html).toContain(fact)
  expect(html).toContain('LA/7')
  expect(html).not.toContain(words.registration.missing)
})

test('the list of plots is rendered on the server, with status, size, facing and price in words', () => {
  const html = planOf()
  expect(html).toContain(words.plan.illustrative)
  expect(rowOf(html, 2)).toMatch(/^Available.*1,200.*30 × 40.*West.*₹18,00,000$/)
  expect(rowOf(html, 1)).toMatch(/^Sold.*2,400.*40 × 60.*East.*–$/)
  // Without JavaScript its page can be shared from there.
  expect(html).toContain('href="plot/2/">2</a>')
})

test('the points are shown once, with or without a picture beside the list', () => {
  const { scene, ...rest } = project
  const plans = [project, rest].map((each) => planOf({ project: each }))
  expect(plans.map((html) => html.includes(scene?.caption ?? ''))).toEqual([true, false])
  for (const html of plans) {
    for (const { title } of project.explore.items)
      expect(html.split(`>${title}</h3>`)).toHaveLength(2)
  }
})

test('the reasons are beside the plan’s lines, which are decorative and load lazily', () => {
  const html = markup(<ProjectReasons whyChoose={project.whyChoose} plan={plan} />)
  expect(html).toMatch(/<img[^>]*sarayu-lines.svg[^>]*alt="" loading="lazy"/)
  for (const { title } of project.whyChoose.items) expect(html).toContain(title)
})

test('the map is a button and a link, and requests nothing', () => {
  const html = locationOf()
  expect(html).not.toContain('<iframe')
  expect(html).toContain('Avinashi, Tiruppur, Tamil Nadu')
  expect(html).toContain('https://www.google.com/maps/search/')
})

const gate = {
  lat: 9.96417,
  lng: 78.17283,
  turnAt: 'Turn at the water tank.',
  meetingPoint: 'The office on the left',
  image: 'charts/gate',
} as const
const atGate = { ...project, place: { ...project.place, gate } }

test('a known gate is used by map, directions and message, and shown with text and picture', () => {
  const html = locationOf(atGate)
  expect(html).toContain(gate.turnAt)
  expect(html).toContain(fill(words.location.meet, { place: gate.meetingPoint }))
  expect(html).toContain('<b>6JXWX57F+M4</b>')
  expect(html).toContain(
    'href="https://www.google.com/maps/dir/?api=1&amp;destination=9.96417,78.17283"',
  )
  expect(html).toContain(
    'href="https://www.google.com/maps/search/?api=1&amp;query=9.96417,78.17283"',
  )
  expect(html).not.toContain('Avinashi%2C')
  expect(html).toMatch(/<img[^>]*cloth-gate/)
  const [, message = ''] = /href="https:\/\/wa\.me\/\?text=([^"]*)"/.exec(html) ?? []
  expect(decodeURIComponent(message)).toBe(
    fill(words.location.sendText, {
      name: project.name,
      place: gate.meetingPoint,
      map: 'https://www.google.com/maps/search/?api=1&query=9.96417,78.17283',
    }),
  )
})

test('an unknown gate is not mentioned', () => {
  const html = locationOf()
  expect(html).toContain('destination=Avinashi')
  expect(html).not.toMatch(/wa\.me|<picture/)
  expect(html).not.toContain(words.location.plusCode)
})

test('distances name their route, and are omitted if there are none', () => {
  expect(locationOf()).toMatch(/14\.5 km.*Tiruppur railway station.*Avinashi Road/)
  const without = { ...project, place: { ...project.place, distances: [] } }
  expect(locationOf(without)).not.toContain(words.location.distances)
})

test('sections without content are not rendered', () => {
  expect(markup(<ProjectGallery project={project} words={words.gallery} />)).toBe('')
  expect(markup(<Residences residences={project.residences} placeholderLabel="Sample" />)).toBe('')
})

test('a picture that fills a row of the gallery has sizes of the whole row', () => {
  const widths = (count: number) => {
    const picture = { image: 'cricket/shirts/crimson', caption: 'The park' } as const
    const gallery = Array.from({ length: count }, () => picture)
    const html = markup(<ProjectGallery project={{ ...project, gallery }} words={words.gallery} />)
    return [...html.matchAll(/ sizes="[^"]*, (\d+vw)"/g)].map(([, width]) => width)
  }
  expect(widths(1)).toEqual(['92vw'])
  expect(widths(7)).toEqual(['58vw', '58vw', '58vw', '58vw', '58vw', '92vw', '58vw'])
})

test('place and price are in the hero, plots and sizes in the facts, each once', () => {
  const hero = heroOf(brochureLink({ slug: 'sarayu' }))
  const facts = markup(
    <FactsBar project={project} plan={plan} words={words} placeholderLabel="Sample" />,
  )
  expect(hero).toContain('Avinashi, Tiruppur')
  expect(hero).toContain('₹1,500')
  expect(facts).toContain('2, from 1,200 to 2,400 sq.ft')
  expect(facts).not.toMatch(/Avinashi|₹/)
})

test('the brochure has the price in every unit and marks placeholders', () => {
  const html = factListOf()
  expect(html).toContain('₹1,500 per sq.ft')
  expect(html).toContain('₹6,53,400')
  expect(html).toContain('₹36,00,000')
  expect(html).toContain('1,200 to 2,400 sq.ft (Sample)')
})

test('the estimate starts with a plot for sale and names it', () => {
  const html = estimateOf()
  expect(html).toContain('Plot 2, 1,200 sq.ft')
  expect(html).toContain('₹18,00,000')
})

test('the estimate of a registered project states the largest payment before the agreement', () => {
  const { registration } = registered
  expect(estimateOf({ registration })).toContain(words.cost.atMost)
  expect(estimateOf()).not.toContain(words.cost.atMost)
})

test('the estimate states the base of the duty and the date of the guideline value', () => {
  const asOf = '2026-07-01'
  const above = estimateOf({ guidelineValue: { perSqFt: 2000, asOf } })
  expect(above).toContain('₹2,000 per sq.ft on 01 Jul 2026')
  expect(above).toContain('On the guideline value, ₹24,00,000')
  // 7 % of it.
  expect(above).toContain('₹1,68,000')
  const below = estimateOf({ guidelineValue: { perSqFt: 1000, asOf } })
  expect(below).toContain('>On the price<')
  expect(below).toContain('₹1,26,000')
  expect(estimateOf()).not.toContain('>On the price<')
})

test('what the price includes and excludes, and when it is paid, is below the estimate if known', () => {
  const html = estimateOf({
    priceCovers: [
      { text: 'Roads and drains', isIncluded: true },
      { text: 'The patta', isIncluded: false },
    ],
    payment: [
      { when: 'On booking', share: 10 },
      { when: 'With the agreement', share: 90, isAgreement: true },
    ],
  })
  const { covers, payment } = words.cost
  const stand = [covers.included, 'Roads and drains', covers.extra, 'The patta', payment.title]
  const places = [...stand, 'On booking', '10% of the price'].map((text) => html.indexOf(text))
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((a, b) => a - b))
  for (const title of [covers.included, covers.extra, payment.title]) {
    expect(estimateOf()).not.toContain(`>${title}<`)
  }
})

test('a plot’s own price is in the list, the estimate and the brochure', () => {
  const priced: Plan = {
    ...plan,
    plots: plan.plots.map((plot) => (plot.number === 2 ? { ...plot, pricePerSqFt: 1650 } : plot)),
  }
  expect(rowOf(planOf({ plan: priced }), 2)).toMatch(/₹19,80,000 +Price at ₹1,650$/)
  const estimate = estimateOf({}, priced)
  expect(estimate).toContain('₹19,80,000')
  expect(estimate).toContain('₹7,18,740') // per cent
  expect(factListOf(priced)).toContain('₹1,500 per sq.ft; Plot 2: ₹1,650')
})

test('desk links beside the forms name the project', () => {
  const html = markup(
    <ProjectContact
      project={{ name: 'Sarayu', slug: 'sarayu', site: 'https://www.noyyal.example' }}
      words={words}
      plot={sentWords.plot}
      desk={promoter}
      links={contactLinks(promoter, 'Sarayu', 'Hello')}
      visit={null}
      enquiry={null}
    />,
  )
  expect(html).toContain('href="tel:+910000000000"')
  expect(html).toContain('href="https://wa.me/910000000000?text=Hello"')
  expect(html).toContain('href="mailto:hello@noyyal.example?subject=Sarayu&amp;body=Hello"')
})

test('an unpublished project has its name, its place and one sentence', () => {
  const words = { sentence: 'Not on offer.', tell: { isAllowed: false, label: 'Tell me' } }
  const { name, place } = project
  const html = markup(<UnpublishedProject name={name} place={place} words={words} />)
  expect(
    html
      .replaceAll(/<[^>]*>/g, '|')
      .split('|')
      .filter(Boolean)
      .join(' '),
  ).toBe(`${name} ${place.locality}, ${place.city} Not on offer.`)
  const asked = { ...words, tell: { ...words.tell, isAllowed: true } }
  expect(markup(<UnpublishedProject name={name} place={place} words={asked} />)).toContain(
    'Tell me',
  )
})

test('a band states what a live build hides; a registered project has none', () => {
  const words = { unregistered: 'No registration', expired: 'Ended on {date}' }
  const bandOf = (registration: typeof project.registration, day: string) =>
    markup(<UnpublishedBand registration={registration} words={words} day={day} />)
  expect(bandOf(undefined, '2026-11-26')).toContain('No registration')
  expect(bandOf(registered.registration, '2031-01-30')).toBe('')
  expect(bandOf(registered.registration, '2031-01-31')).toContain('Ended on 30 Jan 2031')
})

const paper = { name: 'Layout approval', reference: 'LA/7', issuer: 'DTCP', date: '2026-01-02' }

/** Returns the first cell of a document table that lists this document. */
function paperCell(more: object) {
  const withPaper = schema.parse({ ...fixtureProject, documents: [{ ...paper, ...more }] })
  return /<th scope="row">(.*?)<\/th>/.exec(registrationOf(withPaper))?.[1] ?? ''
}

test('a document states what it proves and links to a PDF with pages and size', () => {
  const cell = paperCell({ file: 'sarayu/layout.pdf', pages: 3, proves: 'The plots may be sold.' })
  expect(cell).toContain(`href="${asset('/papers/sarayu/layout.pdf')}"`)
  expect(cell.replace(/<[^>]+>/g, ' ')).toMatch(/PDF, 3 pages, 1\.2.MB.*The plots may be sold\./)
  expect(cell).not.toContain(words.registration.documents.noCopy)
})

test('a document without a copy says how to see it, an external one is a link', () => {
  expect(paperCell({})).toContain(words.registration.documents.noCopy)
  expect(paperCell({})).not.toContain('<a')
  const elsewhere = paperCell({ url: 'https://rera.tn.gov.in/' })
  expect(elsewhere).toContain('href="https://rera.tn.gov.in/" rel="noopener"')
  expect(elsewhere).not.toContain(words.registration.documents.noCopy)
})

test('an unconfirmed document is marked', () => {
  expect(paperCell({ isPlaceholder: true })).toContain('Sample')
  expect(paperCell({})).not.toContain('Sample')
})

test('links to documents in a brochure are absolute', () => {
  const documents = [{ ...paper, file: 'sarayu/layout.pdf' }]
  const url = 'https://www.noyyal.example/noyyal/sarayu/'
  const html = markup(
    <Brochure
      project={schema.parse({ ...fixtureProject, documents })}
      plan={plan}
      drawing={drawing}
      promoter={promoter}
      words={words}
      url={url}
      placeholderLabel="Sample"
    />,
  )
  expect(html).toContain(`href="https://www.noyyal.example${asset('/papers/sarayu/layout.pdf')}"`)
})

test('the date of the last check is beside plan and counts, if there is one', () => {
  expect(planOf({ availability: 'As of 24 Nov.' })).toContain('<p class="note">As of 24 Nov.</p>')
  expect(planOf()).not.toContain('As of')
})

test.each([
  [{ image: 'cricket/shirts/crimson' }, /<picture[\s\S]*href="[^"]+\.webp"/, /PDF/],
  [
    { file: 'sarayu/layout.pdf' },
    /href="[^"]*\/papers\/sarayu\/layout\.pdf"[\s\S]*PDF, 3/,
    /<picture/,
  ],
])('the approved layout of %j shows its number and opens', (seen, shown, hidden) => {
  const layout = { reference: 'LO/7', date: '2026-01-02', isPlaceholder: true, ...seen }
  const { approvedLayout } = schema.parse({ ...fixtureProject, approvedLayout: layout })
  const html = markup(
    approvedLayout && (
      <ApprovedLayout
        layout={approvedLayout}
        words={words.approvedLayout}
        copy={words.registration.documents}
        placeholderLabel="Sample"
      />
    ),
  )
  expect(html).toContain('LO/7, 02 Jan 2026')
  expect(html).toContain(words.approvedLayout.compare)
  expect(html).toContain('Sample')
  expect(html).toMatch(shown)
  expect(html).not.toMatch(hidden)
})
