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

type Side = 'own' | 'other'

/** The sides whose score a part influences, the own side first. */
function sidesOf(discipline: Discipline): readonly Side[] {
  if (discipline === 'both') return ['own', 'other']
  return discipline === 'bat' ? ['own'] : ['other']
}

/** Whether a part influences the own team's score. */
export const hasOwnScore = (discipline: Discipline): boolean => sidesOf(discipline).includes('own')

/** The scores of a match that a part influences, each with its team. Omits a side that never batted. */
export const teamScoresOf = <Team>(
  discipline: Discipline,
  teams: Record<Side, Team>,
  scores: Readonly<Record<Side, string>>,
) =>
  sidesOf(discipline)
    .map((side) => ({ team: teams[side], score: scores[side] }))
    .filter(({ score }) => score !== '')
