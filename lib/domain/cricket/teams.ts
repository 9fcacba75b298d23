/** A team as cards, rows and flags show it. */
export type TeamFace = {
  readonly slug: string
  /** The feed's number; absent on the unknown team. */
  readonly feedId?: number
  readonly name: string
  /** The name on two lines: "Tiruppur" and "Tamilans". */
  readonly lead: string
  readonly last: string
  readonly short: string
  /** Other spellings found in feeds. */
  readonly aliases: readonly string[]
  /** URL of the crest. */
  readonly crest: string
}

/** The teams of the league. */
export type League = {
  readonly teams: readonly TeamFace[]
  /** Shown for a team that is not in the list. */
  readonly unknownTeam: TeamFace
  /** The slug of the group's own team. */
  readonly own: string
  /** Grounds and cities with other names on the page than in the feed; absent in English. */
  readonly places?: readonly { readonly known: string; readonly shown: string }[]
  /** The pages of the season's matches by start, to which matches of the feed lead. */
  readonly pages?: readonly { readonly startsAt: string; readonly href: string }[]
}

/** A name normalised for comparison: lower case, letters and digits only. */
export const plainName = (name: string): string =>
  name.replace(/[^\p{L}\p{M}\p{N}]/gu, '').toLowerCase()

/** The page's own name of a ground or city of the feed, otherwise the feed's name. */
export const placeName = ({ places }: Pick<League, 'places'>, name: string): string =>
  places?.find(({ known }) => plainName(known) === plainName(name))?.shown ?? name

/** All spellings of a team, its own name first. */
export const spellings = (team: TeamFace): readonly string[] => [
  team.name,
  team.short,
  ...team.aliases,
]

/** Finds a team by the feed's number, then by any spelling of its name. */
export function findTeam(
  teams: readonly TeamFace[],
  side: { readonly teamId?: number; readonly name: string },
): TeamFace | undefined {
  const byId = side.teamId && teams.find((team) => team.feedId === side.teamId)
  if (byId) return byId
  const name = plainName(side.name)
  return teams.find((team) => spellings(team).some((spelling) => plainName(spelling) === name))
}

/**
 * The team of a side: from the list, otherwise the unknown team with the side's name. A name of several words
 * breaks before the last one.
 */
export function teamFace(
  { teams, unknownTeam }: League,
  side: { readonly teamId?: number; readonly name: string },
): TeamFace {
  const known = findTeam(teams, side)
  if (known) return known
  const words = side.name.trim().split(/\s+/)
  return {
    ...unknownTeam,
    name: side.name,
    lead: words.slice(0, -1).join(' '),
    last: words.at(-1) ?? side.name,
  }
}

/** How to recognise a team in an answer: by the feed's number, otherwise by any spelling. */
export type TeamRef = { readonly feedId?: number; readonly names: readonly string[] }

/** Whether a side or a row is that team. If both have a number, only the numbers are compared. */
export function isTeam(
  found: { readonly teamId?: number; readonly name: string },
  { feedId, names }: TeamRef,
): boolean {
  if (found.teamId && feedId) return found.teamId === feedId
  const name = plainName(found.name)
  return names.some((spelling) => plainName(spelling) === name)
}
