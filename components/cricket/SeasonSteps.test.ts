import { stepsOf } from '@/components/cricket/SeasonSteps'

test('the season of 2025 goes down, and from the third match up to the final', () => {
  const endings = [...'LWLWWWWWW'].map((letter) => (letter === 'W' ? 'won' : 'lost'))
  expect(stepsOf(endings)).toEqual([0, 1, 0, 1, 2, 3, 4, 5, 6])
})

test('what is undecided or still ahead stays on its step', () => {
  expect(stepsOf(['won', 'undecided', 'lost', 'lost', undefined, undefined])).toEqual([
    2, 2, 1, 0, 0, 0,
  ])
  expect(stepsOf([undefined, undefined])).toEqual([0, 0])
  expect(stepsOf([])).toEqual([])
})
