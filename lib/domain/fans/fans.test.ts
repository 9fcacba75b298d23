import { league } from '@/e2e/helpers/league'
import { winsOf } from '@/lib/browser/intro/wins'
import type { Ending, Match } from '@/lib/domain/cricket/match'
import { headToHead } from '@/lib/domain/cricket/season-results'
import type { TeamFace } from '@/lib/domain/cricket/teams'
import { printOf, shirtOf } from '@/lib/server/shirt'
import { disciplineOf } from './discipline'
import { figuresOf } from './figures'
import { leaderIn } from './leader'
import { nameLines, nameSize } from './player-name'

const [own, chepauk, dindigul, kovai] = league.teams as [TeamFace, TeamFace, TeamFace, TeamFace]

const match = (
  day: number,
  first: [TeamFace, number],
  second: [TeamFace, number],
  ending: Ending,
): Match => ({
  id: `match-${day}`,
  startsAt: `2025-06-0${day}T13:45:00Z`,
  ending,
  sides: [
    { team: first[0], innings: [{ runs: first[1], wickets: 4 }] },
    { team: second[0], innings: [{ runs: second[1], wickets: 4 }] },
  ],
})

const by = (winner: 0 | 1, by: number): Ending => ({
  kind: 'won',
  winner,
  by,
  unit: winner === 0 ? 'runs' : 'wickets',
})
const season = [
  match(1, [dindigul, 93], [own, 94], by(1, 9)),
  match(2, [own, 177], [chepauk, 178], by(1, 4)),
  match(3, [own, 200], [chepauk, 121], by(0, 79)),
  match(4, [chepauk, 12], [own, 0], { kind: 'abandoned' }),
  match(5, [chepauk, 150], [kovai, 149], by(0, 1)),
]

test('head to head counts wins, losses and runs against each opponent', () => {
  const [first, second] = headToHead(season, own.slug)
  expect(first).toMatchObject({ opponent: dindigul, played: 1, won: 1, lost: 0, runsFor: 94 })
  expect(second).toEqual({
    opponent: chepauk,
    played: 3,
    won: 1,
    lost: 1,
    runsFor: 377,
    runsAgainst: 311,
  })
})

test('the wins come in the order given, each with its margin', () => {
  expect(winsOf(season, own.slug)).toEqual([
    { margin: '9 wickets', over: dindigul.name },
    { margin: '79 runs', over: chepauk.name },
  ])
})

test('only known figures count for the leader', () => {
  const players = [{ name: 'A' }, { name: 'B', runs: 340 }, { name: 'C', runs: 488 }]
  expect(leaderIn(players, 'runs')).toEqual({ player: players[2], value: 488 })
  expect(leaderIn(players, 'wickets')).toBeUndefined()
})

test('a bowler’s figures begin with bowling, and the strike rate is derived from runs and balls', () => {
  const known = { runs: 30, balls: 16, wickets: 0, best: '3/21', catches: 4, matches: 9 }
  const named = (roles: readonly string[], figures: object = known) =>
    figuresOf({ roles, ...figures }).map(({ name, value }) => `${name} ${value}`)
  const [batting, bowling] = [
    ['runs 30', 'balls 16', 'strikeRate 187.50'],
    ['wickets 0', 'best 3/21'],
  ]
  const others = ['catches 4', 'matches 9']
  expect(named(['Batsman'])).toEqual([...batting, ...bowling, ...others])
  expect(named(['Bowler Spin'])).toEqual([...bowling, ...batting, ...others])
  expect(named(['Batsman'], { runs: 30 })).toEqual(['runs 30'])
  expect(named(['Batsman'], { runs: 0, balls: 0 })).toEqual(['runs 0', 'balls 0'])
  expect(named(['Batsman'], {})).toEqual([])
})

test('the captain has another kit, and every second shirt is mirrored', () => {
  const captain = { name: 'Sai Kishore', surname: '', roles: ['All-Rounder', 'Captain'] }
  const keeper = { name: 'Tushar', surname: 'Raheja', roles: ['WK-Batsman Opener'] }
  expect(shirtOf(captain, 0)).toEqual({
    kit: 'onyx',
    ground: 'charts/ground-all',
    isMirrored: false,
    word: 'KISHORE',
    print: 'cricket/prints/onyx-plain-kishore',
  })
  expect(shirtOf(keeper, 1)).toMatchObject({
    kit: 'crimson',
    ground: 'charts/ground-keeper',
    isMirrored: true,
    print: 'cricket/prints/crimson-mirrored-raheja',
  })
})

test.each([
  ['Bowler', 'pace'],
  ['Bowler Spin', 'spin'],
  ['Batsman', 'bat'],
  ['WK-Batsman Opener', 'keeper'],
  ['All-Rounder', 'all'],
])('the background for a %s is that of %s', (role, ground) => {
  expect(shirtOf({ name: 'A', surname: '', roles: [role] }, 0).ground).toBe(
    `charts/ground-${ground}`,
  )
})

test('an all-rounder has the same background with any further role', () => {
  const roles = ['All-Rounder', 'Batsman']
  expect(shirtOf({ name: 'A', surname: '', roles }, 0).ground).toBe('charts/ground-all')
  expect(shirtOf({ name: 'A', surname: '', roles: ['Batsman', 'Bowler'] }, 0).ground).toBe(
    'charts/ground-all',
  )
})

test('a print is undefined until its picture exists', () => {
  const roles = ['Bowler']
  expect(printOf(shirtOf({ name: 'Natarajan', surname: 'T', roles }, 1))).toBe(
    'cricket/prints/crimson-mirrored-natarajan',
  )
  expect(printOf(shirtOf({ name: 'Nobody', surname: '', roles }, 1))).toBeUndefined()
})

test.each([
  [['Batsman'], 'bat'],
  [['WK-Batsman Opener'], 'bat'],
  [['Bowler'], 'bowl'],
  [['Bowler Spin'], 'bowl'],
  [['All-Rounder', 'Captain'], 'both'],
  [['Captain'], 'both'],
  [['All-Rounder', 'Bowler Spin'], 'both'],
])('the part of %j in the scores', (roles, part) => {
  expect(disciplineOf(roles)).toBe(part)
})

test('names in other scripts have their own prints', () => {
  const print = (name: string) => shirtOf({ name, surname: '', roles: [] }, 0).print
  expect(print('நடராஜன்')).not.toBe(print('ராஜ்'))
})

test('the family name is the large line, an initial never', () => {
  expect(nameLines('Tushar', 'Raheja')).toEqual(['Tushar', 'Raheja'])
  expect(nameLines('Natarajan', 'T')).toEqual(['T', 'Natarajan'])
  expect(nameLines('Sai Kishore', '')).toEqual(['Sai', 'Kishore'])
  expect(nameLines('Kanibalan', '')).toEqual(['', 'Kanibalan'])
})

test('the longer a name, the smaller its size', () => {
  expect(['Kishore', 'Natarajan', 'Mathivannan', 'Radhakrishnan'].map(nameSize)).toEqual([
    'short',
    'medium',
    'long',
    'longest',
  ])
})
