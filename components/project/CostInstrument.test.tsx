import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { costAssumptions, projectWords } from '@/content/projects/words'
import { CostInstrument } from './CostInstrument.island'

const { assumedOn: _, ...defaults } = costAssumptions
const instrument = (
  <CostInstrument pricePerSqFt={2847} defaults={defaults} words={projectWords.cost} />
)
const field = (name: string) => screen.getByRole('textbox', { name })
const type = async (name: string, text: string) => {
  await userEvent.clear(field(name))
  await userEvent.type(field(name), text)
}

beforeEach(() => history.replaceState(null, '', '/vistara/'))

test('the defaults are printed before any script', () => {
  const html = renderToStaticMarkup(instrument)
  for (const sum of [
    '₹34,16,400',
    '₹25,62,300',
    '₹25,988.55',
    '₹12,40,153.20',
    '₹3,07,476',
    '₹37,23,876',
  ]) {
    expect(html).toContain(sum)
  }
})

test('a changed figure changes the sums and the address', async () => {
  render(instrument)
  await type('Interest', '0')
  expect(screen.getByText('₹14,235.00')).toBeInTheDocument()
  expect(location.search).toBe('?rate=0')
})

test('another unit shows the same land', async () => {
  render(instrument)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'ground')
  expect(field('Area')).toHaveValue('0.5')
  expect(screen.getByText('₹34,16,400')).toBeInTheDocument()
  await type('Area', '1')
  expect(screen.getByText('₹68,32,800')).toBeInTheDocument()
  expect(new URLSearchParams(location.search).get('area')).toBe('2400')
  expect(new URLSearchParams(location.search).get('unit')).toBe('ground')
})

test.each(['', 'abc', '-5', '1e9', '0'])(
  'silly input is explained and the last sums stand: "%s"',
  async (text) => {
    render(instrument)
    await userEvent.clear(field('Area'))
    if (text) await userEvent.type(field('Area'), text)
    expect(field('Area')).toBeInvalid()
    expect(screen.getByRole('alert')).toHaveTextContent('A figure from 100 to 1,00,000, please')
    expect(document.body.textContent).not.toMatch(/NaN|Infinity|undefined/)
    await userEvent.tab()
    expect(field('Area')).toBeValid()
  },
)

test('a shared address opens the same estimate', () => {
  history.replaceState(null, '', '/vistara/?area=2778&loan=60&rate=8.5&years=20')
  render(instrument)
  expect(screen.getByText('₹79,08,966')).toBeInTheDocument()
  expect(field('Term')).toHaveValue('20')
})

test('a plot of the plan brings its size along', () => {
  render(instrument)
  act(() => {
    dispatchEvent(new CustomEvent('estimate:area', { detail: { squareFeet: 2778 } }))
  })
  expect(field('Area')).toHaveValue('2,778')
  expect(location.search).toBe('?area=2778')
})
