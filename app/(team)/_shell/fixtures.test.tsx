import { act, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { FixtureItem } from '@/components/cricket/FixtureFlag'
import { FixturesSection } from '@/components/cricket/FixturesSection'
import { SeasonBand } from '@/components/fans/SeasonBand'
import { ownTeam } from '@/content/cricket/season'
import { seasons } from '@/content/cricket/seasons'
import { teamPage } from '@/content/cricket/team-page'
import { fanHome } from '@/content/fans/home'
import { fixtureItems, playedMatches, seasonMatches } from './season'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const section = (fixtures: readonly FixtureItem[]) => (
  <FixturesSection
    id="fixtures"
    fixtures={fixtures}
    own={ownTeam.slug}
    words={teamPage.fixtures}
    calendar={{ webcal: 'webcal://example/fixtures.ics', file: '/fixtures.ics' }}
  />
)

function showOn(moment: string) {
  jest.setSystemTime(new Date(moment))
  render(section(fixtureItems))
}

const rows = () =>
  screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'))
const marks = () =>
  rows().map((row) => within(row).queryByText(/^(Played|Today|Next)$/)?.textContent)

test('seven matches stand with date, time, teams, ground and result', () => {
  showOn('2026-01-01T00:00:00Z')
  expect(rows()).toHaveLength(7)
  const [first] = rows()
  expect(first).toHaveTextContent(/06 Jun 2025 Fri, 7:15 PM/)
  expect(first).toHaveTextContent(/Chepauk Super Gillies/)
  expect(first).toHaveTextContent(/Coimbatore Sri Ramakrishna College of Arts and Science Ground/)
  expect(first).toHaveTextContent(/Lost by 8 wickets/)
})

test('a season that is over says so', () => {
  showOn('2026-01-01T00:00:00Z')
  expect(screen.getByText('The season of 2025 is over.')).toBeVisible()
  expect(marks()).toEqual(Array(7).fill('Played'))
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
    fixtureItems
      .slice(3)
      .map(({ slug }) => expect.stringMatching(new RegExp(`/fixtures/${slug}\\.ics$`))),
  )
  expect(links[0]).toHaveAttribute('download', 'match-12.ics')
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
  const [played, ...ahead] = fixtureItems.map(({ result, ...item }, index) =>
    index === 0 && result ? { ...item, result } : item,
  )
  if (!played) throw new Error('there are no fixtures')
  const html = renderToStaticMarkup(section([played, ...ahead]))
  expect(html.match(/download="/g)).toHaveLength(6)
  expect(html).toContain('webcal:')
  expect(html).toContain(teamPage.fixtures.ahead)
  expect(renderToStaticMarkup(section(fixtureItems))).not.toMatch(/webcal:|download="/)
})

test('the season’s row tells every match and how each one ended', () => {
  render(
    <SeasonBand
      id="fixtures"
      title={fanHome.fixtures.title}
      matches={seasonMatches}
      endings={{ won: 'Won', lost: 'Lost' }}
    />,
  )
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows).toHaveLength(9)
  expect(rows[0]).toBe('Lost by 8 wicketsChepauk Super Gillies 06 Jun 2025')
  expect(rows[8]).toBe('Won by 118 runsDindigul Dragons 06 Jul 2025')
  expect(screen.queryAllByRole('link')).toHaveLength(0)
})

test('where each match has a page with its score, its card leads there', () => {
  const [season] = seasons
  if (!season) throw new Error('there is no season')
  render(
    <SeasonBand
      id="season"
      title="2025"
      matches={playedMatches(season)}
      endings={{ won: 'Won', lost: 'Lost' }}
      path="/second/"
    />,
  )
  expect(screen.getAllByRole('link')).toHaveLength(9)
  expect(screen.getByRole('link', { name: 'Siechem Madurai Panthers' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/second\/#match-20$/),
  )
})
