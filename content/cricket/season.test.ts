import { constants } from '@/content/constants'
import { FEED_QUERY } from '@/lib/cricket/feed-query'
import type { Match } from '@/lib/cricket/match'
import { headToHead, resultFor, winningRun } from '@/lib/cricket/season'
import { readStatus } from '@/lib/cricket/status'
import { findTeam, spellings, teamFace } from '@/lib/cricket/teams'
import {
  fixtures,
  latestResults,
  ownTeam,
  seasonMatch,
  seasonMatches,
  standInFace,
  standings,
  teamFaces,
} from './season'
import { seasonOf } from './seasons'
import { sponsors } from './sponsors'
import { teams } from './teams'

const resultsFor = () => seasonMatches.map((match) => resultFor(match, ownTeam, teamFaces))

test('every league result is the match its fixture announced', () => {
  const teamsOf = (slug: string) =>
    seasonMatch(slug)?.sides.map((side) => findTeam(teamFaces, side)?.slug)
  const played = fixtures.all.map(({ slug }) => {
    const { startsAt, ground, city } = seasonMatch(slug) ?? {}
    return { slug, startsAt, ground, city, teams: teamsOf(slug)?.sort() }
  })
  expect(played).toEqual(
    fixtures.all.map(({ slug, startsAt, ground, city, teams: both }) => ({
      slug,
      startsAt,
      ground,
      city,
      teams: [...both].sort(),
    })),
  )
})

/** The winner and the margin that a score gives: by runs who batted first, by wickets who batted last. */
function marginOf({ sides: [first, second] }: Match) {
  const [set, chased] = [first.innings[0], second.innings[0]]
  if (!set || !chased) return undefined
  return chased.runs > set.runs
    ? { winner: 1, by: 10 - chased.wickets, unit: 'wickets' }
    : { winner: 0, by: set.runs - chased.runs, unit: 'runs' }
}

test('the words of every result agree with its score', () => {
  const words = seasonMatches.map((match) => {
    const { winner, by, unit } = readStatus(match, teamFaces)
    return { slug: match.id, winner, by, unit }
  })
  expect(words).toEqual(seasonMatches.map((match) => ({ slug: match.id, ...marginOf(match) })))
})

test('seven of nine were won, the last six in a row', () => {
  expect(resultsFor().filter((result) => result?.hasWon)).toHaveLength(7)
  expect(resultsFor().filter((result) => result?.hasLost)).toHaveLength(2)
  expect(winningRun(seasonMatches, ownTeam, teamFaces)).toBe(6)
})

test('the table agrees with the league results', () => {
  const own = standings.find((row) => findTeam(teamFaces, row)?.slug === ownTeam.slug)
  const league = fixtures.all.map(({ slug }) => seasonMatch(slug))
  const won = league.filter((match) => match && resultFor(match, ownTeam, teamFaces)?.hasWon)
  expect(own).toMatchObject({
    played: league.length,
    won: won.length,
    points: won.length * constants.cricket.pointsPerWin,
  })
})

test('the season against Chepauk and Dindigul counts the playoffs', () => {
  const rows = headToHead(seasonMatches, ownTeam, teamFaces)
  const against = (slug: string) => rows.find(({ opponent }) => opponent.slug === slug)
  expect(rows).toHaveLength(7)
  expect(against('chepauk-super-gillies')).toMatchObject({ won: 1, lost: 1 })
  expect(against('dindigul-dragons')).toMatchObject({ won: 2, lost: 0 })
})

test('the cards show the newest three', () => {
  expect(latestResults.map(({ title }) => title)).toEqual(['Final', 'Qualifier 1', 'Match 27'])
})

test('a team is found by number first, then by any spelling', () => {
  const find = (teamId: number | undefined, name: string) =>
    findTeam(teamFaces, { name, ...(teamId && { teamId }) })?.slug
  expect(find(410, 'Ruby Trichy Warriors')).toBe('trichy-grand-cholas')
  expect(find(undefined, 'ruby trichy  warriors')).toBe('trichy-grand-cholas')
  expect(find(undefined, 'MADURAI PANTHERS')).toBe('siechem-madurai-panthers')
  expect(find(undefined, 'IDream Tiruppur Tamizhans')).toBe('tiruppur-tamilans')
  expect(find(867, 'Somebody else')).toBe('salem-spartans')
  expect(find(1, 'Karaikudi Kaalai')).toBeUndefined()
})

test('a team nobody knows keeps its name over the stand-in’s crest', () => {
  const face = teamFace(teamFaces, standInFace, { name: 'Karaikudi Kaalai' })
  expect(face).toMatchObject({ name: 'Karaikudi Kaalai', lead: 'Karaikudi', last: 'Kaalai' })
  expect(face.crest).toBe(standInFace.crest)
})

test('the feed is asked for the team by the number, the names and the season it has here', () => {
  expect(FEED_QUERY.team.feedId).toBe(ownTeam.feedId)
  expect(seasonMatches.map(({ startsAt }) => startsAt.slice(0, 4))).toEqual(
    seasonMatches.map(() => String(FEED_QUERY.season)),
  )
  expect([...FEED_QUERY.team.names].sort()).toEqual([...spellings(ownTeam)].sort())
})

test('each of the eight teams has its own crest', () => {
  expect(teams.all).toHaveLength(8)
  expect(new Set(teams.all.map(({ crest }) => crest)).size).toBe(8)
})

test('the wall has one main sponsor, one of each partner and six associates', () => {
  const count = (tier: string) => sponsors.all.filter((sponsor) => sponsor.tier === tier).length
  expect([count('main'), count('banking'), count('commercial'), count('associate')]).toEqual([
    1, 1, 1, 6,
  ])
})

test('the squad of 2025 has the eighteen players of the specification', () => {
  expect(seasonOf(2025).squad.all).toHaveLength(18)
})
