import { parse } from '@/content/define'
import { playerSchema } from './player'

/** The error message for a player with these figures; undefined if accepted. */
function messageOf(figures: object): string | undefined {
  const player = {
    slug: 'mani',
    position: 1,
    name: 'Mani',
    surname: '',
    roles: ['Bowler'],
    teams: [],
  }
  try {
    parse('mani.json', playerSchema, { ...player, ...figures })
  } catch (error) {
    return error instanceof Error ? error.message.replace('mani.json\n✖ ', '') : ''
  }
  return undefined
}

test.each([
  {},
  { runs: 0, balls: 0 },
  { runs: 488, balls: 263 },
  { runs: 488 },
  { balls: 12 },
  { wickets: 14, best: '3/21' },
  { best: '10/0' },
  { number: 0, batting: 'left', bowling: 'right', catches: 2 },
])('%j is accepted', (figures) => {
  expect(messageOf(figures)).toBeUndefined()
})

test.each([
  [
    { best: '3-21' },
    'best is "3-21". Write the wickets and the runs of the best innings, such as 3/21.',
  ],
  [{ best: '0/12' }, 'such as 3/21.'],
  [{ best: '11/12' }, 'such as 3/21.'],
  [{ wickets: 2, best: '3/21' }, 'best is "3/21". It has more wickets than the season.'],
  [{ runs: 488, balls: 26 }, 'balls is 26. So many runs cannot come from so few balls'],
])('%j is refused with what to write', (figures, message) => {
  expect(messageOf(figures)).toContain(message)
})
