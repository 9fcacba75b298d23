/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import type { InformationPage } from '@/content/schema/page'
import { Hoarding } from './Hoarding'
import { InformationArticle } from './InformationArticle'
import { ProseSection } from './ProseSection'
import { Questions } from './Questions'

const words = {
  ...{ contents: 'On this page', updated: 'Last changed on {date}' },
  ...{ checked: 'As of {date}', draft: 'Draft' },
}
const part = (id: string) => ({ id, title: `About ${id}`, blocks: ['One paragraph.'] })
const pageOf = (...sections: InformationPage['sections']): InformationPage => ({
  ...{
    slug: 'page',
    title: 'A page',
    metaTitle: 'A page',
    description: 'A page',
    lead: 'Lead',
    image: 'charts/deed',
  },
  ...{ isDraft: false, sections },
})
const show = (page: InformationPage) =>
  render(<InformationArticle page={page} words={words} extras={{ b: <hr /> }} />)

const first = { ...part('first'), band: 'highlight' as const }
test.each([
  ['four parts', [part('a'), part('b'), part('c'), part('d')], ['#a', '#b', '#c', '#d']],
  ['three parts', [part('a'), part('b'), part('c')], []],
  ['three parts after a first', [first, part('a'), part('b'), part('c')], []],
])('pages with more than three sections have a table of contents: %s', (_, parts, hrefs) => {
  show(pageOf(...parts))
  const contents = screen.queryByRole('navigation')
  const links = contents ? within(contents).getAllByRole('link') : []
  expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs)
  for (const { id, title } of parts)
    expect(screen.getByRole('region', { name: title })).toHaveAttribute('id', id)
})

test('a draft is marked, and the last change is shown if known', () => {
  const page = pageOf(part('a'))
  const { unmount } = show({ ...page, isDraft: true, updated: '2026-11-22' })
  expect(screen.getByText('Draft')).toBeInTheDocument()
  expect(screen.getByText('Last changed on 22 Nov 2026')).toBeInTheDocument()
  unmount()
  show(page)
  expect(screen.queryByText(/Draft|Last changed/)).toBeNull()
})

test('unconfirmed text follows its label', () => {
  const blocks = [{ text: 'The name follows.', tag: 'Sample' }]
  render(<ProseSection id="write" title="Write" blocks={blocks} />)
  const tag = screen.getByText('Sample')
  expect(tag.parentElement).toHaveTextContent('Sample The name follows.')
})

test('a section states the date it was checked', () => {
  show(pageOf({ ...part('a'), checkedOn: '2026-11-26' }, part('b')))
  const statement = screen.getByRole('region', { name: 'About a' })
  expect(within(statement).getByText('As of 26 Nov 2026')).toBeInTheDocument()
  expect(screen.getAllByText(/As of/)).toHaveLength(1)
})

test('extra content is in the section whose id it has', () => {
  show(pageOf(part('a'), part('b')))
  const region = screen.getByRole('region', { name: 'About b' })
  expect(within(region).getByRole('separator')).toBeInTheDocument()
})

test('a column of figures only is marked, including its header', () => {
  const table = {
    caption: 'Prices',
    columns: ['Project', 'Price', 'How'],
    rows: [
      ['Vistara', '₹68,32,800', '2,400 sq.ft'],
      ['Mandhra', '₹23,28,000', 'assumed'],
    ],
  }
  render(<ProseSection id="prices" title="Prices" blocks={[{ table }]} />)
  const figures = [...screen.getAllByRole('columnheader'), ...screen.getAllByRole('cell')].filter(
    (cell) => cell.getAttribute('data-is')?.includes('figure'),
  )
  expect(figures.map((cell) => cell.textContent)).toEqual(['Price', '₹68,32,800', '₹23,28,000'])
})

test('scores and signed rates are figures too', () => {
  const table = {
    caption: 'Points',
    columns: ['Team', 'Rate', 'Score'],
    rows: [
      ['Tiruppur', '+1.733', '220/5'],
      ['Dindigul', '−0.312', '102'],
    ],
  }
  render(<ProseSection id="points" title="Points" blocks={[{ table }]} />)
  const cells = screen.getAllByRole('cell')
  expect(cells.map((cell) => cell.getAttribute('data-is'))).toEqual(cells.map(() => 'named figure'))
})

test('text between a name and a figure makes a ledger, whose cells need no labels', () => {
  const columns = ['Step', 'How', 'Result']
  const ledger = {
    caption: 'Worked out',
    columns,
    rows: [['Duty', '7% of the price', '₹5,26,325']],
  }
  const others = { caption: 'Compared', columns, rows: [['Land', 'Survey number', 'Patta']] }
  const blocks = [ledger, others].map((table) => ({ table }))
  render(<ProseSection id="sums" title="Sums" blocks={blocks} />)
  const named = (table: HTMLElement) =>
    [...table.querySelectorAll('[data-label]')].map((cell) => cell.getAttribute('data-label'))
  expect(screen.getAllByRole('table').map(named)).toEqual([[], ['How', 'Result']])
})

