import { existsSync } from 'node:fs'
import { mayBePublished } from '@/lib/domain/property/publication'
import { insightPath, projectPath, routes } from '@/lib/domain/routes'
import { type ImageName, imageFacts } from '@/lib/server/images'
import { readEnv } from '@/lib/server/read-env'
import { fileOf, onDisk } from './folder'
import { readJson, slugsIn } from './json'
import type { Project } from './schema/project'

/**
 * What a build leaves out: hidden projects, and in a live build also projects that may not be advertised because their
 * registration is missing or has expired. content/define.ts filters documents when it reads them, before any page uses
 * them.
 */
type Unpublished = {
  /** The slugs of unpublished projects, and whether that is all of them. */
  projects: ReadonlySet<string>
  isAll: boolean
  /** The slugs of the articles that quote them. */
  articles: ReadonlySet<string>
  /** The pages that must not be linked: those of unpublished projects, residences and articles. */
  paths: ReadonlySet<string>
  /** Pictures used only by unpublished projects, sorted. */
  pictures: readonly string[]
}

type RawProject = Pick<Project, 'slug' | 'isHidden' | 'plots' | 'residences' | 'registration'>
const read = <Value>(name: string) => readJson(fileOf(name)) as Value

/** Computes a value at its first use, not at import, because scripts set up their environment after importing. */
const once = <Value>(make: () => Value) => {
  let made: { value: Value } | undefined
  return (): Value => {
    made ??= { value: make() }
    return made.value
  }
}

const environment = once(() => readEnv(process.env))

/** Whether this build may publish a project or residences with this registration. */
export function isPublished({ registration }: Pick<Project, 'registration'>): boolean {
  const { showsProduction, day } = environment()
  return !showsProduction || mayBePublished(registration, day)
}

/**
 * Whether a project is a draft that this build leaves out completely. Only the development server shows drafts, once
 * their plots are known.
 */
export function isHidden({ slug, isHidden: isDraft, plots }: Omit<RawProject, 'registration'>) {
  if (!isDraft || process.env.NODE_ENV !== 'development') return isDraft === true
  return !plots?.length && !existsSync(onDisk(fileOf(`projects/plans/${slug}.json`)))
}

/** Whether this build publishes the residences of a project; a live build requires confirmed facts. */
const areResidencesPublished = (residences: NonNullable<Project['residences']>): boolean =>
  isPublished(residences) && !(environment().showsProduction && residences.isPlaceholder)

/** What this build leaves out. Reads articles only if needed: their own loader reports malformed ones. */
export const unpublished = once((): Unpublished => {
  const every = slugsIn('projects').map((slug) => read<RawProject>(`projects/${slug}.json`))
  const all = every.filter((project) => !isHidden(project))
  const slugs = every
    .filter((project) => isHidden(project) || !isPublished(project))
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
      // Fixed pages below a draft's page, such as residences.
      ...Object.values(routes).flatMap(({ path }) =>
        every.some((each) => isHidden(each) && path.startsWith(projectPath(each.slug))) ? path : [],
      ),
      ...residences.filter((each) => !areResidencesPublished(each)).map(({ path }) => path),
      ...articles.map(insightPath),
    ]),
    pictures: [...new Set(picturesOf(all, false))].filter((each) => !shown.has(each)).sort(),
  }
})

/** Whether an article's example plot or price table is of unpublished projects. */
function quotes(article: unknown, slugs: readonly string[], isAll: boolean): boolean {
  const { example } = article as { example?: { project: string } }
  if (example && slugs.includes(example.project)) return true
  return isAll && JSON.stringify(article).includes('"project-prices"')
}

/** The pictures of all projects and residences that are published, or of the unpublished ones. */
const picturesOf = (all: readonly RawProject[], arePublished: boolean) =>
  all.flatMap((project) => [
    ...(isPublished(project) === arePublished ? picturesIn(project) : []),
    ...(project.residences && areResidencesPublished(project.residences) === arePublished
      ? picturesIn(read('residences/residences.json'))
      : []),
  ])

const PICTURE_FIELDS = new Set(['image', 'portrait'])

/** All picture names in a document. */
function picturesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    PICTURE_FIELDS.has(key) && typeof each === 'string' ? [each] : picturesIn(each),
  )
}

/** Whether a path is that of an unpublished page; ignores fragment and query. */
export const isUnpublishedPath = (path: unknown): boolean =>
  typeof path === 'string' && unpublished().paths.has(withoutFragment(path))

const withoutFragment = (path: string) => path.replace(/[?#].*/, '')

/**
 * Removes unpublished projects from a document: their list entries, links and pictures. Required links then lead to the
 * project listing. If no project is published, `whenNonePublished` replaces the fields that it names, and figures beside
 * it that quote a price are removed.
 */
export function asPublished(name: string, document: unknown): unknown {
  const { paths, isAll } = unpublished()
  if (
    (paths.size === 0 && !isAll) ||
    name.startsWith('projects/') ||
    name === 'unpublished-project.json'
  )
    return document
  return published(document)
}

function published(value: unknown): unknown {
  if (typeof value === 'string') return publishedText(value)
  if (Array.isArray(value))
    return value.flatMap((each) => (isUnpublishedEntry(each) ? [] : [published(each)]))
  if (typeof value !== 'object' || value === null) return value
  const { whenNonePublished, ...own } = value as Record<string, unknown>
  const isReplaced = unpublished().isAll && typeof whenNonePublished === 'object'
  const fields = isReplaced ? { ...own, ...whenNonePublished } : own
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, each]) => !(isReplaced && isQuotedFigure(each)))
      .map(([key, each]) =>
        key === 'path' && isUnpublishedPath(each)
          ? [key, routes.properties.path]
          : [key, published(each)],
      ),
  )
}

/** Whether a value is a labelled figure that quotes a price. */
const isQuotedFigure = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'value' in value &&
  /^\{price\./.test(String(value.value))

/** Whether a list entry is about an unpublished project, or a link to an unpublished page. */
function isUnpublishedEntry(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null) return false
  const { project, path, label } = entry as Record<string, unknown>
  if (typeof project === 'string' && unpublished().projects.has(project)) return true
  return typeof label === 'string' && isUnpublishedPath(path)
}

/** An internal Markdown link within a text (lib/domain/prose/inline.ts). */
const LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/g

function publishedText(text: string): string {
  if (unpublished().pictures.includes(text)) return substituteOf(text)
  return text.replace(LINK, (link, words, path) => (isUnpublishedPath(path) ? words : link))
}

/** The substitute for a picture; the same picture always gets the same one. */
function substituteOf(picture: string): string {
  const { pictures, upright } = read<{ pictures: string[]; upright: string }>(
    'unpublished-project.json',
  )
  const { width, height } = imageFacts(picture as ImageName)
  if (height > width) return upright
  return pictures[unpublished().pictures.indexOf(picture) % pictures.length] ?? picture
}

/** Dummy slug for routes without pages, as Next refuses an empty list. tools/build/postbuild/unpublished.ts deletes it. */
export const NO_PAGE = 'none'
