/** A player's figures; absent if unknown. */
type Figures = { readonly runs?: number | undefined; readonly wickets?: number | undefined }

/** The player with the highest value of a figure; undefined if no value is known. */
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
