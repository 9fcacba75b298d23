import { matchPages } from '@/app/(team)/_season/match-pages'
import { playedSeasons, resultsPath } from '@/app/(team)/_season/season-pages'
import { secondPageOf } from '@/content/cricket/second-page'
import { teamPage } from '@/content/cricket/team-page'
import { profilePages } from '@/content/fans/profiles'
import { storyPages } from '@/content/fans/story-pages'
import { insights } from '@/content/insights/insights'
import { navigation } from '@/content/navigation'
import { projectWords } from '@/content/project-page/project-words'
import { projects } from '@/content/projects/projects'
import { shares } from '@/content/share'
import { site } from '@/content/site'
import { success } from '@/content/success'
import { isUnpublishedPath } from '@/content/unpublished'
import { fullName } from '@/lib/domain/fans/player-name'
import { insightPath, projectPath, routes, type SitePath, storyPath } from '@/lib/domain/routes'

type Step = { name: string; path: SitePath }

const { home, contact, jointVenture, quickLinks, bottomLinks } = navigation

/** Name of each page in a breadcrumb trail. Later entries override earlier ones. */
const NAMES: ReadonlyMap<SitePath, string> = new Map(
  [
    ...Object.entries(routes).map(([key, { path }]) => ({ path, name: shares.find(key)?.title })),
    ...[home, contact, jointVenture, ...quickLinks, ...bottomLinks, ...teamPage.links].map(
      ({ path, label }) => ({ path, name: label }),
    ),
    { path: routes.properties.path, name: site.ventures.properties },
    { path: routes.cinemas.path, name: site.ventures.cinemas },
    { path: routes.team.path, name: site.ventures.cricket },
    { path: routes.compare.path, name: projectWords.compare.title },
    { path: routes.success.path, name: success.title },
    ...projects.all.map(({ slug, name }) => ({ path: projectPath(slug), name })),
    ...playedSeasons.map((season) => ({
      path: resultsPath(season),
      name: secondPageOf(season).title,
    })),
    ...matchPages.map(({ path, name }) => ({ path, name })),
    ...profilePages.map(({ path, player }) => ({ path, name: fullName(player) })),
    ...storyPages.all.map(({ slug, title }) => ({ path: storyPath(slug), name: title })),
    ...insights.all.map(({ slug, title }) => ({ path: insightPath(slug), name: title })),
  ].flatMap(({ path, name }) => (name ? [[path, name] as const] : [])),
)

/** Pages whose parent does not follow from their path. */
const PARENTS: ReadonlyMap<SitePath, SitePath> = new Map<SitePath, SitePath>([
  [routes.secondInnings.path, routes.team.path],
  ...storyPages.all.map(({ slug }) => [storyPath(slug), routes.fanHome.path] as const),
  [routes.jointVentures.path, routes.properties.path],
  ...projects.all.map(({ slug }) => [projectPath(slug), routes.properties.path] as const),
  ...profilePages.map(({ path }) => [path, routes.squad.path] as const),
  ...matchPages
    .filter(({ season }) => playedSeasons.includes(season))
    .map(({ path, season }) => [path, resultsPath(season)] as const),
])

/** Returns the nearest listed parent; undefined for the home page. */
function parentOf(path: SitePath): SitePath | undefined {
  if (path === '/') return undefined
  const parent = PARENTS.get(path)
  if (parent) return parent
  const above = path.replace(/[^/]+\/$/, '') as SitePath
  return NAMES.has(above) && !isUnpublishedPath(above) ? above : parentOf(above)
}

/** Returns a page's breadcrumbs from the home page to the page itself. */
export function trailTo(path: SitePath): readonly Step[] {
  const name = NAMES.get(path)
  if (!name) throw new Error(`app/_seo/trail.ts has no name for ${path}`)
  const parent = parentOf(path)
  return [...(parent ? trailTo(parent) : []), { name, path }]
}
