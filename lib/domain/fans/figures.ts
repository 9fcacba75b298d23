import { disciplineOf } from './discipline'

/** A player's figures of one season; absent if unknown. */
type Known = {
  readonly matches?: number | undefined
  readonly runs?: number | undefined
  readonly balls?: number | undefined
  readonly wickets?: number | undefined
  /** The best bowling of one innings, such as `3/21`. */
  readonly best?: string | undefined
  readonly catches?: number | undefined
}

/** A figure that is published, or derived from such. */
export type FigureName = keyof Known | 'strikeRate'

const BATTING: readonly FigureName[] = ['runs', 'balls', 'strikeRate']
const BOWLING: readonly FigureName[] = ['wickets', 'best']

/** Runs for 100 balls, with two decimals; undefined unless both are known. */
const strikeRate = ({ runs, balls }: Known): string | undefined =>
  runs === undefined || !balls ? undefined : ((100 * runs) / balls).toFixed(2)

/** The known figures of a player. A bowler's begin with bowling, all others with batting. */
export function figuresOf(
  player: Known & { readonly roles: readonly string[] },
): readonly { readonly name: FigureName; readonly value: number | string }[] {
  const parts = [BATTING, BOWLING]
  if (disciplineOf(player.roles) === 'bowl') parts.reverse()
  const known = { ...player, strikeRate: strikeRate(player) }
  return [...parts.flat(), 'catches' as const, 'matches' as const].flatMap((name) => {
    const value = known[name]
    return value === undefined ? [] : { name, value }
  })
}
