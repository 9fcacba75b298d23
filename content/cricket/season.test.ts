import { constants } from '@/content/constants'
import { outcomeOf } from '@/lib/cricket/match'
import { headToHead, winningRun } from '@/lib/cricket/season'
import { findTeam, spellings, teamFace } from '@/lib/cricket/teams'
import { feedQuery, latestResults, league, matchesOf, ownTeam, titleSeason } from './season'
import { currentSeason, seasonOf, seasons } from './seasons'
import { sponsors } from './sponsors'
import { OWN_TEAM, teams } from './teams'

const season = seasonOf(2025)
const matches = matchesOf(season)
const outcomes = () => matches.map((match) => outcomeOf(match, OWN_TEAM))

test.each(seasons)('in $year every result of a fixture is the match it announced', (each) => {
  const played = matchesOf(each)
  for (const { slug, startsAt, ground, city, teams: both } of each.fixtures.all) {
    const match = played.find(({ id }) => id === slug)
    if (!match) continue
    expect(match).toMatchObject({ startsAt, ground, city })
    const names = match.sides.map(({ team }) => team.slug)
    expect(names.sort()).toEqual([...both].sort())
  }
})

test('in 2025 seven of nine were won, the last six in a row, with the cup', () => {
  expect(titleSeason).toBe(season)
  expect(outcomes().filter((outcome) => outcome === 'won')).toHaveLength(7)
  expect(outcomes().filter((outcome) => outcome === 'lost')).toHaveLength(2)
  expect(winningRun(matches, OWN_TEAM)).toBe(6)
})

test('the table of 2025 agrees with the league results', () => {
  const own = season.table.find(({ team }) => team === OWN_TEAM)
  const played = matchesOf(season, 'league')
  const won = played.filter((match) => outcomeOf(match, OWN_TEAM) === 'won')
  expect(own).toMatchObject({
    played: played.length,
    won: won.length,
    points: won.length * constants.cricket.pointsPerWin,
  })
})

test('the season against Chepauk and Dindigul counts the playoffs', () => {
  const rows = headToHead(matches, OWN_TEAM)
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
    findTeam(league.teams, { name, ...(teamId && { teamId }) })?.slug
  expect(find(410, 'Ruby Trichy Warriors')).toBe('trichy-grand-cholas')
  expect(find(undefined, 'ruby trichy  warriors')).toBe('trichy-grand-cholas')
  expect(find(undefined, 'MADURAI PANTHERS')).toBe('siechem-madurai-panthers')
  expect(find(undefined, 'IDream Tiruppur Tamizhans')).toBe('tiruppur-tamilans')
  expect(find(867, 'Somebody else')).toBe('salem-spartans')
  expect(find(1, 'Karaikudi Kaalai')).toBeUndefined()
})

test('a team nobody knows keeps its name over the stand-in’s crest', () => {
  const face = teamFace(league, { name: 'Karaikudi Kaalai' })
  expect(face).toMatchObject({ name: 'Karaikudi Kaalai', lead: 'Karaikudi', last: 'Kaalai' })
  expect(face.crest).toBe(league.standIn.crest)
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
