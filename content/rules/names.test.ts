import { namesAreUnique } from './names'
import type { Content } from './rule'

const base: Content = {
  english: {
    'projects/a.json': { name: 'Sarayu', alternateName: 'Sarayoo' },
    'projects/b.json': { name: 'Ganga' },
    'cricket/teams/a.json': {
      name: 'Salem Lions',
      short: 'SL',
      aliases: ['Lions of Salem'],
      feedId: 1,
    },
    'cricket/teams/b.json': { name: 'Erode Bears', short: 'EB', feedId: 2 },
    'cricket/seasons/2030/squad/a.json': { name: 'Arul', surname: 'S' },
    'cricket/seasons/2030/squad/b.json': { name: 'Arul', surname: 'K' },
    'cricket/seasons/2031/squad/a.json': { name: 'Arul', surname: 'S' },
    'cricket/seasons/2030/fixtures/match-1.json': { title: 'Match 1' },
    'cricket/seasons/2030/fixtures/match-2.json': { title: 'Match 2' },
    'cricket/seasons/2030/results/match-1.json': { title: 'Match 1' },
    'cricket/seasons/2031/fixtures/match-1.json': { title: 'Match 1' },
    'joint-ventures/joint-venture.json': { cases: { items: [{ slug: 'a', name: 'Sarayoo' }] } },
  },
  tamil: {
    'projects/a.json': { name: 'சரயு' },
    'projects/b.json': { name: 'கங்கை' },
    'joint-ventures/joint-venture.json': { cases: { items: [{ name: 'சரயு' }] } },
  },
}

const messagesOf = (english: object, tamil: object = {}) =>
  namesAreUnique({
    english: { ...base.english, ...english },
    tamil: { ...base.tamil, ...tamil },
  }).map(
    ({ file, path, value, why, write }) => `${file} ${path.join('.')} ${value}: ${why} ${write}`,
  )

test('different names are accepted, and so is a player or a match of two seasons', () => {
  expect(messagesOf({})).toEqual([])
})

test.each([
  [
    { 'projects/b.json': { name: 'SARAYU' } },
    /^content\/en\/projects\/b\.json name SARAYU: "a" has this name too\. Write a name that only "b" has/,
  ],
  [{ 'projects/b.json': { name: 'Sarayoo' } }, /"a" has this name/],
  [
    { 'cricket/teams/b.json': { name: 'Erode Bears', aliases: ['lions  of salem'] } },
    /aliases lions/,
  ],
  [{ 'cricket/teams/b.json': { name: 'Erode Bears', feedId: 1 } }, /feedId 1: "a" has this name/],
  [
    { 'cricket/seasons/2030/squad/b.json': { name: 'Arul', surname: 'S' } },
    /squad\/b\.json name Arul S/,
  ],
  [
    { 'cricket/seasons/2030/fixtures/match-2.json': { title: 'Match 1' } },
    /fixtures\/match-2\.json title Match 1: "match-1" has this name too/,
  ],
  [
    { 'cricket/seasons/2030/results/match-2.json': { title: 'Match 1' } },
    /results\/match-2\.json title Match 1: "match-1" has this name too/,
  ],
  [
    { 'joint-ventures/joint-venture.json': { cases: { items: [{ slug: 'a', name: 'Saraiyu' }] } } },
    /cases\.items\.0\.name Saraiyu: .* Write "Sarayu" or "Sarayoo"/,
  ],
])('a duplicate name, or another name for a project, is refused', (english, message) => {
  expect(messagesOf(english)).toContainEqual(expect.stringMatching(message))
})

test('Tamil names are checked too', () => {
  expect(messagesOf({}, { 'projects/b.json': { name: 'சரயு' } })).toEqual([
    'content/ta/projects/a.json name சரயு: "b" has this name too. Write a name that only "a" has.',
    'content/ta/projects/b.json name சரயு: "a" has this name too. Write a name that only "b" has.',
  ])
  const cases = { cases: { items: [{ name: 'சராயு' }] } }
  expect(messagesOf({}, { 'joint-ventures/joint-venture.json': cases })).toEqual([
    expect.stringMatching(/^content\/ta\/joint.* Write "சரயு"\.$/),
  ])
})