test('a section has a one-line summary', () => {
  render(<ProseSection id="own" title="What we store" short="No cookie." blocks={['Long.']} />)
  const part = screen.getByRole('region', { name: 'What we store' })
  expect(within(part).getByRole('heading').nextSibling).toHaveTextContent('No cookie.')
})

test('steps are a numbered list', () => {
  const blocks = [{ list: ['Open the plan.'], areSteps: true }, { list: ['A plot.'] }]
  render(<ProseSection id="find" title="Find" blocks={blocks} />)
  expect(screen.getAllByRole('list').map(({ tagName }) => tagName)).toEqual(['OL', 'UL'])
})

test('a common task has a drawing, steps and links', () => {
  const links = [{ label: 'See the projects', path: '/properties/' as const }]
  const blocks = [{ links }, { list: ['Open the plan.'], areSteps: true }]
  const tasks = (['plan', 'days', 'table'] as const).map((task) => ({
    ...part(task),
    blocks,
    task,
  }))
  const { container } = show(pageOf(part('a'), ...tasks))
  const drawn = [...container.querySelectorAll('section:has(svg[data-set="task"])')]
  expect(drawn.map(({ id }) => id)).toEqual(['plan', 'days', 'table'])
  for (const way of drawn) {
    expect(way.querySelectorAll('ol > li')).toHaveLength(1)
    expect(way.lastElementChild?.querySelectorAll('a')).toHaveLength(1)
  }
  const strokes = drawn.map((way) => way.querySelector('svg')?.innerHTML)
  expect(new Set(strokes).size).toBe(drawn.length)
})

test('each answer has its own fragment', () => {
  const items = ['price', 'visit'].map((slug) => ({
    ...{ slug, question: `And the ${slug}?`, answer: ['Ask.'] },
  }))
  render(<Questions items={items} linkLabel="Link to this answer" />)
  for (const { slug, question } of items) {
    const link = screen.getByRole('link', {
      name: `Link to this answer: ${question}`,
      hidden: true,
    })
    expect(link).toHaveAttribute('href', `#${slug}`)
    expect(link.closest('details')).toHaveAttribute('id', slug)
  }
})

test('a section has links, places and areas drawn to one scale', () => {
  const shapes = [
    { name: 'A cent', area: '435.6', text: 'sq.ft', of: 'cent' as const, feet: [20, 20] as const },
    {
      name: 'A ground',
      area: '2,400',
      text: 'sq.ft',
      of: 'ground' as const,
      feet: [40, 60] as const,
    },
    { name: 'Not known yet', area: '?', text: '', of: 'example-plot' as const },
  ]
  const image = 'charts/counter' as const
  const items = [{ image, title: 'Cinemas', text: 'The counter', place: 'Tiruppur' }]
  const blocks = [
    { links: [{ label: 'See the projects', path: '/properties/' as const }] },
    { places: { items } },
    { areas: { caption: 'To one scale', side: '{n} ft', shapes } },
  ]
  render(<ProseSection id="all" title="All" blocks={blocks} />)
  expect(screen.getByRole('link', { name: 'See the projects' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/properties\/$/),
  )
  expect(screen.getByRole('heading', { name: 'Cinemas' })).toBeInTheDocument()
  const drawings = within(screen.getByRole('figure')).getAllByRole('listitem')
  expect(drawings.map(({ textContent }) => textContent)).toEqual([
    '20 ftA cent 435.6 sq.ft',
    '40 ft60 ftA ground 2,400 sq.ft',
  ])
  const boxes = drawings.map((drawing) => drawing.querySelector('svg'))
  expect(boxes.map((box) => box?.getAttribute('width'))).toEqual(['20.0em', '40.0em'])
  expect(boxes.map((box) => box?.getAttribute('height'))).toEqual(['20.0em', '60.0em'])
})

test('short sections are grouped in their order', () => {
  const long = { ...part('long'), blocks: ['One.', 'Two.'] }
  show(pageOf(long, part('a'), part('b')))
  const partOf = (name: string) => screen.getByRole('region', { name }).parentElement
  const row = partOf('About a')?.parentElement
  expect([...(row?.querySelectorAll('section') ?? [])].map(({ id }) => id)).toEqual(['a', 'b'])
  expect(partOf('About long')).not.toBe(row)
})

test('a hoarding numbers each part that a note explains, and is hidden from screen readers', () => {
  const notes = ['The number', 'The website', 'The code', 'The promoter']
  const board = {
    specimen: 'Specimen',
    title: 'Name',
    number: 'Number',
    promoter: ['Promoter', 'Address', 'Contact'],
  }
  const { container } = render(
    <Hoarding
      caption="The four"
      notes={notes}
      board={board}
      website="rera.tn.gov.in"
      code="/qr/register.svg"
    />,
  )
  expect(container.querySelectorAll('[aria-hidden=true] [data-numbered]')).toHaveLength(4)
  for (const note of notes) expect(screen.getByText(note)).toBeVisible()
  expect(container.querySelector('img')).toHaveAttribute('src', expect.stringMatching('register'))
})
