import type { Outcome } from './match'

/**
 * How high a team stands after each match of a season: each win adds a step, each loss takes one away.
 * The lowest stands at zero. A match that is undecided or not yet played leaves the height as it is.
 */
export function stepsOf(endings: readonly (Outcome | undefined)[]): readonly number[] {
  const up = { won: 1, lost: -1, undecided: 0 }
  let height = 0
  const heights = endings.map((ending) => {
    height += ending ? up[ending] : 0
    return height
  })
  const lowest = Math.min(...heights)
  return heights.map((each) => each - lowest)
}
