import type { LiveSource } from '@/components/cricket/freshness-texts'
import type { SeasonMatch } from '@/components/cricket/types'
import type { PosterStory } from '@/components/fans/TopStories'
import { constants } from '@/content/constants'
import { OWN_TEAM } from '@/content/cricket/own-team'
import {
  face,
  feedQuery,
  fixtures,
  matchesOf,
  recordAsOf,
  recordSeason,
  seasonMatch,
  tableSeason,
  takenAt,
} from '@/content/cricket/season-data'
import { stories, storySeason } from '@/content/cricket/season-words'
import { currentSeason, isOver, type Season, seasons } from '@/content/cricket/seasons'
import { teamPage } from '@/content/cricket/team-page'
import { fanHome } from '@/content/fans/home'
import type { Story } from '@/content/schema/fan-home'
import type { Fixture } from '@/content/schema/fixture'
import { type CalendarMatch, matchEventAddress } from '@/lib/domain/cricket/calendar'
import type { Match } from '@/lib/domain/cricket/match'
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

/** Returns where a story leads: its own page, a film or report elsewhere, its match, or the page that content names. */
function storyLink({ slug, body, external, match, link }: Story, { year }: Season) {
  const words = fanHome.stories
  if (body) return { label: words.page, href: href(storyPath(slug)) }
  if (external) {
    const label = `${words[external.action]} ${fill(words.opensAt, { source: external.source })}`
    return { label, href: external.url, isExternal: true }
  }
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
export const calendarMatch = (fixture: Fixture): CalendarMatch => ({
  slug: fixture.slug,
  season: Number(fixture.startsAt.slice(0, 4)),
  summary: summaryOf(fixture),
  startsAt: fixture.startsAt,
  place: `${fixture.ground}, ${fixture.city}`,
  url: absoluteUrl('/tiruppurTamilans/#fixtures'),
  sequence: fixture.sequence,
  isPostponed: fixture.isPostponed,
  changedOn: fixture.changedOn,
})

const endingOf = ({ match, outcome }: TeamResult): SeasonMatch['result'] => ({
  kind: outcome,
  text: match.ending?.kind === 'won' ? marginText(match.ending) : statusText(match, OWN_TEAM).text,
})

function fixtureMatch(fixture: Fixture): SeasonMatch {
  const { slug, startsAt, ground, city } = fixture
  const [first, second] = fixture.teams
  const match = seasonMatch(slug)
  const result = match && resultFor(match, OWN_TEAM)
  return {
    id: slug,
    startsAt,
    opponent: face(first === OWN_TEAM ? second : first),
    ground,
    city,
    result: result && endingOf(result),
    ...(fixture.isPostponed
      ? { isPostponed: true as const }
      : {
          calendar: {
            file: href(matchCalendar(slug)),
            google: matchEventAddress(calendarMatch(fixture)),
            name: fixtureName(fixture),
          },
        }),
  }
}

const playedMatch =
  (isTitled: boolean) =>
  (match: Match): readonly SeasonMatch[] => {
    const result = resultFor(match, OWN_TEAM)
    if (!result) return []
    const { id, startsAt, ground, city, title } = match
    return [
      {
        id,
        startsAt,
        opponent: result.theirs.team,
        ground,
        city,
        result: endingOf(result),
        ...(isTitled && title && { title: matchTitle(title) }),
      },
    ]
  }

const playoffsOf = (season: Season) => matchesOf(season, 'playoffs').flatMap(playedMatch(true))

/** Returns a season's played matches, oldest first, with the ids of their scores. */
export const playedMatches = (season: Season): readonly SeasonMatch[] => [
  ...matchesOf(season, 'league').flatMap(playedMatch(false)),
  ...playoffsOf(season),
]

/** The current season match by match: its fixtures, then the playoffs played so far. */
export const currentSteps: readonly SeasonMatch[] = [
  ...fixtures.all.map(fixtureMatch),
  ...playoffsOf(currentSeason),
]

/** True once every fixture of the current season has a result. */
export const isSeasonOver = isOver(currentSeason)
