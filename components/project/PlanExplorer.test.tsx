/** @jest-environment jsdom */
import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { projectWords } from '@/content/project-page/project-words'
import { samplePlot } from '@/e2e/helpers/sample-plot'
import {
  isInFilter,
  type Plot,
  type PlotFilter,
  type PlotStatus,
  packPlots,
} from '@/lib/domain/property/plots'
import { choosePlot } from './chosen-plot'
import { setFavourites } from './favourites'
import { PlanExplorer } from './PlanExplorer.island'

/** Two rows of eight plots, with one more plot at each end. */
const GONE = new Map<number, PlotStatus>([
  ...[8, 13].map((number) => [number, 'sold'] as const),
  ...[4, 5, 15].map((number) => [number, 'booked'] as const),
  [11, 'reserved'],
])
const plotWith = (number: number, given: Partial<Plot>) =>
  samplePlot({
    number,
    status: GONE.get(number) ?? 'available',
    squareFeet: 2684 + number,
    facing: number <= 8 ? 'North' : 'South',
    pricePerSqFt: 2847,
    ...given,
  })
const plots = [
  ...Array.from({ length: 16 }, (_, index) => plotWith(index + 1, {})),
  plotWith(31, { squareFeet: 2637 }),
  plotWith(68, { squareFeet: 2778 }),
]
const packed = packPlots(plots)
const shapes = plots.map(({ number }, index) => {
  const at = `${100 * (index % 8)} ${100 * Math.floor(index / 8)}`
  return `<path data-plot="${number}" data-at="${at}" d="M${at}h90z"/>`
})
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1167 884"><g data-part="plots">${shapes.join('')}</g></svg>`
const words = {
  ...projectWords.plan,
  drawing: 'Site plan of {name}',
  count: '{n} of {total} plots',
  facing: 'Facing',
  statuses: { available: 'Available', reserved: 'Reserved', booked: 'Booked', sold: 'Sold' },
  plot: 'Plot',
  plotName: 'Plot {n}, {status}, {size} sq.ft, {facing} facing',
  priceAt: 'At ₹{price} per sq.ft',
  ask: 'Ask about plot {n}',
  askMessage: '{name}, plot {n}, {size} sq.ft, {facing}',
  askWhatsApp: 'Ask on WhatsApp',
  whatsappText: '{name}, plot {n}: {size}, {facing}, {price}. {url}',
  showAll: 'All {n} plots',
}

function open(
  answer: Promise<Partial<Response>> = Promise.resolve({ ok: true, text: async () => svg }),
  given = packed,
) {
  globalThis.fetch = jest.fn(() => answer as Promise<Response>)
  const view = render(
    <PlanExplorer
      packed={given}
      files={{
        drawing: { url: '/plans/vistara.svg', viewBox: '0 0 1167 884' },
        upright: { url: '/plans/upright.svg', viewBox: '0 0 844 1209' },
      }}
      isLong={false}
      project={{
        ...{ name: 'Vistara', slug: 'vistara', site: 'https://site.example' },
        pricePerSqFt: 2847,
      }}
      phone="+910000000000"
      compare="/properties/compare/"
      words={words}
    >
      scene
    </PlanExplorer>,
  )
  // jsdom loads no image.
  for (const image of view.container.querySelectorAll('img')) fireEvent.load(image)
  return view
}

/** Returns a plot of the drawing once loaded. By number: accessible names of many shapes are slow in jsdom. */
const plotOf = (number: number) =>
  waitFor(
    () => {
      const shape = document.querySelector<SVGElement>(`[role="radio"][data-plot="${number}"]`)
      if (!shape) throw new Error(`plot ${number} is not drawn`)
      return shape
    },
    { timeout: 4000 },
  )
const sheet = (number: number) => screen.getByRole('region', { name: `Plot ${number}` })

// Checking accessibility of hidden elements takes jsdom seconds; nothing here is hidden.
configure({ defaultHidden: true })

beforeEach(() => {
  history.replaceState(null, '', '/vistara/')
  act(() => choosePlot(undefined))
  Element.prototype.scrollIntoView = jest.fn()
  Element.prototype.scrollTo = jest.fn()
})

test('every plot of the drawing can be chosen and has a descriptive name', async () => {
  open()
  expect(await plotOf(68)).toHaveAccessibleName('Plot 68, available, 2,778 sq.ft, South facing')
  const drawing = screen.getByRole('radiogroup', { name: /Site plan of Vistara/ })
  expect(within(drawing).getAllByRole('radio')).toHaveLength(18)
})

