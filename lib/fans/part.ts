/** What a player does for the team's score: bat, bowl or both. */
export type Part = 'bat' | 'bowl' | 'both'

/** The part of those with these roles. An all-rounder has both, and so has a captain without another role. */
export function partOf(roles: readonly string[]): Part {
  const bats = roles.some((role) => role.includes('Batsman'))
  const bowls = roles.some((role) => role.includes('Bowler'))
  if (bats === bowls) return 'both'
  return bats ? 'bat' : 'bowl'
}

/** The score of a match that such a part is in: the own, the other, or both, the own first. */
export function scoreOf(part: Part, { own, other }: { own: string; other: string }): string {
  if (part === 'both') return `${own} – ${other}`
  return part === 'bat' ? own : other
}
