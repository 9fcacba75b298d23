/** Whether a player bats, bowls or both. */
export type Discipline = 'bat' | 'bowl' | 'both'

/** The part of a player with these roles; `both` for an all-rounder, and for a captain without another role. */
export function disciplineOf(roles: readonly string[]): Discipline {
  const has = (name: string) => roles.some((role) => role.includes(name))
  const bats = has('All-Rounder') || has('Batsman')
  const bowls = has('All-Rounder') || has('Bowler')
  if (bats === bowls) return 'both'
  return bats ? 'bat' : 'bowl'
}
