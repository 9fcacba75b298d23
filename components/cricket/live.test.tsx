/** @jest-environment jsdom */
import { TextDecoder } from 'node:util'
import { act, cleanup, render, screen } from '@testing-library/react'
import { teamPage } from '@/content/cricket/team-page'
import { feedMatch } from '@/e2e/helpers/feed-match'
import { final, league, lost, won } from '@/e2e/helpers/league'
import { momentText } from '@/lib/domain/cricket/time'
import { fill } from '@/lib/domain/format/fill'
import { LatestResults } from './LatestResults'
import { TableSection } from './TableSection'

const HOUR = 60 * 60 * 1000
/** Newest first, as a page shows them. */
const latestResults = [final, won, lost]
const matchStarts = [lost, won, final].map(({ startsAt }) => startsAt)
const standings = league.teams.map((team, at) => ({
  team,
  played: 7,
  won: 7 - at,
  lost: at,
  points: 14 - 2 * at,
}))
const MATCH_DAY = Date.parse(lost.startsAt) + HOUR
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
  localStorage.clear()
})

const results = (...matches: readonly object[]) => ({
  teamMatchesData: [{ matchDetailsMap: { match: matches } }],
})
const newer = (id: number, extra?: object) =>
  feedMatch(id, '2026-06-05T13:45:00Z', 'IDream Tiruppur Tamizhans won by 3 runs', extra)
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
const comeBack = (minutes: number) =>
  act(async () => {
    jest.advanceTimersByTime(minutes * 60_000)
    document.dispatchEvent(new Event('visibilitychange'))
  })
/** Leaves the page and opens it again after some minutes. */
const leave = async (minutes: number, show: () => Promise<unknown>) => {
  cleanup()
  jest.setSystemTime(Date.now() + minutes * 60_000)
  await show()
}
const { kept, updated } = teamPage.results.standing
const standing = () => screen.getByRole('status').textContent
const updatedAt = (moment: number) => fill(updated, { moment: momentText(moment) })
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

test('on a match day returning to the tab requests again after five minutes, not sooner', async () => {
  answers = [undefined]
  await showResults()
  await comeBack(4)
  expect(calls).toBe(1)
  await comeBack(1)
  expect(calls).toBe(2)
})

test('a hidden tab requests nothing', async () => {
  answers = [undefined]
  await showResults()
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await comeBack(10)
  expect(calls).toBe(1)
  state.mockRestore()
})

test('on other days returning to the tab requests nothing', async () => {
  jest.setSystemTime(OTHER_DAY)
  answers = [undefined]
  await showResults()
  await comeBack(60)
  expect(calls).toBe(1)
})

test('while a match is live, returning requests again on any day', async () => {
  jest.setSystemTime(OTHER_DAY)
  const state = { ...newer(7).matchInfo, state: 'In Progress', status: 'Innings Break' }
  answers = [results(newer(7, { matchInfo: state })), results(newer(7))]
  await showResults()
  await comeBack(6)
  expect(calls).toBe(2)
  await comeBack(60)
  expect(calls).toBe(2)
})

test('a later failure keeps the good answer and its time', async () => {
  answers = [results(newer(101)), undefined]
  await showResults()
  await comeBack(10)
  expect(calls).toBe(2)
  expect(titles()[0]).toBe('Match 101')
  expect(standing()).toBe(updatedAt(MATCH_DAY))
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

test('if the service fails, the next page keeps the last answer', async () => {
  answers = [results(newer(101)), undefined]
  await showResults()
  await leave(26 * 60, showResults)
  expect(calls).toBe(2)
  expect(titles()[0]).toBe('Match 101')
  expect(standing()).toBe(updatedAt(MATCH_DAY))
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
  // The next page does not request it again.
  await leave(1, showTable)
  expect(calls).toBe(1)
})
