/** @jest-environment jsdom */
import { TextDecoder } from 'node:util'
import { act, cleanup, render, screen } from '@testing-library/react'
import { teamPage } from '@/content/cricket/team-page'
import { feedMatch } from '@/e2e/helpers/feed-match'
import { final, league, lost, won } from '@/e2e/helpers/league'
import { momentText, timeText } from '@/lib/domain/cricket/time'
import { fill } from '@/lib/domain/format/fill'
import { freshnessTexts } from './freshness-texts'
import { LatestResults } from './LatestResults'
import { LiveMatch } from './LiveMatch.island'
import { TableSection } from './TableSection'

const HOUR = 60 * 60 * 1000
/** Newest first, as a page shows them. */
const latestResults = [final, won, lost]
const TONIGHT = '2026-06-05T13:45:00Z'
const matchStarts = [...[lost, won, final].map(({ startsAt }) => startsAt), TONIGHT]
const standings = league.teams.map((team, at) => ({
  team,
  played: 7,
  won: 7 - at,
  lost: at,
  points: 14 - 2 * at,
}))
const MATCH_DAY = Date.parse(TONIGHT) + HOUR
const OTHER_DAY = MATCH_DAY + 400 * 24 * HOUR
const built = latestResults.map(({ title }) => title)

let live = {
  source: { url: '' },
  query: { team: { feedId: 861, names: ['Tiruppur Tamilans'] }, seriesId: 9866, season: 2025 },
  tableCache: 24 * HOUR,
  takenAt: null as string | null,
  asOf: final.startsAt,
}
/** Bodies that the service returns in order; the last one repeats. */
let answers: unknown[] = []
let calls = 0

/** jsdom has no fetch. `undefined` means a refused request. */
global.fetch = (async () => {
  const body = answers.length > 1 ? answers.shift() : answers[0]
  calls += 1
  let parts = [Buffer.from(JSON.stringify(body ?? { message: 'quota' }))]
  const read = async () => {
    const [value] = parts
    parts = []
    return { done: value === undefined, value }
  }
  return {
    ok: body !== undefined,
    status: 200,
    statusText: '',
    body: { getReader: () => ({ read }) },
  }
}) as unknown as typeof fetch
globalThis.TextDecoder ??= TextDecoder as typeof globalThis.TextDecoder

let visits = 0
beforeEach(() => {
  jest.useFakeTimers({ now: MATCH_DAY })
  // A new source for each test, so that nothing is cached.
  visits += 1
  live = { ...live, source: { url: `https://feed-${visits}.example` }, takenAt: null }
  answers = []
  calls = 0
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  localStorage.clear()
})

const results = (...matches: readonly object[]) => ({
  teamMatchesData: [{ matchDetailsMap: { match: matches } }],
})
const newer = (id: number, extra?: object) =>
  feedMatch(id, TONIGHT, 'IDream Tiruppur Tamizhans won by 3 runs', extra)
const older = results(
  feedMatch(1, '2024-06-27T13:45:00Z', 'IDream Tiruppur Tamizhans won by 1 run'),
)

const showResults = (source = live) =>
  act(async () => {
    render(
      <LatestResults
        id="results"
        matches={latestResults}
        words={teamPage.results}
        league={league}
        live={source}
        matchStarts={matchStarts}
      />,
    )
  })
const titles = () =>
  screen.getAllByRole('article').map((card) => card.querySelector('h3')?.firstChild?.textContent)
const pass = (minutes: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(minutes * 60_000)
  })
const turn = (state: DocumentVisibilityState) =>
  act(async () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
    await jest.advanceTimersByTimeAsync(0)
  })
/** Leaves the page and opens it again after some minutes. */
const leave = async (minutes: number, show: () => Promise<unknown>) => {
  cleanup()
  jest.setSystemTime(Date.now() + minutes * 60_000)
  await show()
}
const { kept, updated, asOf, stuck } = teamPage.results.standing
const standing = () => screen.getByRole('status').textContent
const updatedAt = (moment: number) => fill(updated, { moment: momentText(moment) })
const at = (sentence: string, moment: number) => fill(sentence, { time: timeText(moment) })
const keptWords = () => expect.stringContaining(kept.split('{')[0] ?? '')

test('newer results come first, with the time of the answer', async () => {
  answers = [results(newer(101))]
  await showResults()
  expect(titles()).toEqual(['Match 101', ...built.slice(0, 2)])
  expect(standing()).toBe(updatedAt(MATCH_DAY))
})

test.each([
  ['a failure', undefined],
  ['an answer on an earlier season', older],
])('%s keeps the built results and names their record', async (_, answer) => {
  answers = [answer]
  await showResults()
  expect(titles()).toEqual(built)
  expect(standing()).toEqual(keptWords())
})

