import { constants } from '@/content/constants'
import type { Match } from '@/lib/cricket/match'
import { headToHead, resultFor, winningRun } from '@/lib/cricket/season'
import { readStatus } from '@/lib/cricket/status'
import { findTeam, spellings, teamFace } from '@/lib/cricket/teams'
import {
  feedQuery,
  latestResults,
  matchesOf,
  ownTeam,
  standInFace,
  teamFaces,
  titleSeason,
} from './season'
import { currentSeason, seasonOf, seasons } from './seasons'
import { sponsors } from './sponsors'
import { teams } from './teams'

const season = seasonOf(2025)
const matches = matchesOf(season)
const resultsFor = () => matches.map((match) => resultFor(match, ownTeam, teamFaces))

test.each(seasons)('in $year every result of a fixture is the match it announced', (each) => {
  const played = matchesOf(each)
  for (const { slug, startsAt, ground, city, teams: both } of each.fixtures.all) {
    const match = played.find(({ id }) => id === slug)
    if (!match) continue
    expect(match).toMatchObject({ startsAt, ground, city })
    const names = match.sides.map((side) => findTeam(teamFaces, side)?.slug)
    expect(names.sort()).toEqual([...both].sort())
  }
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
  const all = seasons.flatMap((each) => matchesOf(each))
  const words = all.map((match) => {
    const { winner, by, unit } = readStatus(match, teamFaces)
    return { slug: match.id, winner, by, unit }
  })
  expect(words).toEqual(all.map((match) => ({ slug: match.id, ...marginOf(match) })))
})

test('in 2025 seven of nine were won, the last six in a row, with the cup', () => {
  expect(titleSeason).toBe(season)
  expect(resultsFor().filter((result) => result?.hasWon)).toHaveLength(7)
  expect(resultsFor().filter((result) => result?.hasLost)).toHaveLength(2)
  expect(winningRun(matches, ownTeam, teamFaces)).toBe(6)
})

test('the table of 2025 agrees with the league results', () => {
  const own = season.table.find((row) => findTeam(teamFaces, row)?.slug === ownTeam.slug)
  const league = matchesOf(season, 'league')
  const won = league.filter((match) => resultFor(match, ownTeam, teamFaces)?.hasWon)
  expect(own).toMatchObject({
    played: league.length,
    won: won.length,
    points: won.length * constants.cricket.pointsPerWin,
  })
})

test('the season against Chepauk and Dindigul counts the playoffs', () => {
  const rows = headToHead(matches, ownTeam, teamFaces)
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

test('the feed is asked for the team by its number and every spelling, and for the current season', () => {
  expect(feedQuery).toEqual({
    team: { feedId: 861, names: expect.arrayContaining([...spellings(ownTeam)]) },
    seriesId: currentSeason.seriesId,
    season: currentSeason.year,
  })
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
  expect(season.squad.all).toHaveLength(18)
})
