/** What a card, a row or a flag shows of a team. */
export type TeamFace = {
  readonly slug: string
  /** The feed's number; absent on the unknown team. */
  readonly feedId?: number
  readonly name: string
  /** The name over two lines: "Tiruppur" and "Tamilans". */
  readonly lead: string
  readonly last: string
  readonly short: string
  /** Other spellings met in feeds. */
  readonly aliases: readonly string[]
  /** Address of the crest. */
  readonly crest: string
}

/** The teams of the league, and which of them is the own one. */
export type League = {
  readonly teams: readonly TeamFace[]
  /** The face of a team that is not in the list. */
  readonly unknownTeam: TeamFace
  /** The slug of the group's own team. */
  readonly own: string
  /** Grounds and cities that a page calls otherwise than the feed; absent in English. */
  readonly places?: readonly { readonly known: string; readonly shown: string }[]
}

/** A name as it is compared: case, spaces and signs make no difference. */
export const plainName = (name: string): string =>
  name.replace(/[^\p{L}\p{M}\p{N}]/gu, '').toLowerCase()

/** A ground or a city of the feed by the page's own name, where there is one. */
export const placeName = ({ places }: Pick<League, 'places'>, name: string): string =>
  places?.find(({ known }) => plainName(known) === plainName(name))?.shown ?? name

/** Every spelling of a team, its own name first. */
export const spellings = (team: TeamFace): readonly string[] => [
  team.name,
  team.short,
  ...team.aliases,
]

/** Finds a team by the feed's number first, then by any spelling of its name. */
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
 * The face of a side: the team we know, or its own words over the crest of the unknown team. A name of several
 * words breaks before the last one.
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
