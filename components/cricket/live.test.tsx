import { act, render, screen } from '@testing-library/react'
import {
  feedQuery,
  latestResults,
  matchStarts,
  standInFace,
  standings,
  teamFaces,
} from '@/content/cricket/season'
import { teamPage } from '@/content/cricket/team-page'
import { feed } from '@/lib/cricket/feed'
import type { Match } from '@/lib/cricket/match'
import { LatestResults } from './LatestResults'
import { TableSection } from './TableSection'

const MATCH_DAY = new Date('2025-07-06T15:00:00Z')
const league = { teams: teamFaces, standIn: standInFace, own: 'tiruppur-tamilans' }
const live = {
  source: { url: 'https://feed.example' },
  query: feedQuery,
  tableCache: 1000,
  takenAt: null,
  asOf: latestResults[0]?.startsAt ?? '',
}

const ask = jest.spyOn(feed, 'ask')
const refusal = { ok: false, reason: '429' } as const

const newer: Match = {
  id: '101',
  title: '1st Match',
  startsAt: '2026-06-05T13:45:00Z',
  status: 'IDream Tiruppur Tamizhans won by 3 runs',
  sides: [
    { teamId: 861, name: 'IDream Tiruppur Tamizhans', innings: [{ runs: 150, wickets: 4 }] },
    { teamId: 371, name: 'Dindigul Dragons', innings: [{ runs: 147, wickets: 9 }] },
  ],
}

beforeEach(() => jest.useFakeTimers({ now: MATCH_DAY }))
afterEach(() => {
  jest.useRealTimers()
  ask.mockReset()
})

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

test('newer results lead, with the time they came', async () => {
  ask.mockResolvedValue({ ok: true, value: [newer] })
  await showResults()
  expect(titles()).toEqual(['1st Match', 'Final', 'Qualifier 1'])
  expect(screen.getByRole('status')).toHaveTextContent('Updated 6 Jul 2025, 8:30 PM')
})

test('a failure keeps the built results and says which record they are', async () => {
  ask.mockResolvedValue(refusal)
  await showResults()
  expect(titles()).toEqual(['Final', 'Qualifier 1', 'Match 27'])
  expect(screen.getByRole('status')).toHaveTextContent('Showing the record of 6 Jul 2025')
})

test('matches of an earlier season do not replace the record', async () => {
  ask.mockResolvedValue({
    ok: true,
    value: [{ ...newer, startsAt: '2022-06-27T13:45:00Z' }],
  })
  await showResults()
  expect(titles()).toEqual(['Final', 'Qualifier 1', 'Match 27'])
  expect(screen.getByRole('status')).toHaveTextContent('Showing the record of 6 Jul 2025')
})

test.each(['source', 'query'])(
  'without %s nothing is asked and the record is named',
  async (what) => {
    await showResults({ ...live, [what]: undefined } as unknown as typeof live)
    expect(ask).not.toHaveBeenCalled()
    expect(screen.getByText('Season 2025 record')).toBeVisible()
    expect(screen.queryByRole('status')).toBeNull()
  },
)

test('on a match day a return to the tab asks again after five minutes, not sooner', async () => {
  ask.mockResolvedValue(refusal)
  await showResults()
  await comeBack(4)
  expect(ask).toHaveBeenCalledTimes(1)
  await comeBack(1)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('on other days a return to the tab asks nothing', async () => {
  jest.setSystemTime(new Date('2025-08-01T15:00:00Z'))
  ask.mockResolvedValue(refusal)
  await showResults()
  await comeBack(60)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a later failure keeps the good answer', async () => {
  ask.mockResolvedValueOnce({ ok: true, value: [newer] }).mockResolvedValueOnce(refusal)
  await showResults()
  await comeBack(10)
  expect(titles()[0]).toBe('1st Match')
  expect(screen.getByRole('status')).toHaveTextContent('Updated')
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

test('a table that counts as many matches replaces the built one', async () => {
  const value = standings.map((row) => ({ ...row, points: row.points + 1 }))
  ask.mockResolvedValue({ ok: true, value })
  await showTable()
  expect(screen.getByRole('row', { name: /Tiruppur Tamilans/ })).toHaveTextContent('11')
  expect(screen.getByRole('status')).toHaveTextContent('Updated')
})

test('a table that counts fewer matches is older and not shown', async () => {
  ask.mockResolvedValue({ ok: true, value: standings.slice(1) })
  await showTable()
  expect(screen.getAllByRole('rowheader')).toHaveLength(8)
  expect(screen.getByRole('status')).toHaveTextContent('Showing the record of 6 Jul 2025')
})
