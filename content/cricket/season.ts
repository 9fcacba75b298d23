import { constants } from '@/content/constants'
import { defineDocument } from '@/content/define'
import type { PlayedMatch } from '@/content/schema/match'
import { snapshotSchema } from '@/content/schema/snapshot'
import type { Team } from '@/content/schema/team'
import { FEED_QUERY } from '@/lib/cricket/feed-query'
import { latestOf } from '@/lib/cricket/latest'
import type { Match, Standing } from '@/lib/cricket/match'
import type { TeamFace } from '@/lib/cricket/teams'
import { imageUrl } from '@/lib/images'
import { type Season, seasons } from './seasons'
import { OWN_TEAM, standInTeam, teams } from './teams'

/**
 * The current season as pages show it: its record, and over it whatever the feed's snapshot holds that
 * is as new. Everything is in the shapes of lib/cricket, ready for a component.
 */
const snapshot = defineDocument('cricket/snapshot.json', snapshotSchema)

const [newest] = seasons
if (!newest) throw new Error('content/cricket/seasons\n✖ there is no season')

/** The season that pages show: the newest. */
export const currentSeason: Season = newest

/** The squad of the current season, in the franchise's order. */
export const players = currentSeason.squad

/** The league matches of the current season, as announced. */
export const { fixtures } = currentSeason

function faceOf({ slug, feedId, name, lead, last, short, aliases, crest }: Team): TeamFace {
  const url = imageUrl(crest, 'webp', 0)
  return { slug, name, lead, last, short, aliases, crest: url, ...(feedId && { feedId }) }
}

/** The eight teams with the addresses of their crests. */
export const teamFaces: readonly TeamFace[] = teams.all.map(faceOf)

/** Lends its crest to teams that nobody knows. */
export const standInFace: TeamFace = faceOf(standInTeam)

/** The team of a slug. Throws where content names a team that is not in the list. */
export function face(slug: string): TeamFace {
  const found = teamFaces.find((team) => team.slug === slug)
  if (found) return found
  throw new Error(`content/cricket: there is no team "${slug}"`)
}

/** The group's own team. */
export const ownTeam = face(OWN_TEAM)

function matchOf(played: PlayedMatch): Match {
  const [first, second] = played.sides.map(({ team, innings }) => {
    const { name, feedId } = face(team)
    return { name, innings, ...(feedId && { teamId: feedId }) }
  })
  if (!first || !second) throw new Error(`content/cricket: the result ${played.slug} lacks a side`)
  return {
    id: played.slug,
    title: played.title,
    seriesId: FEED_QUERY.seriesId,
    startsAt: played.startsAt,
    status: played.status,
    sides: [first, second],
    ground: played.ground,
    city: played.city,
  }
}

/** The matches of a season of one stage, or of all, oldest first. */
export const matchesOf = (season: Season, stage?: PlayedMatch['stage']): readonly Match[] =>
  season.results.all.filter((played) => !stage || played.stage === stage).map(matchOf)

/** All matches of the current season, oldest first. */
export const seasonMatches = matchesOf(currentSeason)

/** A match of the current season by its slug, which a fixture shares. */
export const seasonMatch = (slug: string): Match | undefined =>
  seasonMatches.find((match) => match.id === slug)

/** The newest three, from the snapshot and the record. */
export const latestResults: readonly Match[] = latestOf(
  snapshot.results,
  seasonMatches,
  constants.cricket.resultsShown,
)

/** The table: the snapshot's where there is one, else the published one. */
export const standings: readonly Standing[] =
  snapshot.standings.length > 0 ? snapshot.standings : currentSeason.table

/** When the feed was last read; null while everything is the record. */
export const takenAt: string | null = snapshot.takenAt

/** The day up to which the record holds: its newest match. */
export const recordAsOf: string = latestResults[0]?.startsAt ?? ''

/** Every start of a match of the team, so that the browser knows a match day. */
export const matchStarts: readonly string[] = [
  ...new Set([...fixtures.all, ...seasonMatches].map(({ startsAt }) => startsAt)),
]
