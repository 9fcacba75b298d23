import { findTeam, type TeamFace, teamFace } from '@/lib/domain/cricket/teams'
import { entriesOf, latestResults, matchesOf, ownTeam } from './season-data'
import { currentSeason, seasons } from './seasons'

const faceOf = (slug: string, name: string, more: object = {}): TeamFace => ({
  slug,
  name,
  lead: name.split(' ')[0] ?? '',
  last: 'Team',
  short: slug,
  aliases: [],
  ...{ crest: `/${slug}.webp`, ...more },
})
const teams = [
  faceOf('lions', 'Salem Lions', { feedId: 867 }),
  faceOf('bears', 'Erode Bears', { feedId: 410, aliases: ['Ruby Erode Bears'] }),
]

test('a team is found by number first, then by any spelling', () => {
  const find = (teamId: number | undefined, name: string) =>
    findTeam(teams, { name, ...(teamId && { teamId }) })?.slug
  expect(find(410, 'Ruby Erode Warriors')).toBe('bears')
  expect(find(undefined, 'ruby erode  bears')).toBe('bears')
  expect(find(undefined, 'SALEM LIONS')).toBe('lions')
  expect(find(867, 'Somebody else')).toBe('lions')
  expect(find(1, 'Karaikudi Kaalai')).toBeUndefined()
})

test('an unknown team keeps its name and gets the placeholder crest', () => {
  const unknownTeam = faceOf('unknown', 'Team')
  const face = teamFace({ teams, unknownTeam, own: 'lions' }, { name: 'Karaikudi Kaalai' })
  expect(face).toMatchObject({ name: 'Karaikudi Kaalai', lead: 'Karaikudi', last: 'Kaalai' })
  expect(face.crest).toBe(unknownTeam.crest)
})

test('a season has the matches of its results, each with two teams of the league', () => {
  for (const season of seasons) {
    const matches = matchesOf(season)
    expect(matches.map(({ id }) => id)).toEqual(season.results.all.map(({ slug }) => slug))
    expect(matches.length).toBe(
      matchesOf(season, 'league').length + matchesOf(season, 'playoffs').length,
    )
  }
})

test('the newest results come first, at most three, and a match is found by its fixture', () => {
  const days = latestResults.map(({ startsAt }) => Date.parse(startsAt))
  expect(days).toEqual([...days].sort((a, b) => b - a))
  expect(days.length).toBeLessThanOrEqual(3)
  for (const { match, fixture, stage } of entriesOf(currentSeason)) {
    expect(fixture?.slug ?? match.id).toBe(match.id)
    expect(stage).toBe(currentSeason.results.find(match.id)?.stage)
  }
  expect(ownTeam.slug).toBe('tiruppur-tamilans')
})