test.each(['source', 'query'])(
  'without %s nothing is requested and the record is named',
  async (what) => {
    await showResults({ ...live, [what]: undefined } as unknown as typeof live)
    expect(calls).toBe(0)
    expect(screen.getByText(teamPage.results.standing.record)).toBeVisible()
    expect(screen.queryByRole('status')).toBeNull()
  },
)

/** Tiruppur's match of the night after so many balls of its second innings. */
const night = (balls: number, extra: object = {}) => {
  const { matchInfo, matchScore } = feedMatch(900, TONIGHT, 'Tiruppur need runs')
  const overs = Math.floor(balls / 6) + (balls % 6) / 10
  const inngs1 = { inningsId: 2, runs: balls, wickets: Math.floor(balls / 10), overs }
  return results({
    matchInfo: { ...matchInfo, state: 'In Progress', ...extra },
    matchScore: { ...matchScore, team1Score: { inngs1 } },
  })
}
const over = night(90, { state: 'Complete', status: 'Dindigul Dragons won by 3 wickets' })
const news = () => document.querySelector('[aria-live="polite"]')?.textContent

test('while a match is on, a visible page asks once a minute, until its end is told', async () => {
  answers = [night(9), night(19), night(29), over]
  await showResults()
  expect(calls).toBe(1)
  await pass(2)
  expect(calls).toBe(3)
  await turn('hidden')
  await pass(30)
  expect(calls).toBe(3)
  await turn('visible')
  expect(calls).toBe(4)
  await pass(6 * 60)
  expect(calls).toBe(4)
})

test('an open page begins at the start, and ends six hours later without news of an end', async () => {
  jest.setSystemTime(Date.parse(TONIGHT) - HOUR)
  await showResults()
  await pass(59)
  expect(calls).toBe(1)
  answers = [night(9)]
  await pass(1)
  expect(calls).toBe(2)
  await pass(6 * 60 - 1)
  expect(calls).toBe(2 + 6 * 60 - 1)
  await pass(3 * 60)
  expect(calls).toBe(2 + 6 * 60 - 1)
})

test('a live match of the feed alone is asked for on any day', async () => {
  jest.setSystemTime(OTHER_DAY)
  const state = { ...newer(7).matchInfo, startDate: String(OTHER_DAY - HOUR), state: 'In Progress' }
  answers = [results(newer(7, { matchInfo: { ...state, status: 'Innings Break' } })), undefined]
  live = { ...live, query: { ...live.query, season: 2026 } }
  await showResults()
  await pass(1)
  expect(calls).toBe(2)
})

test('on other days nothing is asked for after the first answer', async () => {
  jest.setSystemTime(OTHER_DAY)
  await showResults()
  await turn('hidden')
  await pass(60)
  await turn('visible')
  await pass(60)
  expect(calls).toBe(1)
})

test('a file is asked for on the day of a match alone', async () => {
  live = { ...live, source: { url: `https://site-${visits}.example/live.json` } }
  jest.setSystemTime(Date.parse(TONIGHT) - HOUR)
  await showResults()
  expect(standing()).toBe(teamPage.results.standing.record)
  await leave(26 * 60, showResults)
  expect(calls).toBe(0)
  await leave(-90, showResults)
  expect(calls).toBe(1)
})

test('a live match of a file alone is asked for once a minute too', async () => {
  jest.setSystemTime(OTHER_DAY)
  const query = { ...live.query, season: 2026 }
  live = { ...live, query, source: { url: `https://site-${visits}.example/live.json` } }
  const start = OTHER_DAY - HOUR
  const { matchInfo } = newer(7)
  const state = { ...matchInfo, startDate: String(start), state: 'In Progress', status: 'Break' }
  const night = results(newer(7, { matchInfo: state }))
  answers = [{ at: new Date(OTHER_DAY).toISOString(), results: night }]
  // A page with a fixture of the day remembered it; the next has no such fixture.
  matchStarts.push(new Date(start).toISOString())
  await showResults()
  matchStarts.pop()
  await leave(0, showResults)
  await pass(2)
  expect(calls).toBe(3)
})

test('failures keep the score and its time, and are followed by longer pauses', async () => {
  answers = [night(9), undefined]
  await showResults()
  expect(standing()).toBe(at(asOf, MATCH_DAY))
  await pass(9)
  expect(calls).toBe(5)
  expect(titles()[0]).toBe('Match 900')
  expect(standing()).toBe(at(asOf, MATCH_DAY))
})

test('a feed that is stuck says since when', async () => {
  answers = [night(9), night(19)]
  await showResults()
  await pass(5)
  expect(standing()).toBe(at(asOf, MATCH_DAY + 5 * 60_000))
  await pass(6)
  expect(standing()).toBe(at(stuck, MATCH_DAY + 60_000))
  // The next page knows it too.
  await leave(0, showResults)
  expect(standing()).toBe(at(stuck, MATCH_DAY + 60_000))
  answers = [night(29)]
  await pass(1)
  expect(standing()).toBe(at(asOf, MATCH_DAY + 12 * 60_000))
})

