/** @jest-environment node */
import { currentSeason } from '@/content/cricket/seasons'
import { playedMatches } from './season'

test('a match that was rained off keeps the score of the side that batted', () => {
  const [played] = currentSeason.results.all
  if (!played) throw new Error('there are no matches')
  const [first, second] = played.sides
  const rainedOff: typeof played = {
    ...played,
    ending: { kind: 'abandoned' },
    sides: [
      { ...first, innings: [{ runs: 150, wickets: 3 }] },
      { ...second, innings: [] },
    ],
  }
  const results = { ...currentSeason.results, all: [rainedOff] }
  const [match] = playedMatches({ ...currentSeason, results })
  expect(Object.values(match?.scores ?? {}).sort()).toEqual(['', '150/3'])
})
