import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { fixtureProject, fixtureRegistration } from '@/content/projects/fixture'
import { readPlan } from '@/content/projects/plans'
import { publishedProjects } from '@/content/projects/published'
import { type Project, project as schema } from '@/content/schema/project'
import { samplePlot } from '@/e2e/helpers/sample-plot'
import type { Plot } from '@/lib/domain/property/plots'
import { belowProject } from '@/lib/domain/property/send-plot'
import { plotPath, projectPath } from '@/lib/domain/routes'
import { plotDocument } from './plot-document'
import { plotCards, plotPageOf, plotPages } from './plot-page'
import { plotPicture } from './plot-picture'
import { listedPaths } from './sitemap-entries'

/** Texts of this test, in place of the content's. */
jest.mock('@/content/project-page/project-words', () => {
  const actual = jest.requireActual('@/content/project-page/project-words')
  const { projectWords } = actual
  return {
    ...actual,
    projectWords: {
      ...projectWords,
      registration: { ...projectWords.registration, missing: 'No number', exempt: 'Exempt' },
      plan: {
        ...projectWords.plan,
        placeholderNote: 'A sample.',
        statuses: { available: 'Available', reserved: 'Reserved', booked: 'Booked', sold: 'Sold' },
        send: {
          ...projectWords.plan.send,
          title: 'Plot {n}, {size} sq.ft, {facing}, {price} · {name}',
          titleTaken: 'Plot {n}, {status}, {size} sq.ft, {facing} · {name}',
        },
      },
      plotPage: { ...projectWords.plotPage, statusOn: '{status}, as of {day}' },
    },
    sharedRegistration: (of?: { number?: string }) => of?.number && `Registered ${of.number}.`,
  }
})

const project = schema.parse({
  ...fixtureProject,
  plan: { ...fixtureProject.plan, isIllustrative: false },
  registration: fixtureRegistration,
})
const plot = samplePlot({ number: 7, facing: 'North-East' })
const pageOf = (more: Partial<Plot> = {}, of: Project = project, checkedOn?: string) =>
  plotPageOf(
    of,
    { slug: of.slug, lines: '/plans/x.svg', plots: [], checkedOn },
    { ...plot, ...more },
  )

/** Returns the content of the meta tag with this name or property. */
const tag = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]

test('an available plot’s title has number, size, facing, price and project', () => {
  const html = plotDocument(pageOf())
  expect(html).toContain('<title>Plot 7, 1,200 sq.ft, north-east, ₹18,00,000 · Sarayu</title>')
  expect(tag(html, 'og:title')).toBe('Plot 7, 1,200 sq.ft, north-east, ₹18,00,000 · Sarayu')
})

test.each(['reserved', 'booked', 'sold'] as const)(
  'a plot that is %s says so in title and picture, in place of its price',
  (status) => {
    const { title, card } = pageOf({ status })
    expect(title).toBe(`Plot 7, ${status}, 1,200 sq.ft, north-east · Sarayu`)
    expect(card.large.toLowerCase()).toBe(status)
    expect(card.notes).toEqual([`Registered ${fixtureRegistration.number}.`])
  },
)

test('the description has the registration, and the status with its date', () => {
  const description = (page: ReturnType<typeof pageOf>) => tag(plotDocument(page), 'og:description')
  const number = `Registered ${fixtureRegistration.number}.`
  expect(description(pageOf())).toBe(`${number} Available.`)
  const dated = pageOf({}, project, '2026-11-24')
  expect(description(dated)).toBe(`${number} Available, as of 24 Nov 2026.`)
  expect(dated.card.notes).toEqual(['Available, as of 24 Nov 2026', number])
  const held = pageOf({ status: 'reserved' }, project, '2026-11-24')
  expect(held.card.notes).toEqual(['Reserved, as of 24 Nov 2026', number])
})

