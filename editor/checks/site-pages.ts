import { editableTypes, ownPageOf } from '@/content/registry'
import { pagesOf } from '@/content/rules/links'
import { plotsOf } from '@/content/rules/plots'
import { type Content, entriesIn, seasonYears } from '@/content/rules/rule'
import { routes, type SitePath } from '@/lib/domain/routes'
import { wordsOfEntry } from '@/tools/content/checks/address'
import { folderOf, inSeasons } from '@/tools/content/checks/listed-files'
import { plainWords } from '@/tools/content/checks/names'

/** A page of the site, or a part of one, as a link target. */
export type SitePage = { path: string; title: string }

/** The pages of the site with their parts, by the owner's titles; none where a broken file prevents reading them. */
export function sitePages(content: Content): readonly SitePage[] {
  try {
    return titledPages(content)
  } catch {
    return []
  }
}

/** The plot numbers of each project; none where a broken file prevents reading them. */
export function plotNumbers(content: Content): Readonly<Record<string, readonly number[]>> {
  try {
    return Object.fromEntries(
      entriesIn(content, 'projects').map(({ slug }) => [
        slug,
        (plotsOf(content, slug) ?? []).map(({ number }) => number),
      ]),
    )
  } catch {
    return {}
  }
}

/**
 * The page that shows an entry which has none of its own: of a ground, its newest match; of a story without a text, the
 * fan home. Undefined for other entries, and for a ground before its first match.
 */
export function otherPageOf(content: Content, name: string): string | undefined {
  const own = ownPageOf(name)
  if (name.includes('/stories/'))
    return own && pagesOf(content).has(own) ? undefined : routes.fanHome.path
  return name.startsWith('cricket/grounds/')
    ? pageOfGround(content, name.replace(/^.*\/|\.json$/g, ''))
    : undefined
}

function pageOfGround(content: Content, ground: string): string | undefined {
  const matches = seasonYears(content).flatMap((year) =>
    ['results', 'fixtures']
      .flatMap((what) =>
        entriesIn<{ ground: string; startsAt: string }>(content, `cricket/seasons/${year}/${what}`),
      )
      .filter(({ entry }) => entry.ground === ground)
      .sort((a, b) => Date.parse(b.entry.startsAt) - Date.parse(a.entry.startsAt)),
  )
  const pages = pagesOf(content)
  return matches.map(({ name }) => ownPageOf(name)).find((page) => page && pages.has(page))
}

function titledPages(content: Content): readonly SitePage[] {
  const titles = titlesOf(content)
  return [...pagesOf(content)].flatMap(([path, parts]) => {
    const title = titles.get(path) ?? plainWords(path.slice(1, -1).replace(/.*\//, ''))
    return [
      { path, title },
      ...parts.map((part) => ({ path: `${path}#${part}`, title: `${title}: ${plainWords(part)}` })),
    ]
  })
}

function titlesOf({ english }: Content): ReadonlyMap<string, string> {
  const shared = english['share.json'] as readonly { slug: string; title: string }[] | undefined
  const paths: Readonly<Record<string, { path: SitePath } | undefined>> = routes
  const alone = editableTypes.flatMap(({ path, shownAt, label }) =>
    folderOf(path) ? [] : ([[shownAt, label]] as const),
  )
  const entries = editableTypes.flatMap(({ path, shownAt }) =>
    shownAt.includes('{slug}')
      ? inSeasons(path).flatMap((each) => {
          const own = new RegExp(`^${folderOf(each.path)}/[^/]+\\.json$`)
          return Object.entries(english).flatMap(([name, entry]) => {
            const page = own.test(name) && ownPageOf(name)
            const title = wordsOfEntry(entry)
            return page && title ? [[page, title] as const] : []
          })
        })
      : [],
  )
  return new Map([
    ...alone.reverse(),
    ...(shared ?? []).flatMap(({ slug, title }) => {
      const path = paths[slug]?.path
      return path && !title.includes('{') ? [[path, title] as const] : []
    }),
    ...entries,
    ['/', 'Home page'] as const,
  ])
}
