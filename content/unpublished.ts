import { existsSync } from 'node:fs'
import { mayBeOffered } from '@/lib/domain/property/offer'
import { insightPath, projectPath, routes } from '@/lib/domain/routes'
import { type ImageName, imageFacts } from '@/lib/server/images'
import { readEnv } from '@/lib/server/read-env'
import { fileOf, onDisk } from './folder'
import { readJson, slugsIn } from './json'
import type { Project } from './schema/project'

/**
 * What a build leaves out of content: a project that is hidden, and in a live build one that may not be advertised
 * because it has no registration, or whose registration has ended. Documents are cut where they are read, before any
 * page sees them (content/define.ts). A local build leaves out what is hidden alone.
 */
type Unpublished = {
  /** The slugs of the projects that are not on offer, and whether that is all of them. */
  projects: ReadonlySet<string>
  isAll: boolean
  /** The slugs of the articles that quote them. */
  articles: ReadonlySet<string>
  /** The pages that nothing leads to: those of projects, residences and articles. */
  paths: ReadonlySet<string>
  /** Their pictures, in an order that stays. */
  pictures: readonly string[]
}

type RawProject = Pick<Project, 'slug' | 'isHidden' | 'plots' | 'residences' | 'registration'>
const read = <Value>(name: string) => readJson(fileOf(name)) as Value

/** Asked once, when a document is first read: a script reads its environment after it has loaded its modules. */
const once = <Value>(make: () => Value) => {
  let made: { value: Value } | undefined
  return (): Value => {
    made ??= { value: make() }
    return made.value
  }
}

const environment = once(() => readEnv(process.env))

/** Whether this build may offer what has this registration. */
export function isOffered({ registration }: Pick<Project, 'registration'>): boolean {
  const { showsLiveState, day } = environment()
  return !showsLiveState || mayBeOffered(registration, day)
}

/**
 * Whether a project is a draft that this build does not have: no page, no link, no file of it. The development site
 * alone shows drafts, once their plots are known.
 */
export function isHidden({ slug, isHidden: isDraft, plots }: Omit<RawProject, 'registration'>) {
  if (!isDraft || process.env.NODE_ENV !== 'development') return isDraft === true
  return !plots?.length && !existsSync(onDisk(fileOf(`projects/plans/${slug}.json`)))
}

/** Whether this build offers the residences of a project: a live one only with facts that are confirmed. */
const areOffered = (residences: NonNullable<Project['residences']>): boolean =>
  isOffered(residences) && !(environment().showsLiveState && residences.isPlaceholder)

/** What this build leaves out. Content is read only where something may be: a file that is no JSON is told elsewhere. */
export const unpublished = once((): Unpublished => {
  const every = slugsIn('projects').map((slug) => read<RawProject>(`projects/${slug}.json`))
  const all = every.filter((project) => !isHidden(project))
  const slugs = every
    .filter((project) => isHidden(project) || !isOffered(project))
    .map(({ slug }) => slug)
  const isAll = slugs.length === every.length
  const residences = all.flatMap((project) => project.residences ?? [])
  const articles =
    slugs.length === 0 && !isAll
      ? []
      : slugsIn('insights').filter((slug) => quotes(read(`insights/${slug}.json`), slugs, isAll))
  const shown = new Set(picturesOf(all, true))
  return {
    projects: new Set(slugs),
    isAll,
    articles: new Set(articles),
    paths: new Set([
      ...slugs.map(projectPath),
      // Pages below that of a draft, such as those of residences.
      ...Object.values(routes).flatMap(({ path }) =>
        every.some((each) => isHidden(each) && path.startsWith(projectPath(each.slug))) ? path : [],
      ),
      ...residences.filter((each) => !areOffered(each)).map(({ path }) => path),
      ...articles.map(insightPath),
    ]),
    pictures: [...new Set(picturesOf(all, false))].filter((each) => !shown.has(each)).sort(),
  }
})

