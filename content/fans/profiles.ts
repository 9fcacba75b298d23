import { OWN_TEAM } from '@/content/cricket/own-team'
import { matchesOf } from '@/content/cricket/season-data'
import { type Season, seasons } from '@/content/cricket/seasons'
import { collectionOf } from '@/content/define'
import type { Player } from '@/content/schema/player'
import { resultFor } from '@/lib/domain/cricket/season-results'

/**
 * A player who is in the squad of at least one season in content. Each has one page for all seasons; it
 * stays when the player leaves, so that shared addresses keep working.
 */
export type Profile = {
  readonly slug: string
  /** The player's entry in the newest squad. */
  readonly player: Player
  /** That squad, and the player's index in it. */
  readonly squad: readonly Player[]
  readonly index: number
  /** The player's newest season with results, otherwise the player's newest season. */
  readonly season: Season
  /** The player's entry in that season, with its figures. */
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

/** All profiles, those of the newest squad first. */
export const profiles = collectionOf('cricket/seasons', [...slugs].flatMap(profileOf))

/** The matches of a season from the team's point of view, oldest first. */
export const resultsOf = (season: Season) =>
  matchesOf(season).flatMap((match) => resultFor(match, OWN_TEAM) ?? [])
