/** What a player does for the team's score: bat, bowl or both. */
export type Part = 'bat' | 'bowl' | 'both'

/** The part of those with these roles. An all-rounder has both, and so has a captain without another role. */
export function partOf(roles: readonly string[]): Part {
  const bats = roles.some((role) => role.includes('Batsman'))
  const bowls = roles.some((role) => role.includes('Bowler'))
  if (bats === bowls) return 'both'
  return bats ? 'bat' : 'bowl'
}

/** The sides whose score such a part is in, the own first. */
export function sidesOf(part: Part): readonly ('own' | 'other')[] {
  if (part === 'both') return ['own', 'other']
  return part === 'bat' ? ['own'] : ['other']
}
