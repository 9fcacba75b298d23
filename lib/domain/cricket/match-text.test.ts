import type { FeedSide } from './feed-types'
import { matchFromFeed } from './from-feed'
import { lossText, statusText } from './match-text'
import type { League, TeamFace } from './teams'

const team = (slug: string, name: string, lead: string, ...aliases: string[]): TeamFace => ({
  slug,
  name,
  lead,
  last: '',
  short: slug.slice(0, 3).toUpperCase(),
  aliases,
  crest: '',
})
const league: League = {
  teams: [
    team('own', 'River Tigers', 'River', 'iDream River Tygers', 'River Tygers'),
    team('hill', 'Hill Super Kings', 'Hill Super', 'Hill Kings'),
  ],
  unknownTeam: team('unknown', 'Team to be announced', 'Team to be'),
  own: 'own',
}

const match = (status: string, other = 'Hill Kings') => {
  const own: FeedSide = { name: 'iDream River Tygers', short: 'IRT', innings: [] }
  const sides = [own, { name: other, innings: [] }] as const
  return matchFromFeed({ id: '1', startsAt: '2025-07-06T13:45:00Z', status, sides }, league)
}

test.each([
  ['iDream River Tygers won by 8 wkts', 'River won by 8 wickets'],
  ['River Tygers won by 1 wkt (DLS method)', 'River won by 1 wicket (DLS method)'],
  ['IRT won by 12 runs', 'River won by 12 runs'],
  ['River won by 12 runs', 'River won by 12 runs'],
  ['Hill Kings won by 3 runs', 'Hill Super Kings won by 3 runs'],
  ['Hill Kings won by an innings and 1 run', 'Hill Super Kings won by an innings and 1 run'],
  ['Hill Kings won (VJD)', 'Hill Super Kings won (VJD method)'],
  ['Match tied (iDream River Tygers won the Super Over)', 'Match tied (River won the Super Over)'],
  ['Match tied (DLS method)', 'Match tied (DLS method)'],
  ['No result', 'No result'],
])('“%s” is an ending with the text “%s”', (status, text) => {
  const { ending, line } = match(status)
  expect(line).toBeUndefined()
  expect(ending).toBeDefined()
  expect(statusText(match(status), 'own')).toEqual({ text })
})

test.each([
  ['IDREAM RIVER TYGERS need 20 runs in 12 balls', 'River need 20 runs in 12 balls'],
  ['HIL opt to bowl against River Tygers', 'Hill Super Kings opt to bowl against River'],
  ['Match abandoned due to rain', 'Match abandoned due to rain'],
  ['Riverside HILL won', 'Riverside HILL won'],
  ['River Tygers won by 3 wkts (14 overs game)', 'River won by 3 wickets (14 overs game)'],
])('“%s” is kept, with the site’s names: “%s”', (status, text) => {
  expect(match(status).line).toEqual({ text })
  expect(statusText(match(status), 'own')).toEqual({ text })
})

test('a team that is not in the list keeps its name', () => {
  const unknown = match('Lake (A) won by 2 wkts', 'Lake (A)')
  expect(statusText(unknown, 'own')).toEqual({ text: 'Lake (A) won by 2 wickets' })
  const status = 'LAKE (A) need 20 runs'
  expect(match(status, 'Lake (A)').line).toEqual({ text: status })
})

const lost = (...of: Parameters<typeof match>) => lossText(match(...of), 'Lost to {team} {margin}')

test('a loss names the winner and the margin', () => {
  expect(lost('Hill Kings won by 4 wickets')).toBe('Lost to Hill Super Kings by 4 wickets')
  expect(lost('HIL won by 8 wkts (DLS method)')).toBe(
    'Lost to Hill Super Kings by 8 wickets (DLS method)',
  )
})

test.each([
  ['no margin', 'Hill Kings won'],
  ['a super over', 'Match tied (Hill Kings won the Super Over)'],
  ['words before the margin', 'Hill Kings won the match by 4 wickets'],
  ['a margin without a number', 'Hill Kings won by forfeit'],
  ['no winner', 'No result'],
  ['a winner that is not in the list', 'Karaikudi Kaalai won by 4 wickets', 'Karaikudi Kaalai'],
])('with %s the text is undefined', (_, ...of) => {
  expect(lost(...(of as [string, string?]))).toBeUndefined()
})
