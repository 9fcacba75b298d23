/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setFavourites, useFavourites } from '@/components/project/favourites'
import { projectWords } from '@/content/project-page/project-words'
import { rates, samplePlot } from '@/e2e/helpers/sample-plot'
import { FAVOURITES } from '@/lib/browser/property/favourites'
import { packPlots } from '@/lib/domain/property/plots'
import { ComparePlots } from './ComparePlots.island'

const words = {
  compare: {
    ...projectWords.compare,
    start: 'Press a star',
    failed: 'They did not load.',
    retry: 'Again',
    unknown: 'Not here: {plots}.',
    remove: 'Take out {n} of {name}',
  },
  plan: { ...projectWords.plan, gone: 'It is sold.', plot: 'Plot', status: 'Status' },
  cost: projectWords.cost,
  registration: 'Registration',
  whatsapp: 'WhatsApp',
}
const project = (slug: string, name: string) => ({
  slug,
  name,
  plan: `/${slug}/#plan`,
  file: `/plots/${slug}.json`,
  registration: { text: `Number of ${name}` },
})
const file = packPlots([samplePlot(), samplePlot({ number: 2, status: 'sold' })])

function open(search: string, isThere = () => true) {
  history.replaceState(null, '', `/properties/compare/${search}`)
  globalThis.fetch = jest.fn(() =>
    isThere()
      ? Promise.resolve({ ok: true, status: 200, json: async () => file } as Response)
      : Promise.reject(new TypeError('Failed to fetch')),
  )
  return render(
    <ComparePlots
      projects={[project('green', 'Green'), project('blue', 'Blue')]}
      rates={rates}
      words={words}
      assumed="assumed"
    >
      <p>plans</p>
    </ComparePlots>,
  )
}
const columns = () => screen.findAllByRole('columnheader')

beforeEach(() => act(() => setFavourites([])))

test('plots of two projects follow the order of the address, each file fetched once', async () => {
  open('?p=blue-1,green-1,blue-2')
  expect((await columns()).map(({ textContent }) => textContent)).toEqual([
    'Plot 1 Blue',
    'Plot 1 Green',
    'Plot 2 Blue',
  ])
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(screen.getAllByText('₹18,00,000')).toHaveLength(2)
  expect(screen.getByText('It is sold.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Plot 1 Green' })).toHaveAttribute(
    'href',
    '/green/?plot=1#plan',
  )
})

test('without plots in the address nothing is fetched', async () => {
  open('')
  expect(await screen.findByText('Press a star')).toBeVisible()
  expect(fetch).not.toHaveBeenCalled()
})

test('a saved plot that no longer exists is dropped silently, one in a link is named', async () => {
  act(() => setFavourites(['green-9', 'green-1']))
  open('?p=green-9,green-1,red-3')
  expect(await screen.findByText('Not here: red-3.')).toBeVisible()
  expect(location.search).toBe('?p=green-1,red-3')
  expect(localStorage.getItem(FAVOURITES)).toBe('["green-1"]')
})

test('a failure is announced, and a retry shows the plots', async () => {
  let isThere = false
  open('?p=green-1', () => isThere)
  expect(await screen.findByRole('alert')).toHaveTextContent('They did not load.')
  isThere = true
  await userEvent.click(screen.getByRole('button', { name: 'Again' }))
  expect(await columns()).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('plots saved in another tab are shown', () => {
  const Kept = () => <p>{useFavourites().join()}</p>
  render(<Kept />)
  localStorage.setItem(FAVOURITES, '["green-1"]')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: FAVOURITES })))
  expect(screen.getByText('green-1')).toBeVisible()
})
