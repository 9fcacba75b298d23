import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { listing } from '@/content/properties/listing'
import { countByStatus, type ListingEntry } from '@/lib/listing/selection'
import { ProjectBrowser } from './ProjectBrowser.island'

const three: readonly ListingEntry[] = [
  { slug: 'ganga', status: 'in-progress', pricePerSqFt: 2847, position: 1 },
  { slug: 'kaveri', status: 'in-progress', pricePerSqFt: 2400, position: 2 },
  { slug: 'vaigai', status: 'completed', pricePerSqFt: 970, position: 3 },
]

const words = {
  ...listing.browser,
  filters: { all: 'All', 'in-progress': 'In Progress', completed: 'Completed' },
  sortLabel: 'Sort by',
  showing: { one: '{n} project', other: '{n} projects' },
  showingSome: '{n} of {total} projects',
  showAll: 'Show all {total}',
  more: 'Show {n} more',
}

function show(entries = three) {
  return render(
    <ProjectBrowser words={words} counts={countByStatus(entries)} intro={<p>Intro</p>}>
      <ol>
        {entries.map(({ slug, status, pricePerSqFt }) => (
          <li key={slug} data-slug={slug} data-status={status} data-price={pricePerSqFt}>
            <h2>
              <a href={`/${slug}/`}>{slug}</a>
            </h2>
          </li>
        ))}
      </ol>
    </ProjectBrowser>,
  )
}

const seen = () => screen.getAllByRole('heading').map((heading) => heading.textContent)

beforeEach(() => history.replaceState(null, '', '/properties/'))

test('a filter hides what it does not hold, is announced, and stands in the address', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'In Progress 2' }))

  expect(seen()).toEqual(['ganga', 'kaveri'])
  expect(screen.getByRole('status')).toHaveTextContent('2 projects')
  expect(screen.getByRole('button', { name: 'In Progress 2' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(screen.getByRole('button', { name: 'All 3' })).toHaveAttribute('aria-pressed', 'false')
  expect(location.search).toBe('?status=in-progress')
})

test('an address with a choice opens with it', () => {
  history.replaceState(null, '', '/properties/?status=completed')
  show()
  expect(seen()).toEqual(['vaigai'])
  expect(screen.getByRole('status')).toHaveTextContent('1 project')
})

test('the reading order follows the price', async () => {
  show()
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'price-low')
  expect(seen()).toEqual(['vaigai', 'kaveri', 'ganga'])
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'listed')
  expect(seen()).toEqual(['ganga', 'kaveri', 'vaigai'])
  expect(location.search).toBe('')
})

test('going back undoes the choice', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Completed 1' }))
  history.replaceState(null, '', '/properties/')
  act(() => dispatchEvent(new PopStateEvent('popstate')))
  expect(seen()).toEqual(['ganga', 'kaveri', 'vaigai'])
})

test('an empty filter says so and leads back to all', async () => {
  show(three.filter(({ status }) => status === 'completed'))
  await userEvent.click(screen.getByRole('button', { name: 'In Progress 0' }))
  expect(screen.getByRole('status')).toHaveTextContent(words.empty)
  await userEvent.click(screen.getByRole('button', { name: 'Show all 1' }))
  expect(seen()).toEqual(['vaigai'])
})

test('beyond two dozen the rest is revealed page by page, with the focus on the first new one', async () => {
  show(
    Array.from({ length: 60 }, (_, index) => ({
      slug: `project-${index + 1}`,
      status: 'in-progress',
      pricePerSqFt: 1000,
      position: index + 1,
    })),
  )
  expect(seen()).toHaveLength(24)
  expect(screen.getByRole('status')).toHaveTextContent('24 of 60 projects')

  await userEvent.click(screen.getByRole('button', { name: 'Show 24 more' }))
  expect(seen()).toHaveLength(48)
  expect(screen.getByRole('link', { name: 'project-25' })).toHaveFocus()
  expect(location.search).toBe('?show=48')

  await userEvent.click(screen.getByRole('button', { name: 'Show 12 more' }))
  expect(seen()).toHaveLength(60)
  expect(screen.queryByRole('button', { name: /more/ })).toBeNull()
})
