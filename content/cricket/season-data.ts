import { constants } from '@/content/constants'
import { defineCollection, defineDocument } from '@/content/define'
import type { PlayedMatch } from '@/content/schema/match'
import type { Team } from '@/content/schema/team'
import type { FeedQuery } from '@/lib/domain/cricket/feed-types'
import { matchFromFeed, standingFromFeed } from '@/lib/domain/cricket/from-feed'
import { latestOf } from '@/lib/domain/cricket/latest'
import { type Match, outcomeOf, type Standing } from '@/lib/domain/cricket/match'
import { type League, spellings, type TeamFace } from '@/lib/domain/cricket/teams'
import { locale } from '@/lib/domain/locale'
import { imageUrl } from '@/lib/server/images'
import { places } from './grounds'
import { OWN_TEAM } from './own-team'
import { currentSeason, newestWith, type Season, seasons } from './seasons'

/**
 * The seasons as pages show them: the current one's fixtures, and the results, squad and table of the
 * newest season that has them. Over these stands whatever the feed's snapshot holds that is as new.
 * Everything is in the shapes of lib/domain/cricket, ready for a component.
 */
const snapshot = defineDocument('cricket/snapshot.json')

/** The league matches of the current season, as announced. */
export const { fixtures } = currentSeason

/** The newest season with a result: the last one, until the current one has its first. */
export const recordSeason = newestWith(({ results }) => results.all.length > 0)

/** The newest season with a squad. */
export const squadSeason = newestWith(({ squad }) => squad.all.length > 0)

/** The squad, in the franchise's order. */
export const players = squadSeason.squad

/**
 * The eight teams of the league, with the feed's numbers and every spelling met in its answers. The
 * crests are this project's own badges, not the clubs' marks.
 */
const teams = defineCollection('cricket/teams/{slug}.json', ({ slug }) => slug)

function faceOf({ slug, feedId, name, lead, last, short, aliases, crest }: Team): TeamFace {
  const url = imageUrl(crest, 'webp', 0)
  const face = { slug, lead, last, short, crest: url, ...(feedId && { feedId }) }
  if (locale === 'en') return { ...face, name, aliases }
  // The feed and the record know the team by its English name, or by the name without its last word.
  const known = [name, name.slice(0, name.lastIndexOf(' ')), ...aliases].filter(Boolean)
  return { ...face, name: `${lead} ${last}`.trim(), aliases: known }
}

/** The eight teams with the addresses of their crests, and one that lends its crest to unknown teams. */
export const league: League = {
  teams: teams.all.map(faceOf),
  unknownTeam: faceOf(defineDocument('cricket/unknown-team.json')),
  own: OWN_TEAM,
  ...places,
}

/** The team of a slug. Throws where content names a team that is not in the list. */
export function face(slug: string): TeamFace {
  const found = league.teams.find((team) => team.slug === slug)
  if (found) return found
  throw new Error(`content/en/cricket: there is no team "${slug}"`)
}

/** The group's own team. */
export const ownTeam = face(OWN_TEAM)

/** The request to the sports data service. Undefined while season.json has no `seriesId`. */
export const feedQuery: FeedQuery | undefined = currentSeason.seriesId
  ? {
      team: {
        names: spellings(ownTeam),
        ...(ownTeam.feedId && { feedId: ownTeam.feedId }),
      },
      seriesId: currentSeason.seriesId,
      season: currentSeason.year,
    }
  : undefined

function matchOf(played: PlayedMatch, seriesId: number | undefined): Match {
  const { slug: id, title, startsAt, ending, ground, city } = played
  const [first, second] = played.sides
  return {
    id,
    title,
    ...(seriesId && { seriesId }),
    startsAt,
    ending,
    sides: [
      { ...first, team: face(first.team) },
      { ...second, team: face(second.team) },
    ],
    ground,
    city,
  }
}

/** The matches of a season of one stage, or of all, oldest first. */
export const matchesOf = (season: Season, stage?: PlayedMatch['stage']): readonly Match[] =>
  season.results.all
    .filter((played) => !stage || played.stage === stage)
    .map((played) => matchOf(played, season.seriesId))

/** All matches of the newest season with results, oldest first. */
export const recordMatches = matchesOf(recordSeason)

const currentMatches = matchesOf(currentSeason)

/** A match of the current season by its slug, which a fixture shares. */
export const seasonMatch = (slug: string): Match | undefined =>
  currentMatches.find((match) => match.id === slug)

/** The newest season whose final the team won. */
export const titleSeason: Season | undefined = seasons.find((season) =>
  matchesOf(season).some((match) => match.id === 'final' && outcomeOf(match, OWN_TEAM) === 'won'),
)

/** When the feed was last read; null while everything is the record. Before the season it told of an older one. */
export const takenAt: string | null =
  snapshot.takenAt && Date.parse(snapshot.takenAt) >= Date.parse(fixtures.all[0]?.startsAt ?? '')
    ? snapshot.takenAt
    : null

/** The newest three, from the snapshot and the record. */
export const latestResults: readonly Match[] = latestOf(
  takenAt ? snapshot.results.map((match) => matchFromFeed(match, league)) : [],
  recordMatches,
  constants.cricket.resultsShown,
)

const hasSnapshotTable = takenAt !== null && snapshot.standings.length > 0

/** The season that the points table is of: the last one, until the current one has its own. */
export const tableSeason = hasSnapshotTable
  ? currentSeason
  : newestWith(({ table }) => table.length > 0)

/** The published table of a season. */
export const tableOf = (season: Season): readonly Standing[] =>
  season.table.map((row) => ({ ...row, team: face(row.team) }))

/** The table: the snapshot's where there is one, else the published one. */
export const standings: readonly Standing[] = hasSnapshotTable
  ? snapshot.standings.map((row) => standingFromFeed(row, league))
  : tableOf(tableSeason)

/** The day up to which the record holds: its newest match. */
export const recordAsOf: string = latestResults[0]?.startsAt ?? ''

/** Every start of a match of the current season, so that the browser knows a match day. */
export const matchStarts: readonly string[] = [
  ...new Set(
    [...fixtures.all.filter(({ isPostponed }) => !isPostponed), ...currentMatches].map(
      ({ startsAt }) => startsAt,
    ),
  ),
]
