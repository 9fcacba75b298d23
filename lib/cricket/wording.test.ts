import type { Match } from './match'
import { readStatus } from './status'
import type { TeamFace } from './teams'
import { marginAmount, statusText } from './wording'

const team = (slug: string, name: string, lead: string, ...aliases: string[]): TeamFace => ({
  slug,
  name,
  lead,
  last: '',
  short: slug.slice(0, 3).toUpperCase(),
  aliases,
  crest: '',
})
const teams = [
  team('own', 'River Tigers', 'River', 'iDream River Tygers', 'River Tygers'),
  team('hill', 'Hill Super Kings', 'Hill Super', 'Hill Kings'),
]
const match = (status: string, other = 'Hill Kings'): Match => ({
  id: '1',
  startsAt: '2025-07-06T13:45:00Z',
  status,
  sides: [
    { name: 'iDream River Tygers', short: 'IRT', innings: [] },
    { name: other, innings: [] },
  ],
})
const text = (...of: Parameters<typeof match>) => statusText(match(...of), teams, 'own')

test.each([
  ['iDream River Tygers won by 8 wkts', 'River won by 8 wickets'],
  ['River Tygers won by 1 wkt (DLS method)', 'River won by 1 wicket (DLS method)'],
  ['IRT won by 12 runs', 'River won by 12 runs'],
  ['River won by 12 runs', 'River won by 12 runs'],
  ['Hill Kings won by 3 runs', 'Hill Super Kings won by 3 runs'],
  ['IDREAM RIVER TYGERS need 20 runs in 12 balls', 'River need 20 runs in 12 balls'],
  ['HIL opt to bowl against River Tygers', 'Hill Super Kings opt to bowl against River'],
  ['Match tied (iDream River Tygers won the Super Over)', 'Match tied (River won the Super Over)'],
  ['Match abandoned due to rain', 'Match abandoned due to rain'],
  ['Riverside HILL won', 'Riverside HILL won'],
])('“%s” is told with our names: “%s”', (status, words) => {
  expect(text(status)).toEqual({ text: words })
})

test('a team that is not in the list keeps its name', () => {
  expect(text('Lake (A) won by 2 wkts', 'Lake (A)')).toEqual({ text: 'Lake (A) won by 2 wickets' })
})

test('a margin has its wickets in full', () => {
  const status = readStatus(match('River won by 4 wkts'), teams)
  expect(marginAmount(status)).toBe('4 wickets')
})
