import { lossText } from './loss'
import type { Match } from './match'
import type { TeamFace } from './teams'

const team = (name: string, short: string): TeamFace => ({
  slug: short.toLowerCase(),
  name,
  lead: name.split(' ')[0] ?? '',
  last: name.split(' ').at(-1) ?? '',
  short,
  aliases: [],
  crest: '',
})
const teams = [team('Tiruppur Tamilans', 'ITT'), team('SKM Salem Spartans', 'SS')]

const match = (status: string, opponent = 'SKM Salem Spartans'): Match => ({
  id: '1',
  startsAt: '2025-06-13T13:45:00Z',
  status,
  sides: [
    { name: 'Tiruppur Tamilans', innings: [] },
    { name: opponent, innings: [] },
  ],
})
const text = (...of: Parameters<typeof match>) =>
  lossText(match(...of), teams, 'Lost to {team} {margin}')

test('a loss names the winner and the margin', () => {
  expect(text('SKM Salem Spartans won by 4 wickets')).toBe(
    'Lost to SKM Salem Spartans by 4 wickets',
  )
  expect(text('SS won by 8 wkts (DLS method)')).toBe(
    'Lost to SKM Salem Spartans by 8 wickets (DLS method)',
  )
})

test.each([
  ['no margin', 'SKM Salem Spartans won'],
  ['a super over', 'Match tied (SKM Salem Spartans won the Super Over)'],
  ['words before the margin', 'SKM Salem Spartans won the match by 4 wickets'],
  ['a margin without a number', 'SKM Salem Spartans won by forfeit'],
  ['no winner', 'No result'],
  ['a winner that is not in the list', 'Karaikudi Kaalai won by 4 wickets', 'Karaikudi Kaalai'],
])('with %s there is no such text', (_, ...of) => {
  expect(text(...(of as [string, string?]))).toBeUndefined()
})
