import { OWN_TEAM } from '@/content/cricket/own-team'
import { matchesOf } from '@/content/cricket/season-data'
import { type Season, seasons } from '@/content/cricket/seasons'
import { collectionOf } from '@/content/define'
import type { Player } from '@/content/schema/player'
import { resultFor } from '@/lib/domain/cricket/season-results'

/**
 * Everybody who has played for the team in a season that stands in content. A player who stays keeps one
 * page, and who leaves keeps it too: an address that was shared does not end.
 */
export type Profile = {
  readonly slug: string
  /** As the newest squad with the player has it. */
  readonly player: Player
  /** That squad, and the player's place in it, from zero. */
  readonly squad: readonly Player[]
  readonly index: number
  /** The newest season with results that the player was in; without one, the newest season. */
  readonly season: Season
  /** The player as of that season, with its figures. */
  readonly played: Player
}

function profileOf(slug: string): readonly Profile[] {
  const own = seasons.filter(({ squad }) => squad.find(slug))
  const [newest] = own
  const season = own.find(({ results }) => results.all.length > 0) ?? newest
  const player = newest?.squad.find(slug)
  const played = season?.squad.find(slug)
  if (!newest || !season || !player || !played) return []
  const squad = newest.squad.all
  return [{ slug, player, squad, index: squad.indexOf(player), season, played }]
}

const slugs = new Set(seasons.flatMap(({ squad }) => squad.all.map(({ slug }) => slug)))

/** Every player's page, those of the newest squad first. */
export const profiles = collectionOf('cricket/seasons', [...slugs].flatMap(profileOf))

/** Every match of a season from the team's side, oldest first. */
export const resultsOf = (season: Season) =>
  matchesOf(season).flatMap((match) => resultFor(match, OWN_TEAM) ?? [])
