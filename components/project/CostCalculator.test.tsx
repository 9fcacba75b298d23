/** @jest-environment jsdom */
import { act, configure, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { projectWords } from '@/content/project-page/project-words'
import { rates, samplePlot } from '@/e2e/helpers/sample-plot'
import { CostCalculator } from './CostCalculator.island'
import { choosePlot } from './chosen-plot'

const plot68 = samplePlot({ number: 68, squareFeet: 2778, pricePerSqFt: 2847 })

const words = {
  ...projectWords.cost,
  plot: 'Plot {n}, {area} sq.ft',
  anyPlot: '{area} sq.ft',
  area: 'Area',
  unit: 'Unit',
  interest: 'Interest',
  term: 'Term',
  outOfRange: 'A figure from {min} to {max}, please',
  tax: 'From {limit}, {percent}% goes to the tax office: {sum}.',
}
const calculator = (
  <CostCalculator
    name="Vistara"
    plot={{ number: 34, squareFeet: 1200, pricePerSqFt: 2847 }}
    rates={rates}
    words={words}
  />
)
const field = (name: string) => screen.getByRole('textbox', { name })
const type = (name: string, text: string) => {
  act(() => field(name).focus())
  fireEvent.input(field(name), { target: { value: text } })
}
const chooseUnit = (value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Unit' }), { target: { value } })

// Checking accessibility of hidden elements takes jsdom seconds; nothing here is hidden.
configure({ defaultHidden: true })

beforeEach(() => {
  history.replaceState(null, '', '/vistara/')
  act(() => choosePlot(undefined))
})

test('the defaults are rendered on the server', () => {
  const html = renderToStaticMarkup(calculator)
  for (const sum of [
    '₹34,16,400',
    '₹25,62,300',
    '₹25,989',
    '₹12,40,153',
    '₹2,39,148',
    '₹68,328',
    '₹37,23,876',
    // Including the interest.
    '₹58,39,515',
  ]) {
    expect(html).toContain(sum)
  }
})

test('a changed figure changes the sums and the address', () => {
  render(calculator)
  type('Interest', '0')
  expect(screen.getByText('₹14,235')).toBeInTheDocument()
  expect(screen.queryByText(words.paidInAll)).not.toBeInTheDocument()
  expect(location.search).toBe('?rate=0')
})

test('a slider updates the sums at once, and the address on release', () => {
  const write = jest.spyOn(history, 'replaceState')
  render(calculator)
  const slider = screen.getByRole('slider', { name: 'Interest' })
  for (const value of ['1', '2', '0']) fireEvent.input(slider, { target: { value } })
  expect(screen.getByText('₹14,235')).toBeInTheDocument()
  expect(write).not.toHaveBeenCalled()
  fireEvent.change(slider)
  expect(write).toHaveBeenCalledTimes(1)
  expect(location.search).toBe('?rate=0')
  write.mockRestore()
})

test('figures are read with their unit, and a loan may end within a year', () => {
  render(calculator)
  type('Area', `2,400 ${words.units.sqft}`)
  type('Term', `7.5 ${words.years}`)
  for (const name of ['Area', 'Term']) expect(field(name)).toBeValid()
  expect(screen.getByText(/^90\b/)).toBeInTheDocument()
  expect(location.search).toBe('?area=2400&years=7.5')
  act(() => field('Term').blur())
  expect(field('Term')).toHaveValue('7.5')
})

test('another unit shows the same area, and a shared address keeps the unit', () => {
  const { unmount } = render(calculator)
  chooseUnit('ground')
  expect(field('Area')).toHaveValue('0.5')
  expect(screen.getByText('₹34,16,400')).toBeInTheDocument()
  type('Area', '1')
  expect(screen.getByText('₹68,32,800')).toBeInTheDocument()
  expect(new URLSearchParams(location.search).get('area')).toBe('2400')
  expect(new URLSearchParams(location.search).get('unit')).toBe('ground')
  unmount()
  render(calculator)
  expect(field('Area')).toHaveValue('1')
})

test.each(['', 'abc', '-5', '1e9', '0'])(
  'invalid input is explained and the last sums stay: "%s"',
  (text) => {
    render(calculator)
    type('Area', text)
    expect(field('Area')).toBeInvalid()
    expect(screen.getByRole('alert')).toHaveTextContent('A figure from 100 to 1,00,000, please')
    expect(document.body.textContent).not.toMatch(/NaN|Infinity|undefined/)
    act(() => field('Area').blur())
    expect(field('Area')).toBeValid()
  },
)

/** Limits of an area in each unit, and values just outside a limit that is rounded to two places. */
const EDGES = [
  ['cent', ['0.23', '229.56'], ['229.57']],
  ['ground', ['0.0417', '41.66'], ['0.04', '41.67']],
  ['sqm', ['9.3', '9290.3'], ['9.29', '9290.31']],
  ['sqft', ['100', '1,00,000'], ['99.999', '100000.001']],
] as const

test.each(EDGES)('areas at the limits in %s reopen unchanged', (unit, within, beyond) => {
  for (const area of [...within, ...beyond]) {
    history.replaceState(null, '', '/vistara/')
    const first = render(calculator)
    chooseUnit(unit)
    type('Area', area)
    if (within.some((each) => each === area)) expect(field('Area')).toBeValid()
    type('Interest', '0.0000001')
    const sums = () =>
      [...document.querySelectorAll('h3, output, dd')].map((each) => each.textContent)
    const before = sums()
    expect(before.length).toBeGreaterThan(5)
    first.unmount()
    const second = render(calculator)
    expect(sums()).toEqual(before)
    second.unmount()
  }
})

test('it starts with a plot and names it', () => {
  render(calculator)
  expect(screen.getByRole('heading', { name: 'Plot 34, 1,200 sq.ft' })).toBeInTheDocument()
})

test('a chosen plot sets its number and its size', () => {
  render(calculator)
  act(() => choosePlot(plot68))
  expect(screen.getByRole('heading', { name: 'Plot 68, 2,778 sq.ft' })).toBeInTheDocument()
  expect(field('Area')).toHaveValue('2,778')
})

test('a chosen plot sets its own price', () => {
  render(calculator)
  act(() => choosePlot({ ...plot68, pricePerSqFt: 3000 }))
  expect(screen.getByText('₹83,34,000')).toBeInTheDocument()
  act(() => choosePlot(plot68))
  expect(screen.getByText('₹79,08,966')).toBeInTheDocument()
})

test('a typed area is shown without a plot, until another plot is chosen', () => {
  render(calculator)
  type('Area', '1500')
  expect(screen.getByRole('heading', { name: '1,500 sq.ft' })).toBeInTheDocument()
  expect(location.search).toBe('?area=1500')
  act(() => field('Area').blur())
  act(() => choosePlot(plot68))
  expect(field('Area')).toHaveValue('2,778')
})

test('a shared address with a plot and an area keeps both', () => {
  history.replaceState(null, '', '/vistara/?plot=68&area=1500')
  render(calculator)
  act(() => choosePlot(plot68))
  expect(field('Area')).toHaveValue('1,500')
})

test('the chart has four parts as wide as their sums', () => {
  const { container } = render(calculator)
  const parts = [...container.querySelectorAll('rect')]
  expect(parts.map((part) => part.getAttribute('data-part'))).toEqual([
    ...['plot', 'duty', 'fee', 'interest'],
  ])
  const widths = parts.map((part) => Number(part.getAttribute('width')))
  const [plot = 0, duty = 0, fee = 0] = widths
  expect(duty / plot).toBeCloseTo(0.07, 3)
  expect(fee / plot).toBeCloseTo(0.02, 3)
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(100, 1)
})

test('a shared estimate names its plot, and copying the address is confirmed', async () => {
  const user = userEvent.setup()
  render(calculator)
  await user.click(screen.getByRole('button', { name: words.share }))
  expect(await screen.findByText(words.copied)).toHaveAttribute('role', 'status')
  expect(await navigator.clipboard.readText()).toMatch(/\/vistara\/\?plot=34#cost$/)
})

test('from ₹50 lakh it states the tax that a buyer withholds, below it does not', () => {
  const taxNote = () => screen.queryByText(/1% goes to the tax office/)
  render(calculator)
  expect(taxNote()).not.toBeInTheDocument()
  act(() => choosePlot(plot68))
  expect(taxNote()).toHaveTextContent('From ₹50,00,000')
  expect(taxNote()).toHaveTextContent('₹79,090')
  type('Area', '1,756')
  expect(taxNote()).not.toBeInTheDocument()
  type('Area', '1,757')
  expect(taxNote()).toHaveTextContent('₹50,022')
})
