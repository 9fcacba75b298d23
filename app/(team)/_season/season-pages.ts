import { freshnessTexts, type LiveSource } from '@/components/cricket/freshness-texts'
import type { LiveMatchSource } from '@/components/cricket/LiveMatch.island'
import type { SeasonMatch } from '@/components/cricket/types'
import type { PosterStory } from '@/components/fans/TopStories'
import { constants } from '@/content/constants'
import { OWN_TEAM } from '@/content/cricket/own-team'
import {
  entriesOf,
  face,
  feedQuery,
  latestResults,
  league,
  matchStarts,
  recordAsOf,
  recordSeason,
  type SeasonEntry,
  tableSeason,
  takenAt,
} from '@/content/cricket/season-data'
import { stories, storySeason } from '@/content/cricket/season-words'
import { currentSeason, type Season, seasons } from '@/content/cricket/seasons'
import { teamPage } from '@/content/cricket/team-page'
import { fanHome } from '@/content/fans/home'
import type { Story } from '@/content/schema/fan-home'
import type { Fixture } from '@/content/schema/fixture'
import { type CalendarMatch, matchEventAddress } from '@/lib/domain/cricket/calendar'
import { statusText } from '@/lib/domain/cricket/match-text'
import { resultFor, type TeamResult } from '@/lib/domain/cricket/season-results'
import { dayOf } from '@/lib/domain/cricket/time'
import { marginText, matchTitle } from '@/lib/domain/cricket/wording'
import { fill } from '@/lib/domain/format/fill'
import {
  href,
  matchPath,
  pastSeasonPath,
  routes,
  type SitePath,
  storyPath,
} from '@/lib/domain/routes'
import { env } from '@/lib/server/env'
import { absoluteUrl } from '@/lib/server/seo/metadata'

/** Where browsers request newer data, and how old the built data is. */
export const live: LiveSource = {
  source: env.feed,
  query: feedQuery,
  tableCache: constants.cricket.tableCache,
  takenAt,
  asOf: recordAsOf,
}

/** With what a match without a result requests its score; undefined without a feed. */
export const liveMatches: LiveMatchSource | undefined =
  live.source && live.query
    ? {
        built: latestResults,
        builtAt: takenAt,
        source: live.source,
        query: live.query,
        matchStarts,
        league,
        texts: freshnessTexts(teamPage.results.standing, live),
      }
    : undefined

/** As `live`, for data that cannot change, such as the table of an earlier season. */
export const record: LiveSource = { ...live, source: undefined, takenAt: null }

/** The points table is refreshed only if the built one is of the current season. */
export const liveTable: LiveSource = tableSeason === currentSeason ? live : record

/** Seasons with results, newest first, never empty. Each has a page with all its results. */
export const playedSeasons: readonly Season[] = seasons.filter(
  (season) => season === recordSeason || season.results.all.length > 0,
)

/** Returns the path of a season's results page. */
export const resultsPath = (season: Season): SitePath =>
  season === recordSeason ? routes.secondInnings.path : pastSeasonPath(season.year)

/** Says what a film or a report elsewhere is: "Watch at youtube.com". */
export const elsewhereLabel = ({ action, source }: NonNullable<Story['external']>): string =>
  `${fanHome.stories[action]} ${fill(fanHome.stories.opensAt, { source })}`

/** Returns where a story leads: its own page, a film or report elsewhere, its match, or the page that content names. */
function storyLink({ slug, body, external, match, link }: Story, { year }: Season) {
  const words = fanHome.stories
  if (body) return { label: words.page, href: href(storyPath(slug)) }
  if (external) return { label: elsewhereLabel(external), href: external.url, isExternal: true }
  if (match) return { label: words.match, href: href(matchPath(year, match)) }
  return link && { label: link.label, href: href(link.path) }
}

/** A story with its link, and its day if content has it. */
export type LinkedStory = PosterStory & { day: string | undefined }

const linkedStory = (story: Story, season: Season): LinkedStory => {
  const match = season.results.find(story.match ?? '')
  return {
    ...story,
    day: story.date ?? (match && dayOf(match.startsAt)),
    link: storyLink(story, season),
  }
}

/** The top stories. */
export const linkedStories: readonly LinkedStory[] = stories.flatMap((story) =>
  storySeason ? linkedStory(story, storySeason) : [],
)

/** Calendar of the season; `matchCalendar` returns that of a match. */
export const CALENDAR: SitePath = '/tiruppurTamilans/fixtures.ics'
export const matchCalendar = (slug: string): SitePath => `/tiruppurTamilans/fixtures/${slug}.ics`

/** Returns "Tiruppur Tamilans v Chepauk Super Gillies", in the league's order. */
export function fixtureName({ teams: [first, second] }: Pick<Fixture, 'teams'>): string {
  return fill(teamPage.fixtures.match, { first: face(first).name, second: face(second).name })
}

/** Returns a fixture's title in calendars. */
function summaryOf(fixture: Fixture): string {
  const summary = fill(teamPage.calendar.match, {
    match: fixtureName(fixture),
    title: matchTitle(fixture.title),
  })
  return fixture.isPostponed ? `${teamPage.fixtures.states.postponed}: ${summary}` : summary
}

/** Returns a fixture as a calendar event. */
export function calendarMatch(fixture: Fixture): CalendarMatch {
  const { slug, startsAt, ground, city, sequence, isPostponed, changedOn } = fixture
  const season = Number(startsAt.slice(0, 4))
  return {
    slug,
    season,
    summary: summaryOf(fixture),
    startsAt,
    place: `${ground}, ${city}`,
    url: absoluteUrl(matchPath(season, slug)),
    sequence,
    isPostponed,
    changedOn,
  }
}

/** Returns the links that add a match to a calendar; none while it is postponed. */
export const calendarLinks = (fixture: Fixture): SeasonMatch['calendar'] =>
  fixture.isPostponed
    ? undefined
    : {
        file: href(matchCalendar(fixture.slug)),
        google: matchEventAddress(calendarMatch(fixture)),
        name: fixtureName(fixture),
      }

const endingOf = ({ match, outcome }: TeamResult): SeasonMatch['result'] => ({
  kind: outcome,
  text: match.ending?.kind === 'won' ? marginText(match.ending) : statusText(match, OWN_TEAM).text,
})

/** A match as a step of its season. Those of the playoffs have a title. */
function stepOf({ match, fixture, stage }: SeasonEntry): readonly SeasonMatch[] {
  const result = resultFor(match, OWN_TEAM)
  if (!result) return []
  const { id, startsAt, ground, city, title, href } = match
  return [
    {
      ...{ id, startsAt, ground, city, href },
      opponent: result.theirs.team,
      result: stage && endingOf(result),
      ...(stage === 'playoffs' && title && { title: matchTitle(title) }),
      ...(fixture?.isPostponed && { isPostponed: true as const }),
      calendar: fixture && calendarLinks(fixture),
    },
  ]
}

/** Returns a season match by match, announced or played: the league stage, then the playoffs. */
export function seasonSteps(season: Season): readonly SeasonMatch[] {
  const steps = entriesOf(season).flatMap(stepOf)
  return [...steps.filter(({ title }) => !title), ...steps.filter(({ title }) => title)]
}

/** The current season match by match. */
export const currentSteps = seasonSteps(currentSeason)

/** True from the day of the current season's first match. */
export const hasSeasonBegun = currentSteps.some(
  ({ result, startsAt, isPostponed }) => result || (!isPostponed && dayOf(startsAt) <= env.day),
)
