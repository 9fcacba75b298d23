/** @jest-environment jsdom */
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { SeasonBand } from '@/components/fans/SeasonBand'
import { league } from '@/e2e/helpers/league'
import { offerSubscription } from '@/lib/browser/calendar/subscription'
import { showFixtures } from '@/lib/browser/cricket/fixture-marks'
import { matchPath } from '@/lib/domain/routes'
import { FixturesSection } from './FixturesSection'
import { SeasonSteps } from './SeasonSteps'
import type { SeasonMatch } from './types'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** A season of seven fixtures and two playoffs; the first and the third match are lost. */
const days = ['06-06', '06-08', '06-13', '06-15', '06-20', '06-25', '06-29', '07-01', '07-06']
const steps = days.map((day, at): SeasonMatch => {
  const id = at < 7 ? `match-${at}` : at < 8 ? 'qualifier-1' : 'final'
  const [, ...opponents] = league.teams
  return {
    ...{ id, startsAt: `2025-${day}T19:15:00+05:30`, city: 'Coimbatore' },
    opponent: opponents[at % 7] as (typeof opponents)[0],
    result:
      at % 2 || at > 2 ? { kind: 'won', text: 'by 9 runs' } : { kind: 'lost', text: 'by a run' },
    ...(at < 7
      ? {
          calendar: {
            file: `/fixtures/${id}.ics`,
            google: `https://calendar.google.com/${id}`,
            name: `Match ${at}`,
          },
        }
      : { title: at < 8 ? 'Qualifier 1' : 'Final' }),
  }
})

const endings = { won: 'Won', lost: 'Lost' }
const words = {
  title: 'Fixtures',
  legend: 'Each win adds a step',
  match: '{first} v {second}',
  states: { past: 'Played', today: 'Today', next: 'Next', postponed: 'Postponed' },
  ended: 'The season is over.',
  ahead: 'There is more.',
  calendar: {
    subscribe: 'Subscribe',
    download: 'Download',
    later: 'The next calendar will stand here.',
    add: 'Add',
    addNamed: 'Add to calendar: {match}',
    google: 'Google',
    googleNamed: 'Google Calendar: {match}',
    address: 'The address:',
    copy: 'Copy',
    copied: 'It is copied.',
    notCopied: 'It is marked.',
  },
}

const section = (matches: readonly SeasonMatch[]) => (
  <FixturesSection
    id="fixtures"
    matches={matches}
    own={league.teams[0] as (typeof league.teams)[0]}
    playoffsTitle="Playoffs"
    words={words}
    endings={endings}
    calendar={{ address: 'https://example/fixtures.ics', file: '/fixtures.ics' }}
  />
)

function showOn(moment: string) {
  jest.setSystemTime(new Date(moment))
  const { container } = render(section(steps))
  const { states, ahead, ended } = words
  showFixtures(container, { ...states, ahead, ended })
  offerSubscription(container)
}

/** Mocks the user agent of this system. */
const runOn = (system: string) =>
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${system}) AppleWebKit`)
const [ANDROID, IPHONE] = ['Linux; Android 10; K', 'iPhone; CPU iPhone OS 18_0 like Mac OS X']

const rows = () =>
  screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'))
const marks = () =>
  rows().map((row) => within(row).queryByText(/^(Played|Today|Next)$/)?.textContent)

test('fixtures have date, time, teams, city and result, and the playoffs have their own heading', () => {
  showOn('2026-01-01T00:00:00Z')
  expect(rows()).toHaveLength(9)
  const [league, playoffs] = screen.getAllByRole('list') as [HTMLElement, HTMLElement]
  expect(within(league).getAllByRole('heading', { level: 3 })).toHaveLength(7)
  expect(within(playoffs).getAllByRole('heading', { level: 4 })).toHaveLength(2)
  expect(playoffs.previousElementSibling).toHaveTextContent('Playoffs')
  const [first] = rows()
  expect(first).toHaveTextContent(/Tiruppur Tamilans v Chepauk Super Gillies/)
  // The text before the opponent is an inline block, which drops a space at its end.
  expect(first?.querySelector('h3')?.innerHTML).toMatch(/>Tiruppur Tamilans v<\/span> /)
  expect(first?.querySelectorAll('span > img')).toHaveLength(2)
  expect(first).toHaveTextContent(/06 Jun 2025 Fri, 7:15 PM/)
  expect(first).toHaveTextContent(/Coimbatore/)
  expect(first).toHaveTextContent(/Lost by a run/)
})

test('the end of the season is stated', () => {
  showOn('2026-01-01T00:00:00Z')
  expect(screen.getByText(words.ended)).toBeVisible()
  expect(marks()).toEqual(Array(9).fill('Played'))
})

test('next and today follow Indian time, and update when the visitor returns', () => {
  showOn('2025-06-07T18:29:00Z')
  expect(marks().slice(0, 3)).toEqual(['Played', 'Next', undefined])
  jest.setSystemTime(new Date('2025-06-07T18:31:00Z'))
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(marks().slice(0, 3)).toEqual(['Played', 'Today', 'Next'])
  expect(screen.queryByText(words.ended)).toBeNull()
})

test('future fixtures can be added to a calendar, one by one or by subscription', () => {
  showOn('2025-06-14T00:00:00Z')
  const links = screen.getAllByRole('link', { name: /^Add to calendar: Match \d$/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    steps.slice(3, 7).map(({ id }) => `/fixtures/${id}.ics`),
  )
  for (const link of links) expect(link).toHaveAttribute('download')
  const google = screen.getAllByRole('link', { name: /^Google Calendar: Match \d$/ })
  expect(google.map((link) => link.getAttribute('href'))).toEqual(
    steps.slice(3, 7).map(({ id }) => `https://calendar.google.com/${id}`),
  )
})