test('a plot with its own price shows that price', async () => {
  history.replaceState(null, '', '/vistara/?plot=68')
  open(undefined, packPlots(plots.map((plot) => ({ ...plot, pricePerSqFt: 3000 }))))
  await plotOf(68)
  expect(within(sheet(68)).getByText('₹83,34,000')).toBeInTheDocument()
  expect(within(sheet(68)).getByText('At ₹3,000 per sq.ft')).toBeInTheDocument()
})

test('arrow keys move through the drawing, with one plot in the tab order', async () => {
  open()
  const first = await plotOf(1)
  act(() => first.focus())
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  expect(await plotOf(10)).toHaveFocus()
  expect(sheet(10)).toBeInTheDocument()
  const reachable = document.querySelectorAll('[role="radio"][tabindex="0"]')
  expect(reachable).toHaveLength(1)
})

/** Returns the numbers of the plots that match a filter, lowest first. */
const left = (filter: PlotFilter) =>
  plots.filter((plot) => isInFilter(plot, filter)).map(({ number }) => number)

test.each<[string, PlotFilter]>([
  ['facing=south', { facing: 'South' }],
  ['status=sold', { status: 'sold' }],
  ['status=booked&facing=north', { status: 'booked', facing: 'North' }],
])('the sheet shows a plot that matches %s, whatever was chosen before', async (query, filter) => {
  const [chosen = 0] = plots.filter((plot) => !isInFilter(plot, filter)).map(({ number }) => number)
  history.replaceState(null, '', `/vistara/?${query}&plot=${chosen}`)
  open()
  await plotOf(1)
  expect(screen.queryByRole('region', { name: `Plot ${chosen}` })).toBeNull()
  const label = screen.getByRole('region', { name: /^Plot \d+$/ }).getAttribute('aria-label')
  expect(left(filter)).toContain(Number(label?.replace('Plot ', '')))
  const checked = document.querySelectorAll('[data-plot][aria-checked="true"]')
  expect([...checked].map((shape) => `Plot ${shape.getAttribute('data-plot')}`)).toEqual([label])
})

test('a filter that excludes the chosen plot clears the choice, also in address and forms', async () => {
  open()
  fireEvent.click(await plotOf(68))
  fireEvent.change(screen.getByLabelText('Facing'), { target: { value: 'North' } })
  expect(screen.queryByRole('region', { name: 'Plot 68' })).toBeNull()
  expect(location.search).toBe('?facing=north')
  expect(screen.getByRole('region', { name: /^Plot/ })).not.toHaveAttribute('data-raised')
})

test('an excluded plot cannot be clicked, and arrow keys skip it', async () => {
  history.replaceState(null, '', '/vistara/?status=available')
  open()
  const gone = plots.find(({ status }) => status !== 'available')
  const shape = await plotOf(gone?.number ?? 0)
  expect(shape).toHaveAttribute('aria-disabled', 'true')
  fireEvent.click(shape)
  expect(sheet(1)).toBeInTheDocument()
  act(() => (document.querySelector('[data-plot="1"]') as SVGElement).focus())
  const passed = new Set<number>()
  for (let step = 0; step < plots.length; step += 1) {
    passed.add(Number(document.activeElement?.getAttribute('data-plot')))
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' })
  }
  // The row of plot 1 continues after the first excluded plot.
  expect(Math.max(...passed)).toBeGreaterThan(gone?.number ?? 0)
  expect(left({ status: 'available' })).toContain(
    Number(document.activeElement?.getAttribute('data-plot')),
  )
})

test('the sheet of a clicked plot rises; Escape and its button lower it and restore focus', async () => {
  open()
  const shape = await plotOf(68)
  fireEvent.click(shape)
  expect(sheet(68)).toHaveAttribute('data-raised')
  within(sheet(68)).getByRole('link', { name: 'Ask about plot 68' }).focus()
  await userEvent.keyboard('{Escape}')
  expect(sheet(68)).not.toHaveAttribute('data-raised')
  expect(shape).toHaveFocus()

  await userEvent.click(screen.getByRole('button', { name: '3' }))
  fireEvent.click(within(sheet(3)).getByRole('button', { name: words.close }))
  expect(sheet(3)).not.toHaveAttribute('data-raised')
  expect(screen.getByRole('button', { name: '3' })).toHaveFocus()
})

