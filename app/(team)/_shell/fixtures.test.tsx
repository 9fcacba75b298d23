import { act, cleanup, render, screen, within } from '@testing-library/react'
import { FixturesSection } from '@/components/cricket/FixturesSection'
import type { SeasonMatch } from '@/components/cricket/SeasonStep'
import { SeasonSteps } from '@/components/cricket/SeasonSteps'
import { SeasonBand } from '@/components/fans/SeasonBand'
import { teamPage } from '@/content/cricket/team-page'
import { fanHome } from '@/content/fans/home'
import { showFixtures } from '@/lib/cricket/fixture-marks'
import { currentSteps } from './season'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const endings = { won: 'Won', lost: 'Lost' }

const section = (matches: readonly SeasonMatch[]) => (
  <FixturesSection
    id="fixtures"
    matches={matches}
    words={teamPage.fixtures}
    endings={endings}
    calendar={{ webcal: 'webcal://example/fixtures.ics', file: '/fixtures.ics' }}
  />
)

function showOn(moment: string) {
  jest.setSystemTime(new Date(moment))
  const { container } = render(section(currentSteps))
  const { states, ahead, ended } = teamPage.fixtures
  showFixtures(container, { ...states, ahead, ended })
}

const rows = () =>
  screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'))
const marks = () =>
  rows().map((row) => within(row).queryByText(/^(Played|Today|Next)$/)?.textContent)

test('nine matches stand with date, time, opponent, city and result', () => {
  showOn('2026-01-01T00:00:00Z')
  expect(rows()).toHaveLength(9)
  const [first] = rows()
  expect(first).toHaveTextContent(/06 Jun 2025 Fri, 7:15 PM/)
  expect(first).toHaveTextContent(/Chepauk Super Gillies/)
  expect(first).toHaveTextContent(/Coimbatore/)
  expect(first).toHaveTextContent(/Lost by 8 wickets/)
})

test('a season that is over says so', () => {
  showOn('2026-01-01T00:00:00Z')
  expect(screen.getByText('The season of 2025 is over.')).toBeVisible()
  expect(marks()).toEqual(Array(9).fill('Played'))
})

test('next and today are worked out in India, and again when the visitor comes back', () => {
  showOn('2025-06-07T18:29:00Z')
  expect(marks().slice(0, 3)).toEqual(['Played', 'Next', undefined])
  jest.setSystemTime(new Date('2025-06-07T18:31:00Z'))
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(marks().slice(0, 3)).toEqual(['Played', 'Today', 'Next'])
  expect(screen.queryByText('The season of 2025 is over.')).toBeNull()
})

test('while fixtures lie ahead they can be added to a calendar, and all of them subscribed to', () => {
  showOn('2025-06-14T00:00:00Z')
  const links = screen.getAllByRole('link', { name: /^Add to calendar: .+ v .+/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    currentSteps
      .slice(3, 7)
      .map(({ id }) => expect.stringMatching(new RegExp(`/fixtures/${id}\\.ics$`))),
  )
  for (const link of links) expect(link).toHaveAttribute('download')
  expect(screen.getByRole('link', { name: 'Subscribe to the calendar' })).toHaveAttribute(
    'href',
    'webcal://example/fixtures.ics',
  )
})

test('a season that is over offers no calendar and says when the next one comes', () => {
  showOn('2026-01-01T00:00:00Z')
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText(teamPage.fixtures.calendar.later)).toBeVisible()
})

test('without a clock, what has no result yet lies ahead', () => {
  const [played, ...ahead] = currentSteps
    .slice(0, 7)
    .map(({ result, ...item }, index) => (index === 0 && result ? { ...item, result } : item))
  if (!played) throw new Error('there are no fixtures')
  render(section([played, ...ahead]))
  expect(screen.getAllByRole('link', { name: /^Add to calendar/ })).toHaveLength(6)
  expect(screen.getByRole('link', { name: 'Subscribe to the calendar' })).toBeInTheDocument()
  expect(screen.getByText(teamPage.fixtures.ahead)).toBeVisible()
  cleanup()
  render(section(currentSteps))
  expect(screen.queryByRole('link')).toBeNull()
})

const band = (path?: '/second/') => (
  <SeasonBand
    id="fixtures"
    title={fanHome.fixtures.title}
    legend={teamPage.fixtures.legend}
    matches={currentSteps}
    endings={endings}
    path={path}
  />
)

test('the season’s row tells every match and how each one ended', () => {
  render(band())
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows).toHaveLength(9)
  expect(rows[0]).toBe('Chepauk Super Gillies Lost by 8 wickets')
  expect(rows[8]).toBe('Final Dindigul Dragons Won by 118 runs')
  expect(screen.queryAllByRole('link')).toHaveLength(0)
})

test('each match leads to the page with its score, where there is one', () => {
  render(band('/second/'))
  expect(screen.getAllByRole('link')).toHaveLength(9)
  expect(screen.getByRole('link', { name: 'Siechem Madurai Panthers' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/second\/#match-20$/),
  )
})

test('a win lengthens the bar by a step and a loss shortens it; the final that was won is the peak', () => {
  const { container } = render(<SeasonSteps matches={currentSteps} endings={endings} />)
  const bars = [...container.querySelectorAll('svg')].map((bar) => bar.getAttribute('width'))
  expect(bars).toEqual(['2em', '3em', '2em', '3em', '4em', '5em', '6em', '7em', '8em'])
  const [peak, ...others] = container.querySelectorAll('[data-peak]')
  expect(peak).toHaveTextContent('Final Dindigul Dragons')
  expect(others).toEqual([])
})

test('a season that climbs higher is drawn in smaller steps', () => {
  const [match] = currentSteps
  if (!match) throw new Error('there are no matches')
  const result = { kind: 'won', text: 'by 1 run' } as const
  const matches = Array.from({ length: 15 }, (_, index) => ({ ...match, id: `${index}`, result }))
  const { container } = render(<SeasonSteps matches={matches} endings={endings} />)
  expect([...container.querySelectorAll('svg')].at(-1)).toHaveAttribute('width', '8em')
})

test('a title stands over the first bars only where they are low', () => {
  const list = (matches: readonly SeasonMatch[]) => {
    const { container } = render(<SeasonSteps matches={matches} endings={endings} />)
    return container.querySelector('ol')
  }
  expect(list(currentSteps)).toHaveAttribute('data-climbs')
  expect(list(currentSteps.slice(0, 7))).not.toHaveAttribute('data-climbs')
})

test('a match without a winner is told in the words of its status', () => {
  const [match] = currentSteps
  if (!match) throw new Error('there are no matches')
  const result = { kind: 'undecided', text: 'Match abandoned' } as const
  render(<SeasonSteps matches={[{ ...match, result }]} endings={endings} />)
  expect(screen.getByText('Match abandoned')).toBeVisible()
  expect(screen.queryByText(/won|lost/i)).toBeNull()
})