test('Apple’s systems only offer the webcal link', () => {
  runOn(IPHONE)
  showOn('2025-06-14T00:00:00Z')
  expect(screen.getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
    'href',
    'webcal://example/fixtures.ics',
  )
  expect(screen.getByText('https://example/fixtures.ics')).not.toBeVisible()
})

test.each([
  ['copied', words.calendar.copied, jest.fn().mockResolvedValue(undefined)],
  ['selected where it cannot be copied', words.calendar.notCopied, jest.fn().mockRejectedValue(0)],
])('on other systems the address is %s', async (_, message, writeText) => {
  runOn(ANDROID)
  Object.assign(navigator, { clipboard: { writeText } })
  showOn('2025-06-14T00:00:00Z')
  expect(screen.queryByRole('link', { name: 'Subscribe' })).toBeNull()
  await act(async () => screen.getByRole('button', { name: words.calendar.copy }).click())
  expect(writeText).toHaveBeenCalledWith('https://example/fixtures.ics')
  expect(screen.getByText(message)).toBeVisible()
  if (message === words.calendar.notCopied)
    expect(String(getSelection())).toBe('https://example/fixtures.ics')
})

test('without JavaScript the address is plain text, and no button is shown', () => {
  render(section(steps.map(({ result: _, ...match }) => match)))
  expect(screen.getByText('https://example/fixtures.ics')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Subscribe' })).toBeNull()
})

test('after the season there is no calendar, and the next one is announced', () => {
  showOn('2026-01-01T00:00:00Z')
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText(words.calendar.later)).toBeVisible()
})

test('without JavaScript, matches without a result count as future', () => {
  const ahead = steps.slice(1, 7).map(({ result: _, ...match }) => match)
  render(section([...steps.slice(0, 1), ...ahead]))
  expect(screen.getAllByRole('link', { name: /^Add to calendar/ })).toHaveLength(6)
  expect(screen.getByRole('link', { name: 'Download' })).toBeInTheDocument()
  expect(screen.getByText(words.ahead)).toBeVisible()
  cleanup()
  render(section(steps))
  expect(screen.queryByRole('link')).toBeNull()
})

const band = (matches = steps) => (
  <SeasonBand
    id="fixtures"
    title="Fixtures"
    legend={words.legend}
    matches={matches}
    endings={endings}
  />
)

test('the season band names every match and its outcome', () => {
  render(band())
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows).toHaveLength(9)
  expect(rows[0]).toBe('Chepauk Super Gillies Lost by a run')
  expect(rows[8]).toBe('Final Dindigul Dragons Won by 9 runs')
  expect(screen.getAllByRole('list')).toHaveLength(1)
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Fixtures')
  expect(screen.queryAllByRole('link')).toHaveLength(0)
})

test('each match links to its page', () => {
  render(band(steps.map((match) => ({ ...match, href: matchPath(2025, match.id) }))))
  expect(screen.getAllByRole('link')).toHaveLength(9)
  expect(screen.getByRole('link', { name: 'Siechem Madurai Panthers' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/tiruppurTamilans\/matches\/2025\/match-5\/$/),
  )
})

test('a win lengthens the bar by a step and a loss shortens it; a won final is the peak', () => {
  const { container } = render(<SeasonSteps matches={steps} endings={endings} />)
  const bars = [...container.querySelectorAll('svg')].map((bar) => bar.getAttribute('width'))
  expect(bars).toEqual(['2em', '3em', '2em', '3em', '4em', '5em', '6em', '7em', '8em'])
  const [peak, ...others] = container.querySelectorAll('[data-peak]')
  expect(peak).toHaveTextContent('Final Dindigul Dragons')
  expect(others).toEqual([])
  const lost = { kind: 'lost', text: 'by 9 runs' } as const
  const { container: other } = render(
    <SeasonSteps matches={steps.map((match) => ({ ...match, result: lost }))} endings={endings} />,
  )
  expect(other.querySelector('[data-peak]')).toBeNull()
})

test('a season that climbs too high is scaled down', () => {
  const [match] = steps as [SeasonMatch]
  const result = { kind: 'won', text: 'by 1 run' } as const
  const matches = Array.from({ length: 15 }, (_, index) => ({ ...match, id: `${index}`, result }))
  const { container } = render(<SeasonSteps matches={matches} endings={endings} />)
  expect([...container.querySelectorAll('svg')].at(-1)).toHaveAttribute('width', '8em')
})

test('the title is over the first bars only if they are low', () => {
  const list = (matches: readonly SeasonMatch[]) => {
    const { container } = render(<SeasonSteps matches={matches} endings={endings} />)
    return container.querySelector('ol')?.parentElement
  }
  expect(list(steps)).toHaveAttribute('data-climbs')
  expect(list(steps.slice(0, 7))).not.toHaveAttribute('data-climbs')
  expect(list(steps.slice(2))).not.toHaveAttribute('data-climbs')
})

test('a match without a winner shows its status', () => {
  const [match] = steps as [SeasonMatch]
  const result = { kind: 'undecided', text: 'Match abandoned' } as const
  render(<SeasonSteps matches={[{ ...match, result }]} endings={endings} />)
  expect(screen.getByText('Match abandoned')).toBeVisible()
  expect(screen.queryByText(/won|lost/i)).toBeNull()
})

test('a match not yet played shows its date', () => {
  const [match] = steps as [SeasonMatch]
  render(<SeasonSteps matches={[{ ...match, result: undefined }]} endings={endings} />)
  expect(screen.getByRole('listitem')).toHaveTextContent('Chepauk Super Gillies 06 Jun 2025')
})
