import { constants } from '@/content/constants'
import { defineJson } from '@/content/json'
import type { PlayedMatch } from '@/content/schema/match'
import { snapshotSchema } from '@/content/schema/snapshot'
import type { Team } from '@/content/schema/team'
import { FEED_QUERY } from '@/lib/cricket/feed-query'
import { latestOf } from '@/lib/cricket/latest'
import type { Match, Standing } from '@/lib/cricket/match'
import type { TeamFace } from '@/lib/cricket/teams'
import { imageUrl } from '@/lib/images'
import { fixtures } from './fixtures'
import { results } from './results'
import { standings as tableOf2025 } from './standings'
import { OWN_TEAM, standInTeam, teams } from './teams'

/**
 * The season as pages show it: the record of 2025, and over it whatever the feed's snapshot holds that
 * is as new. Everything is in the shapes of lib/cricket, ready for a component.
 */
const snapshot = defineJson('cricket/snapshot.json', snapshotSchema)

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
  if (!first || !second) throw new Error(`content/cricket/results.ts: ${played.slug} lacks a side`)
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

/** All matches of 2025, oldest first. */
export const season2025: readonly Match[] = results.all.map(matchOf)

/** A match of 2025 by its slug, which a fixture shares. */
export const matchOf2025 = (slug: string): Match | undefined =>
  season2025.find((match) => match.id === slug)

/** The matches of 2025 of one stage, oldest first. */
export const stageOf2025 = (stage: PlayedMatch['stage']): readonly Match[] =>
  season2025.filter((match) => results.find(match.id)?.stage === stage)

/** The newest three, from the snapshot and the record. */
export const latestResults: readonly Match[] = latestOf(
  snapshot.results,
  season2025,
  constants.cricket.resultsShown,
)

/** The table: the snapshot's where there is one, else the published one. */
export const standings: readonly Standing[] =
  snapshot.standings.length > 0 ? snapshot.standings : tableOf2025

/** When the feed was last read; null while everything is the record. */
export const takenAt: string | null = snapshot.takenAt

/** The day up to which the record holds: its newest match. */
export const recordAsOf: string = latestResults[0]?.startsAt ?? ''

/** Every start of a match of the team, so that the browser knows a match day. */
export const matchStarts: readonly string[] = [
  ...new Set([...fixtures.all, ...season2025].map(({ startsAt }) => startsAt)),
]
