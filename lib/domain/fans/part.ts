/** What a player does for the team's score: bat, bowl or both. */
export type Part = 'bat' | 'bowl' | 'both'

/** The part of those with these roles. An all-rounder has both, and so has a captain without another role. */
export function partOf(roles: readonly string[]): Part {
  const has = (name: string) => roles.some((role) => role.includes(name))
  const bats = has('All-Rounder') || has('Batsman')
  const bowls = has('All-Rounder') || has('Bowler')
  if (bats === bowls) return 'both'
  return bats ? 'bat' : 'bowl'
}

type Side = 'own' | 'other'

/** The sides whose score such a part is in, the own first. */
function sidesOf(part: Part): readonly Side[] {
  if (part === 'both') return ['own', 'other']
  return part === 'bat' ? ['own'] : ['other']
}

/** Whether the own team's score is among those that such a part is in. */
export const hasOwnScore = (part: Part): boolean => sidesOf(part).includes('own')

/** The scores of a match that such a part is in, each with its team. A side that never batted has none. */
export const teamScoresOf = <Team>(
  part: Part,
  teams: Record<Side, Team>,
  scores: Readonly<Record<Side, string>>,
) =>
  sidesOf(part)
    .map((side) => ({ team: teams[side], score: scores[side] }))
    .filter(({ score }) => score !== '')