/** Whether an article works out a plot, or lists prices, that this build does not offer. */
function quotes(article: unknown, slugs: readonly string[], isAll: boolean): boolean {
  const { example } = article as { example?: { project: string } }
  if (example && slugs.includes(example.project)) return true
  return isAll && JSON.stringify(article).includes('"project-prices"')
}

/** The pictures of the projects, and of their residences, that are on offer or that are not. */
const picturesOf = (all: readonly RawProject[], isOnOffer: boolean) =>
  all.flatMap((project) => [
    ...(isOffered(project) === isOnOffer ? picturesIn(project) : []),
    ...(project.residences && areOffered(project.residences) === isOnOffer
      ? picturesIn(read('residences/residences.json'))
      : []),
  ])

const PICTURE_FIELDS = new Set(['image', 'portrait'])

/** Every picture that a document names. */
function picturesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    PICTURE_FIELDS.has(key) && typeof each === 'string' ? [each] : picturesIn(each),
  )
}

/** Whether a path leads to the page of something that is not on offer. A fragment or a query changes nothing. */
export const isUnpublishedPath = (path: unknown): boolean =>
  typeof path === 'string' && unpublished().paths.has(withoutFragment(path))

const withoutFragment = (path: string) => path.replace(/[?#].*/, '')

/**
 * A document as this build publishes it. What is not on offer takes its entries of lists, the links to it and its
 * pictures with it; a link that has to stand leads to the list of projects. While nothing is on offer, `whenNoneOnOffer` takes the place of the fields that it names, and a
 * figure beside it that quotes a price is left out.
 */
export function asPublished(name: string, document: unknown): unknown {
  const { paths, isAll } = unpublished()
  if ((paths.size === 0 && !isAll) || name.startsWith('projects/') || name === 'not-on-offer.json')
    return document
  return published(document)
}

function published(value: unknown): unknown {
  if (typeof value === 'string') return publishedText(value)
  if (Array.isArray(value))
    return value.flatMap((each) => (isUnpublishedEntry(each) ? [] : [published(each)]))
  if (typeof value !== 'object' || value === null) return value
  const { whenNoneOnOffer, ...own } = value as Record<string, unknown>
  const isReplaced = unpublished().isAll && typeof whenNoneOnOffer === 'object'
  const kept = isReplaced ? { ...own, ...whenNoneOnOffer } : own
  return Object.fromEntries(
    Object.entries(kept)
      .filter(([, each]) => !(isReplaced && isQuotedFigure(each)))
      .map(([key, each]) =>
        key === 'path' && isUnpublishedPath(each)
          ? [key, routes.properties.path]
          : [key, published(each)],
      ),
  )
}

/** A figure of what may be on offer, with its label. */
const isQuotedFigure = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'value' in value &&
  /^\{price\./.test(String(value.value))

/** Whether an entry of a list is about a project that is not on offer, or a link to it. */
function isUnpublishedEntry(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null) return false
  const { project, path, label } = entry as Record<string, unknown>
  if (typeof project === 'string' && unpublished().projects.has(project)) return true
  return typeof label === 'string' && isUnpublishedPath(path)
}

/** A link within words, as lib/domain/prose/inline.ts reads it. */
const LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/g

function publishedText(text: string): string {
  if (unpublished().pictures.includes(text)) return substituteOf(text)
  return text.replace(LINK, (link, words, path) => (isUnpublishedPath(path) ? words : link))
}

/** What stands in for a picture: always the same for one, another for the next. */
function substituteOf(picture: string): string {
  const { pictures, upright } = read<{ pictures: string[]; upright: string }>('not-on-offer.json')
  const { width, height } = imageFacts(picture as ImageName)
  if (height > width) return upright
  return pictures[unpublished().pictures.indexOf(picture) % pictures.length] ?? picture
}

/** What a route with no page to make says it makes: the framework refuses an empty list (tools/build/postbuild/offers.ts). */
export const NO_PAGE = 'none'
