/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { listing } from '@/content/properties/listing'
import { countByStatus } from '@/lib/domain/listing/selection'
import { ProjectBrowser } from './ProjectBrowser.island'

const three = [
  { slug: 'ganga', status: 'in-progress' },
  { slug: 'kaveri', status: 'in-progress' },
  { slug: 'vaigai', status: 'completed' },
] as const

const words = {
  ...listing.browser,
  filters: { all: 'All', 'in-progress': 'In Progress', completed: 'Completed' },
  showing: { one: '{n} project', other: '{n} projects' },
  showAll: 'Show all {total}',
}

function show(entries: readonly (typeof three)[number][] = three) {
  return render(
    <ProjectBrowser
      words={words}
      counts={countByStatus(entries.map(({ status }) => status))}
      intro={<p>Intro</p>}
    >
      <ol>
        {entries.map(({ slug, status }) => (
          <li key={slug} data-status={status}>
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

test('a filter in the address is applied', () => {
  history.replaceState(null, '', '/properties/?status=completed')
  show()
  expect(seen()).toEqual(['vaigai'])
  expect(screen.getByRole('status')).toHaveTextContent('1 project')
})

test('a filter without matches says so and offers all', async () => {
  show(three.filter(({ status }) => status === 'completed'))
  await userEvent.click(screen.getByRole('button', { name: 'In Progress 0' }))
  expect(screen.getByRole('status')).toHaveTextContent(words.empty)
  await userEvent.click(screen.getByRole('button', { name: 'Show all 1' }))
  expect(seen()).toEqual(['vaigai'])
})