test('an older score is not shown', async () => {
  answers = [night(29), night(19), night(39)]
  await showResults()
  await pass(1)
  expect(screen.getAllByRole('article')[0]).toHaveTextContent('29/2')
  await pass(1)
  expect(screen.getAllByRole('article')[0]).toHaveTextContent('39/3')
})

test('a wicket and the end are announced once, runs are not', async () => {
  answers = [night(8), night(9), night(19), night(19), over]
  await showResults()
  await pass(1)
  expect(news()).toBe('')
  await pass(1)
  expect(news()).toBe('Wicket: Dindigul Dragons 19/1')
  await pass(1)
  expect(news()).toBe('Wicket: Dindigul Dragons 19/1')
  await pass(1)
  expect(news()).toBe('Dindigul Dragons won by 3 wickets')
  expect(standing()).toBe(updatedAt(MATCH_DAY + 4 * 60_000))
})

test('pages of a visit share one answer and show its time', async () => {
  jest.setSystemTime(OTHER_DAY)
  answers = [results(newer(101)), results(newer(102))]
  await showResults()
  await leave(20, showResults)
  expect(calls).toBe(1)
  expect(titles()[0]).toBe('Match 101')
  expect(standing()).toBe(updatedAt(OTHER_DAY))
  await leave(20, showResults)
  expect(calls).toBe(2)
  expect(standing()).toBe(updatedAt(OTHER_DAY + 40 * 60_000))
})

test('an answer from before the build is discarded', async () => {
  answers = [results(newer(101)), undefined]
  await showResults()
  live = { ...live, takenAt: new Date(MATCH_DAY + HOUR).toISOString() }
  await leave(26 * 60, showResults)
  expect(titles()).toEqual(built)
})

test('a live match expires', async () => {
  jest.setSystemTime(OTHER_DAY)
  const state = { ...newer(7).matchInfo, state: 'In Progress', status: 'Innings Break' }
  answers = [results(newer(7, { matchInfo: state })), undefined]
  await showResults()
  await leave(60, showResults)
  expect(titles()[0]).toBe('Match 7')
  await leave(5 * 60, showResults)
  expect(titles()).toEqual(built)
})

const showTable = () =>
  act(async () => {
    render(
      <TableSection
        id="table"
        standings={standings}
        words={teamPage.table}
        league={league}
        live={live}
        matchStarts={matchStarts}
      />,
    )
  })
const table = (points: number, rows = standings) => ({
  pointsTable: [
    {
      pointsTableInfo: rows.map(({ team, played, won, lost }, index) => ({
        teamFullName: team.name,
        matchesPlayed: played,
        matchesWon: won,
        matchesLost: lost,
        points: points - index,
      })),
    },
  ],
})
const firstRow = () => screen.getAllByRole('row')[1]

test('a table with as many matches replaces the built one for a day', async () => {
  answers = [table(40), table(42)]
  await showTable()
  expect(firstRow()).toHaveTextContent('40')
  await leave(24 * 60 - 1, showTable)
  expect(calls).toBe(1)
  expect(firstRow()).toHaveTextContent('40')
  expect(standing()).toBe(updatedAt(MATCH_DAY))
  await leave(1, showTable)
  expect(calls).toBe(2)
  expect(firstRow()).toHaveTextContent('42')
})

test('a table with fewer matches is older and is not shown', async () => {
  answers = [table(40, standings.slice(0, -1))]
  await showTable()
  expect(screen.getAllByRole('rowheader')).toHaveLength(standings.length)
  expect(standing()).toEqual(keptWords())
  // The next page does not request it at once.
  await leave(0.5, showTable)
  expect(calls).toBe(1)
})

test('the page of a match shows its own score, without a link to itself', async () => {
  const pages = [{ startsAt: TONIGHT, href: '/match/' }]
  answers = [night(19)]
  const show = (startsAt: string) =>
    act(async () => {
      render(
        <LiveMatch
          match={{ id: 'match-1', startsAt }}
          words={teamPage.results.card}
          texts={freshnessTexts(teamPage.results.standing, live)}
          league={{ ...league, pages }}
          built={latestResults}
          builtAt={null}
          {...{ source: live.source, query: live.query, matchStarts }}
        >
          Built
        </LiveMatch>,
      )
    })
  await show('2026-06-20T13:45:00Z')
  expect(document.body.textContent).toBe('Built')
  cleanup()
  await show(TONIGHT)
  expect(screen.getByRole('article')).toHaveTextContent('19/1')
  expect(screen.queryByRole('link')).toBeNull()
  expect(standing()).toBe(at(asOf, MATCH_DAY))
})
