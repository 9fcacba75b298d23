import { constants } from '@/content/constants'
import { defineCollection, defineDocument } from '@/content/define'
import type { Fixture } from '@/content/schema/fixture'
import type { Ground } from '@/content/schema/ground'
import type { PlayedMatch } from '@/content/schema/match'
import type { Team } from '@/content/schema/team'
import type { FeedQuery } from '@/lib/domain/cricket/feed-types'
import { matchFromFeed, standingFromFeed } from '@/lib/domain/cricket/from-feed'
import { latestOf } from '@/lib/domain/cricket/latest'
import { type Match, type MatchSide, outcomeOf, type Standing } from '@/lib/domain/cricket/match'
import { type League, spellings, type TeamFace } from '@/lib/domain/cricket/teams'
import { locale } from '@/lib/domain/locale'
import { href, matchPath } from '@/lib/domain/routes'
import { imageUrl } from '@/lib/server/images'
import { places } from './grounds'
import { OWN_TEAM } from './own-team'
import { currentSeason, newestWith, type Season, seasons } from './seasons'

/**
 * The seasons for pages: the fixtures of the current one, and the results, squad and table of the newest
 * season that has them. Data of the feed's snapshot takes precedence if it is as new. All values have
 * types of lib/domain/cricket.
 */
const snapshot = defineDocument('cricket/snapshot.json')

/** The league matches of the current season, as announced. */
export const { fixtures } = currentSeason

/** The newest season with a result. */
export const recordSeason = newestWith(({ results }) => results.all.length > 0)

/** The newest season with a squad. */
export const squadSeason = newestWith(({ squad }) => squad.all.length > 0)

/** The squad, in the franchise's order. */
export const players = squadSeason.squad

/**
 * The eight teams of the league, with the feed's numbers and all spellings found in its answers. The
 * crests are this project's own drawings, not the clubs' logos.
 */
const teams = defineCollection('cricket/teams/{slug}.json', ({ slug }) => slug)

function faceOf({ slug, feedId, name, lead, last, short, aliases, crest }: Team): TeamFace {
  const url = imageUrl(crest, 'webp', 0)
  const face = { slug, lead, last, short, crest: url, ...(feedId && { feedId }) }
  if (locale === 'en') return { ...face, name, aliases }
  // Feed and content use the team's English name, with or without its last word.
  const known = [name, name.slice(0, name.lastIndexOf(' ')), ...aliases].filter(Boolean)
  return { ...face, name: `${lead} ${last}`.trim(), aliases: known }
}

/** The eight teams with the URLs of their crests, and a placeholder for unknown teams. */
export const league: League = {
  teams: teams.all.map(faceOf),
  unknownTeam: faceOf(defineDocument('cricket/unknown-team.json')),
  own: OWN_TEAM,
  ...places,
  pages: [
    ...new Map(
      [...fixtures.all, ...currentSeason.results.all].map((match) => [match.slug, match]),
    ).values(),
  ].map(({ slug, startsAt }) => ({ startsAt, href: href(matchPath(currentSeason.year, slug)) })),
}

/** The team of a slug. Throws if there is none. */
export function face(slug: string): TeamFace {
  const found = league.teams.find((team) => team.slug === slug)
  if (found) return found
  throw new Error(`content/en/cricket: there is no team "${slug}"`)
}

/** The group's own team. */
export const ownTeam = face(OWN_TEAM)

/** The parameters for the sports-data service. Undefined while season.json has no `seriesId`. */
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

type Entry = Pick<Fixture, 'slug' | 'title' | 'startsAt' | 'ground' | 'city'> &
  Partial<Pick<PlayedMatch, 'ending'>>
type Side = Omit<MatchSide, 'team'> & { team: string }

function matchOf(
  { year, seriesId }: Season,
  { slug: id, title, startsAt, ending, ground, city }: Entry,
  [first, second]: readonly [Side, Side],
): Match {
  return {
    id,
    title,
    ...(seriesId && { seriesId }),
    startsAt,
    ...(ending && { ending }),
    sides: [
      { ...first, team: face(first.team) },
      { ...second, team: face(second.team) },
    ],
    ground,
    city,
    href: href(matchPath(year, id)),
  }
}

/** The matches of a season, oldest first; only those of a stage if given. */
export const matchesOf = (season: Season, stage?: PlayedMatch['stage']): readonly Match[] =>
  season.results.all
    .filter((played) => !stage || played.stage === stage)
    .map((played) => matchOf(season, played, played.sides))

/** A match of a season, with its fixture, its result's stage and its ground as far as content has them. */
export type SeasonEntry = {
  readonly match: Match
  readonly fixture?: Fixture | undefined
  readonly stage?: PlayedMatch['stage']
  readonly place: Ground | undefined
}

/** All matches of a season, announced or played, oldest first. A fixture and its result have one slug. */
export function entriesOf(season: Season): readonly SeasonEntry[] {
  const { fixtures: announced, results } = season
  const played = results.all.map((result) => ({
    match: matchOf(season, result, result.sides),
    fixture: announced.find(result.slug),
    ...{ stage: result.stage, place: result.place },
  }))
  const ahead = announced.all
    .filter(({ slug }) => !results.find(slug))
    .map((fixture) => {
      const [first, second] = fixture.teams
      const sides = [
        { team: first, innings: [] },
        { team: second, innings: [] },
      ] as const
      return { match: matchOf(season, fixture, sides), fixture, place: fixture.place }
    })
  const start = ({ match }: SeasonEntry) => Date.parse(match.startsAt)
  return [...played, ...ahead].sort((a, b) => start(a) - start(b))
}

/** All matches of the newest season with results, oldest first. */
export const recordMatches = matchesOf(recordSeason)

/** The newest season whose final the team won. */
export const titleSeason: Season | undefined = seasons.find((season) =>
  matchesOf(season).some((match) => match.id === 'final' && outcomeOf(match, OWN_TEAM) === 'won'),
)

/** When the snapshot was taken; null if it is not used: there is none, or it precedes the current season. */
export const takenAt: string | null =
  snapshot.takenAt && Date.parse(snapshot.takenAt) >= Date.parse(fixtures.all[0]?.startsAt ?? '')
    ? snapshot.takenAt
    : null

/** The newest three matches, from the snapshot and from content. */
export const latestResults: readonly Match[] = latestOf(
  takenAt ? snapshot.results.map((match) => matchFromFeed(match, league)) : [],
  recordMatches,
  constants.cricket.resultsShown,
)

const hasSnapshotTable = takenAt !== null && snapshot.standings.length > 0

/** The season of the points table: the newest one that has a table. */
export const tableSeason = hasSnapshotTable
  ? currentSeason
  : newestWith(({ table }) => table.length > 0)

/** The published table of a season. */
export const tableOf = (season: Season): readonly Standing[] =>
  season.table.map((row) => ({ ...row, team: face(row.team) }))

/** The points table: the snapshot's if there is one, otherwise that of content. */
export const standings: readonly Standing[] = hasSnapshotTable
  ? snapshot.standings.map((row) => standingFromFeed(row, league))
  : tableOf(tableSeason)

/** The start of the newest match shown; empty if there is none. */
export const recordAsOf: string = latestResults[0]?.startsAt ?? ''

/** The starts of all matches of the current season; the browser uses them to recognise match days. */
export const matchStarts: readonly string[] = [
  ...new Set(
    [...fixtures.all.filter(({ isPostponed }) => !isPostponed), ...matchesOf(currentSeason)].map(
      ({ startsAt }) => startsAt,
    ),
  ),
]
