import type { Match } from './match'
import { findTeam, spellings, type TeamFace } from './teams'

/**
 * Which side the status names as the winner, 0 or 1 in batting order; undefined for a match without
 * one. Read from the words, never from the runs: rain rules and super overs break the arithmetic.
 */
export function winnerOf(match: Match, teams: readonly TeamFace[]): 0 | 1 | undefined {
  const [before, after] = match.status.split(/ won\b/i)
  if (before === undefined || after === undefined) return undefined
  const named = before.trim().toLowerCase()

  const index = match.sides.findIndex((side) => {
    const team = findTeam(teams, side)
    const names = [side.name, ...(team ? [...spellings(team), team.lead] : [])]
    return names.some((name) => name !== '' && endsWithWord(named, name.toLowerCase()))
  })
  return index === 0 || index === 1 ? index : undefined
}

const endsWithWord = (text: string, name: string): boolean =>
  text.endsWith(name) && !/\w/.test(text.at(-name.length - 1) ?? '')
