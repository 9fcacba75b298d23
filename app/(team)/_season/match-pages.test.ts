import { OWN_TEAM } from '@/content/cricket/own-team'
import { entriesOf, ownTeam, recordSeason, type SeasonEntry } from '@/content/cricket/season-data'
import { seasons } from '@/content/cricket/seasons'
import type { Fixture } from '@/content/schema/fixture'
import type { Match } from '@/lib/domain/cricket/match'
import { matchPages, recordUpTo } from './match-pages'

test('every match of a season has one page, whether announced, played or both', () => {
  for (const season of seasons) {
    const slugs = [...season.fixtures.all, ...season.results.all].map(({ slug }) => slug)
    const pages = matchPages.filter((page) => page.season === season)
    expect(pages.map(({ match }) => match.id).sort()).toEqual([...new Set(slugs)].sort())
  }
})

test('matches of a season follow each other, and each but the last names the next', () => {
  const pages = matchPages.filter(({ season }) => season === recordSeason)
  const starts = pages.map(({ match }) => Date.parse(match.startsAt))
  expect(starts).toEqual(starts.toSorted((a, b) => a - b))
  expect(pages.map(({ next }) => next?.id)).toEqual([
    ...entriesOf(recordSeason)
      .slice(1)
      .map(({ match }) => match.id),
    undefined,
  ])
})

const entry = (
  day: number,
  won: boolean | undefined,
  more: { stage?: 'playoffs'; isPostponed?: true } = {},
): SeasonEntry => {
  const team = { ...ownTeam, slug: 'other' }
  const match: Match = {
    id: `match-${day}`,
    startsAt: `2030-06-0${day}T19:15:00+05:30`,
    sides: [
      { team: ownTeam, innings: [] },
      { team, innings: [] },
    ],
    ...(won !== undefined && { ending: { kind: 'won', winner: won ? 0 : 1 } }),
  }
  return {
    match,
    place: undefined,
    fixture: more.isPostponed && ({ isPostponed: true } as Fixture),
    ...(won !== undefined && { stage: more.stage ?? 'league' }),
  }
}

test('the record goes up to a match, with points in the league stage alone', () => {
  expect(OWN_TEAM).toBe(ownTeam.slug)
  const season = [
    entry(1, true),
    entry(2, false),
    entry(3, true),
    entry(4, true, { stage: 'playoffs' }),
  ]
  expect(recordUpTo(season, 0)).toEqual({ played: 1, won: 1, lost: 0, points: 2 })
  expect(recordUpTo(season, 1)).toEqual({ played: 2, won: 1, lost: 1, points: 2 })
  expect(recordUpTo(season, 3)).toEqual({ played: 4, won: 3, lost: 1 })
})

test('there is no record before a match, nor while an earlier one has no result', () => {
  const season = [entry(1, true), entry(2, undefined), entry(3, true)]
  expect(recordUpTo(season, 0)).toBeDefined()
  expect(recordUpTo(season, 1)).toBeUndefined()
  expect(recordUpTo(season, 2)).toBeUndefined()
  const postponed = [entry(1, true), entry(2, undefined, { isPostponed: true }), entry(3, true)]
  expect(recordUpTo(postponed, 2)).toMatchObject({ played: 2, won: 2 })
})