test('the picture of a sold plot does not change after another check of the plan', () => {
  const on = (day: string) => pageOf({ status: 'sold' }, project, day).card
  expect(on('2026-11-24')).toEqual(on('2026-12-01'))
})

test('a missing registration is stated or explained, and a placeholder is marked', () => {
  const exempt = schema.parse({
    ...fixtureProject,
    registration: { kind: 'exempt', reason: 'Fewer than eight plots' },
  })
  expect(pageOf({}, exempt).description).toBe(
    'Exempt: Fewer than eight plots. Available. A sample.',
  )
  const missing = schema.parse({ ...fixtureProject, registration: undefined })
  expect(pageOf({}, missing).description).toBe('No number. Available. A sample.')
})

test('the document has the project as canonical, is not indexed, and opens the plan at the plot', () => {
  const html = plotDocument(pageOf())
  const site = 'https://www.noyyal.example/noyyal'
  expect(html).toContain(`<link rel="canonical" href="${site}/sarayu/">`)
  expect(html).toContain('<a href="/noyyal/sarayu/?plot=7#plan">')
  expect(tag(html, 'robots')).toBe('noindex')
  expect(tag(html, 'og:url')).toBe(`${site}/sarayu/plot/7/`)
  expect(tag(html, 'og:image')).toBe(`${site}/share/sarayu-plot-7.jpg`)
})

test('the document’s policy only allows its own script and style', () => {
  const html = plotDocument(pageOf())
  for (const tag of ['script', 'style']) {
    const [, own = ''] = new RegExp(`<${tag}>(.*)</${tag}>`).exec(html) ?? []
    const hash = createHash('sha256').update(own).digest('base64')
    expect(html).toContain(`; ${tag}-src 'sha256-${hash}';`)
  }
})

test('a plot without a drawing has the picture of its project', () => {
  const { image, labels } = plotPageOf(project, { slug: project.slug, plots: [] }, plot)
  expect([image, labels.picture]).toEqual(['/share/sarayu.jpg', 'Sarayu'])
})

test('text from content is escaped', () => {
  const html = plotDocument(pageOf({}, { ...project, name: '"><script>alert(1)</script>' }))
  expect(html.match(/<script/g)).toHaveLength(1)
})

test('every plot of a published project has a page, and none is in the sitemap', () => {
  const plots = publishedProjects.flatMap((each) =>
    readPlan(each).plots.map(({ number }) => plotPath(each.slug, number)),
  )
  expect([...plotPages.keys()]).toEqual(plots)
  expect(listedPaths().filter((path) => plotPages.has(path))).toEqual([])
})

test('a page is at the path that the plot’s sheet and the list link to', () => {
  const at = new URL(belowProject(7), `https://x.example${projectPath('sarayu')}`)
  expect(at.pathname).toBe(plotPath('sarayu', 7))
})

const drawn = [...plotCards.values()]

test('pictures of two plots are JPEGs of 1200 by 630 under 150 kB, each marking its own plot', async () => {
  const [first, other] = drawn
  if (!first || !other) return
  const [one, two, again] = await Promise.all([
    plotPicture(first),
    plotPicture({ ...first, number: other.number }),
    plotPicture(first),
  ])
  for (const picture of [one, two]) {
    expect(picture.length).toBeLessThan(150_000)
    expect(await sharp(picture).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    })
  }
  expect(one.equals(two)).toBe(false)
  expect(one.equals(again)).toBe(true)
})

test.each([
  ['a long note', { notes: ['A reason that nobody has cut short. '.repeat(40)] }],
  ['a note without a space', { notes: ['W'.repeat(300)] }],
  ['a place without a space', { place: 'W'.repeat(120) }],
  ['many figures', { figures: 'wide '.repeat(400) }],
])('text too long for its box still makes a picture: %s', async (_, words) => {
  const [first] = drawn
  if (!first) return
  const { width, height } = await sharp(await plotPicture({ ...first, ...words })).metadata()
  expect([width, height]).toEqual([1200, 630])
})
