import type { OpeningNews } from '@/components/fans/Opening'
import { OWN_TEAM } from '@/content/cricket/own-team'
import {
  face,
  fixtures,
  latestResults,
  recordMatches,
  recordSeason,
} from '@/content/cricket/season-data'
import { currentSeason } from '@/content/cricket/seasons'
import { teamPage } from '@/content/cricket/team-page'
import { fanHome } from '@/content/fans/home'
import type { Fixture } from '@/content/schema/fixture'
import type { Match } from '@/lib/domain/cricket/match'
import { lossText, statusText } from '@/lib/domain/cricket/match-text'
import { resultFor } from '@/lib/domain/cricket/season-results'
import type { TeamFace } from '@/lib/domain/cricket/teams'
import { dayOf, momentText, weekdayText } from '@/lib/domain/cricket/time'
import { matchTitle } from '@/lib/domain/cricket/wording'
import { openingsFrom } from '@/lib/domain/fans/opening'
import { dayText } from '@/lib/domain/format/dates'
import { fill } from '@/lib/domain/format/fill'
import { href, matchPath } from '@/lib/domain/routes'
import { env } from '@/lib/server/env'
import { type LinkedStory, linkedStories } from './season-pages'

const words = fanHome.opening
const opponent = ({ name }: TeamFace) => fill(words.opponent, { team: name })

function fixtureNews({ slug, startsAt, teams, city }: Fixture): OpeningNews {
  return {
    kind: 'fixture',
    day: dayOf(startsAt),
    label: words.next,
    text: teams
      .filter((team) => team !== OWN_TEAM)
      .map((team) => opponent(face(team)))
      .join(''),
    note: `${weekdayText(startsAt)}, ${momentText(startsAt)}, ${city}`,
    link: { href: href(matchPath(currentSeason.year, slug)), label: words.match },
  }
}

function resultNews(match: Match): OpeningNews {
  const { id, title = '', startsAt } = match
  const result = resultFor(match, OWN_TEAM)
  const loss = result?.outcome === 'lost' && lossText(match, teamPage.results.card.lostTo)
  const isOfContent = recordMatches.some((each) => each.id === id)
  return {
    kind: 'result',
    day: dayOf(startsAt),
    label: words.result,
    text: loss || statusText(match, OWN_TEAM).text,
    note: fill(words.played, {
      title: matchTitle(title),
      opponent: result ? opponent(result.theirs.team) : '',
      day: dayText(startsAt),
    }),
    link: {
      href: isOfContent ? href(matchPath(recordSeason.year, id)) : '#latest',
      label: fanHome.stories.match,
    },
  }
}

const storyNews = ({ day, title, link }: LinkedStory): readonly OpeningNews[] =>
  day && link
    ? [{ kind: 'story', day, label: words.story, text: title, note: dayText(day), link }]
    : []

const results = latestResults.filter(({ ending }) => ending)
const playedOn = new Set(results.map(({ startsAt }) => dayOf(startsAt)))

/** What the fan home opens with from the day of the build on. */
export const openings: readonly OpeningNews[] = openingsFrom(env.day, [
  ...fixtures.all
    .filter((fixture) => !fixture.isPostponed && !playedOn.has(dayOf(fixture.startsAt)))
    .map(fixtureNews),
  ...results.map(resultNews),
  ...linkedStories.flatMap(storyNews),
])
