/** Figures that are known of some players and unknown of others. */
export type Figures = { readonly runs?: number | undefined; readonly wickets?: number | undefined }

/** Who has the most of a figure among those whose figure is known; undefined where none is. */
export function leaderIn<Player extends Figures>(
  players: readonly Player[],
  figure: keyof Figures,
): { readonly player: Player; readonly value: number } | undefined {
  let best: { player: Player; value: number } | undefined
  for (const player of players) {
    const value = player[figure]
    if (value !== undefined && value > (best?.value ?? -1)) best = { player, value }
  }
  return best
}
