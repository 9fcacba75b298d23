import { ASKED } from '@/lib/cricket/asked'
import { headToHead, resultFor, winningRun } from '@/lib/cricket/season'
import { findTeam, spellings, teamFace } from '@/lib/cricket/teams'
import { isImageName } from '@/lib/images'
import { fixtures } from './fixtures'
import { players } from './players'
import {
  latestResults,
  matchOf2025,
  ownTeam,
  season2025,
  standInFace,
  standings,
  teamFaces,
} from './season'
import { sponsors } from './sponsors'
import { teams } from './teams'

const resultsFor = () => season2025.map((match) => resultFor(match, ownTeam, teamFaces))

test('every fixture names two teams of the league, one of them ours', () => {
  for (const { teams: slugs } of fixtures.all) {
    expect(slugs.every((slug) => teams.find(slug))).toBe(true)
    expect(slugs).toContain(ownTeam.slug)
  }
})

test('every league result is the match its fixture announced', () => {
  for (const fixture of fixtures.all) {
    const match = matchOf2025(fixture.slug)
    expect(match?.startsAt).toBe(fixture.startsAt)
    expect(match?.ground).toBe(fixture.ground)
    expect(match?.sides.map(({ name }) => findTeam(teamFaces, { name })?.slug).sort()).toEqual(
      [...fixture.teams].sort(),
    )
  }
})

test('the words of every result name the side with more runs', () => {
  for (const match of season2025) {
    const runs = match.sides.map(({ innings }) => innings[0]?.runs ?? 0)
    const result = resultFor(match, ownTeam, teamFaces)
    const own = match.sides.findIndex((side) => findTeam(teamFaces, side)?.slug === ownTeam.slug)
    expect(result?.hasWon).toBe((runs[own] ?? 0) > (runs[1 - own] ?? 0))
  }
})

test('seven of nine were won, the last six in a row', () => {
  expect(resultsFor().filter((result) => result?.hasWon)).toHaveLength(7)
  expect(resultsFor().filter((result) => result?.hasLost)).toHaveLength(2)
  expect(winningRun(season2025, ownTeam, teamFaces)).toBe(6)
})

test('the table agrees with the league results', () => {
  const own = standings.find((row) => findTeam(teamFaces, row)?.slug === ownTeam.slug)
  const league = fixtures.all.map(({ slug }) => matchOf2025(slug))
  const won = league.filter((match) => match && resultFor(match, ownTeam, teamFaces)?.hasWon)
  expect(own).toMatchObject({ played: league.length, won: won.length, points: won.length * 2 })
})

test('the season against Chepauk and Dindigul counts the playoffs', () => {
  const rows = headToHead(season2025, ownTeam, teamFaces)
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

test('the feed is asked for the team by the number and the names it has here', () => {
  expect(ASKED.team.feedId).toBe(ownTeam.feedId)
  expect([...ASKED.team.names].sort()).toEqual([...spellings(ownTeam)].sort())
})

test('each of the eight teams has its own crest', () => {
  expect(teams.all).toHaveLength(8)
  expect(new Set(teams.all.map(({ crest }) => crest)).size).toBe(8)
  expect(teams.all.every(({ crest }) => isImageName(crest))).toBe(true)
})

test('the squad has eighteen players', () => {
  expect(players.all).toHaveLength(18)
})

test('the wall has one main sponsor, one of each partner and six associates', () => {
  const count = (tier: string) => sponsors.all.filter((sponsor) => sponsor.tier === tier).length
  expect([count('main'), count('banking'), count('commercial'), count('associate')]).toEqual([
    1, 1, 1, 6,
  ])
})
