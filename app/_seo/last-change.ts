import { spawnSync } from 'node:child_process'
import { matchPages } from '@/app/(team)/_season/match-pages'
import { playedSeasons, resultsPath } from '@/app/(team)/_season/season-pages'
import { squadSeason } from '@/content/cricket/season-data'
import { hasDocument } from '@/content/define'
import { profilePages } from '@/content/fans/profiles'
import { storyPages } from '@/content/fans/story-pages'
import { fileOf, onDisk } from '@/content/folder'
import { insights } from '@/content/insights/insights'
import { pages } from '@/content/pages/pages'
import { publishedProjects } from '@/content/projects/published'
import type { Locale } from '@/lib/domain/locale'
import { insightPath, projectPath, routes, type SitePath, storyPath } from '@/lib/domain/routes'
import { newestOf, readChanges } from '@/lib/server/seo/changes'

const CONTENT = 'content'

/** Returns the documents with a project's plots, including the drawing if there is one. */
const plotsOf = (slug: string) => [
  `projects/${slug}.json`,
  `projects/plots/${slug}.json`,
  ...(hasDocument('projects/plans/{slug}.json', { slug }) ? [`projects/plans/${slug}.json`] : []),
]

/** Documents, or folders of them, specific to each page. Documents that all pages share are left out. */
const DOCUMENTS: ReadonlyMap<SitePath, readonly string[]> = new Map<SitePath, readonly string[]>([
  [routes.home.path, ['home/', 'insights/']],
  [routes.contact.path, ['contact/', 'site.json']],
  [
    routes.properties.path,
    ['properties/', ...publishedProjects.flatMap(({ slug }) => plotsOf(slug))],
  ],
  [routes.residences.path, ['residences/']],
  [routes.jointVentures.path, ['joint-ventures/']],
  [routes.cinemas.path, ['cinemas/']],
  [routes.team.path, ['cricket/']],
  [routes.fanHome.path, ['cricket/', 'fans/home.json']],
  [routes.services.path, ['services/']],
  [routes.faqs.path, ['faqs/', 'joint-ventures/']],
  ...pages.all.map(({ slug }) => [`/${slug}/`, [`pages/${slug}.json`]] as const),
  [routes.privacy.path, ['pages/privacy.json', 'privacy/']],
  ...publishedProjects.map(
    ({ slug }) => [projectPath(slug), [...plotsOf(slug), 'project-page/']] as const,
  ),
  ...playedSeasons.map(
    (season) =>
      [
        resultsPath(season),
        [`cricket/seasons/${season.year}/results/`, 'cricket/second-page.json'],
      ] as const,
  ),
  ...matchPages.map(({ path, season, match, fixture, stage }) => {
    const within = `cricket/seasons/${season.year}`
    return [
      path,
      [
        ...(fixture ? [`${within}/fixtures/${match.id}.json`] : []),
        ...(stage ? [`${within}/results/${match.id}.json`] : []),
      ],
    ] as const
  }),
  [routes.partners.path, ['fans/partners.json', 'cricket/sponsors/', 'cricket/sponsor-tiers.json']],
  [routes.squad.path, [`cricket/seasons/${squadSeason.year}/squad/`]],
  ...profilePages.map(
    ({ path, seasons }) =>
      [
        path,
        seasons.map(({ year, entry }) => `cricket/seasons/${year}/squad/${entry.slug}.json`),
      ] as const,
  ),
  ...storyPages.all.map(
    ({ slug, season }) =>
      [storyPath(slug), [`cricket/seasons/${season.year}/stories/${slug}.json`]] as const,
  ),
  ...insights.all.map(({ slug }) => [insightPath(slug), [`insights/${slug}.json`]] as const),
])

const changes = readChanges(logOf(onDisk(CONTENT)))

/** Returns the ISO date of a page's last content change in a language; undefined if no commit has it. */
export function lastChange(path: SitePath, language: Locale): string | undefined {
  const documents = DOCUMENTS.get(path)
  if (!documents) throw new Error(`app/_seo/last-change.ts has no documents for ${path}`)
  return newestOf(changes, filesOf(documents, language))
}

/** Returns the ISO date of the last change to a project's plots; undefined if no commit has it. */
export const lastSale = (slug: string): string | undefined =>
  newestOf(changes, filesOf(plotsOf(slug), 'en'))

/** Tamil pages take their figures from the English files, so both languages count. */
const filesOf = (documents: readonly string[], language: Locale) =>
  [...new Set<Locale>(['en', language])].flatMap((each) =>
    documents.map((document) => fileOf(document, each).slice(`${CONTENT}/`.length)),
  )

/**
 * Returns the git log of a folder with its files. Empty without git, outside a repository, and in a shallow clone,
 * where every file would seem to be as old as the oldest commit.
 */
function logOf(folder: string): string {
  const git = (...args: string[]) =>
    spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  if (git('rev-parse', '--is-shallow-repository').stdout?.trim() !== 'false') return ''
  const { status, stdout } = git(
    ...['-c', 'core.quotePath=false', 'log', '--format=%x00%cI', '--name-only', '--relative'],
    ...['--', '.'],
  )
  return status === 0 ? stdout : ''
}
