import { plainName } from './teams'

/** How a team is recognised in an answer: by the feed's number, else by any spelling. */
export type TeamRef = { readonly feedId?: number; readonly names: readonly string[] }

/** Tells whether a side or a row is that team; a number, where there is one, decides alone. */
export function isTeam(
  found: { readonly teamId?: number; readonly name: string },
  { feedId, names }: TeamRef,
): boolean {
  if (found.teamId && feedId) return found.teamId === feedId
  const name = plainName(found.name)
  return names.some((spelling) => plainName(spelling) === name)
}
