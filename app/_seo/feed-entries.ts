import { fixtureName, playedSeasons } from '@/app/(team)/_season/season-pages'
import { OWN_TEAM } from '@/content/cricket/own-team'
import { matchesOf } from '@/content/cricket/season-data'
import { storyPages } from '@/content/fans/story-pages'
import { insights } from '@/content/insights/insights'
import { labels } from '@/content/labels'
import { readPlan } from '@/content/projects/plans'
import { publishedProjects } from '@/content/projects/published'
import type { Plan } from '@/content/schema/plan'
import type { Project } from '@/content/schema/project'
import { statusText } from '@/lib/domain/cricket/match-text'
import { sideScore } from '@/lib/domain/cricket/score'
import { fill } from '@/lib/domain/format/fill'
import { insightPath, matchPath, projectPath, storyPath } from '@/lib/domain/routes'
import type { AtomEntry } from '@/lib/server/seo/atom'
import { absoluteUrl } from '@/lib/server/seo/metadata'
import { lastSale } from './last-change'

const words = labels.feed

const articles = (): readonly AtomEntry[] =>
  insights.all.map(({ slug, title, lead, date }) => ({
    key: `insights/${slug}`,
    title,
    text: lead,
    category: 'article',
    page: absoluteUrl(insightPath(slug)),
    // Dates in content begin at midnight in India.
    updated: `${date}T00:00:00+05:30`,
  }))

const stories = (): readonly AtomEntry[] =>
  storyPages.all.map(({ slug, title, blurb, date }) => ({
    key: `stories/${slug}`,
    title,
    text: blurb,
    category: 'article',
    page: absoluteUrl(storyPath(slug)),
    updated: `${date}T00:00:00+05:30`,
  }))

const results = (): readonly AtomEntry[] =>
  playedSeasons.flatMap((season) =>
    matchesOf(season).map((match) => {
      const [first, second] = match.sides
      return {
        key: `results/${season.year}/${match.id}`,
        title: fill(words.result, {
          match: fixtureName({ teams: [first.team.slug, second.team.slug] }),
          ending: statusText(match, OWN_TEAM).text,
        }),
        text: match.sides.map((side) => `${side.team.name} ${sideScore(side)}`.trim()).join(', '),
        category: 'result',
        page: absoluteUrl(matchPath(season.year, match.id)),
        updated: match.startsAt,
      }
    }),
  )

type Sold = Pick<Project, 'slug' | 'name'> & { isIllustrative: boolean } & Pick<Plan, 'plots'>

/** Returns a project's entry on available plots; none if unpublished, a placeholder plan or undated. */
export function availability(
  { slug, name, plots, isIllustrative }: Sold,
  soldOn: string | undefined,
): readonly AtomEntry[] {
  if (isIllustrative || !soldOn) return []
  const available = plots.filter(({ status }) => status === 'available').length
  const text = fill(words.available, { name, available, total: plots.length })
  return [
    {
      key: `availability/${slug}`,
      title: text,
      text,
      category: 'availability',
      page: absoluteUrl(`${projectPath(slug)}#plan`),
      updated: soldOn,
    },
  ]
}

/** Returns the site's news: articles, stories, results, available plots. */
export const feedEntries = (): readonly AtomEntry[] => [
  ...articles(),
  ...stories(),
  ...results(),
  ...publishedProjects.flatMap((project) => {
    const { slug, name, plan } = project
    const { plots } = readPlan(project)
    return availability({ slug, name, plots, ...plan }, lastSale(slug))
  }),
]