test('an address alone raises no sheet', async () => {
  history.replaceState(null, '', '/vistara/?plot=68')
  open()
  await plotOf(68)
  expect(sheet(68)).not.toHaveAttribute('data-raised')
})

test('a filter without matches offers a reset', async () => {
  history.replaceState(null, '', '/vistara/?status=reserved&facing=north')
  open()
  await plotOf(1)
  expect(screen.getByText(words.none)).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: words.reset }))
  expect(screen.getByRole('status')).toHaveTextContent('18 of 18 plots')
})

test('a chosen plot has its row, whether or not all rows are open', async () => {
  open()
  fireEvent.click(await plotOf(68))
  expect(screen.getAllByRole('row')).toHaveLength(8)
  expect(screen.getByRole('button', { name: '68' })).toHaveAttribute('aria-pressed', 'true')
})

test('asking about a plot leads to the enquiry with its message', async () => {
  open()
  fireEvent.click(await plotOf(68))
  const { hash, dataset } = screen.getByRole<HTMLAnchorElement>('link', {
    name: 'Ask about plot 68',
  })
  expect(hash).toBe('#enquiry')
  expect(dataset.prefill).toBe('Vistara, plot 68, 2,778 sq.ft, South')
  const chat = screen.getByRole<HTMLAnchorElement>('link', { name: 'Ask on WhatsApp' })
  expect(new URL(chat.href).searchParams.get('text')).toMatch(
    /^Vistara, plot 68: 2,778, South, ₹[\d,]+\. https:\/\/site\.example\/noyyal\/vistara\//,
  )
})

test('a sold plot has no price and links to available plots', async () => {
  open()
  fireEvent.click(await plotOf(8))
  expect(within(sheet(8)).queryByText(/₹/)).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: words.showAvailable }))
  expect(screen.getByRole('status')).toHaveTextContent('12 of 18 plots')
})

test.each([
  ['is not there', Promise.resolve({ ok: false, text: async () => 'Not found' })],
  ['is no drawing', Promise.resolve({ ok: true, text: async () => '<html/>' })],
  ['cannot be fetched', Promise.reject(new TypeError('network'))],
])('when the drawing %s, picture and list stay and a message says so', async (_, answer) => {
  answer.catch(() => undefined)
  open(answer)
  expect(await screen.findByText(words.failed)).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'Site plan of Vistara' })).toBeInTheDocument()
  expect(screen.getAllByRole('row')).toHaveLength(7)
  fireEvent.click(screen.getByLabelText('All 18 plots'))
  expect(screen.getAllByRole('row')).toHaveLength(19)
})

test('budget, road, corner and park in the address set the filter', async () => {
  const placed = plots.map((plot) => ({
    ...plot,
    ...(plot.number > 14 && { road: '40 ft' }),
    ...(plot.number % 2 === 0 && { isCorner: true as const }),
    ...(plot.number % 4 === 0 && { isByPark: true as const }),
  }))
  history.replaceState(null, '', '/vistara/?upto=78&road=40&corner=yes&park=yes')
  open(undefined, packPlots(placed))
  await plotOf(68)
  expect(screen.getByRole('status')).toHaveTextContent('1 of 18 plots')
  expect(screen.getByRole('combobox', { name: words.road })).toHaveValue('40')
})

test('a seventh star says that the list of six is full', async () => {
  act(() => setFavourites([1, 2, 3, 5, 6, 7].map((number) => `nakshatra-${number}`)))
  open()
  await plotOf(68)
  const star = screen.getByRole('button', { name: words.keep.replace('{n}', '1') })
  fireEvent.click(star)
  expect(within(sheet(1)).getByRole('alert')).not.toBeEmptyDOMElement()
  expect(star).toHaveAttribute('aria-pressed', 'false')
  act(() => setFavourites([]))
})

test('a star saves the plot and links to the comparison', async () => {
  localStorage.clear()
  open()
  await plotOf(68)
  const star = screen.getByRole('button', { name: words.keep.replace('{n}', '1') })
  fireEvent.click(star)
  expect(star).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('link', { name: words.compare.one })).toHaveAttribute(
    'href',
    '/properties/compare/?p=vistara-1',
  )
  fireEvent.click(star)
  expect(localStorage.getItem('shortlist')).toBeNull()
  expect(screen.queryByRole('link', { name: words.compare.one })).toBeNull()
})
