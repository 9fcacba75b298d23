import {
  insightPath,
  matchPath,
  pastSeasonPath,
  playerPath,
  projectPath,
  routes,
  storyPath,
} from '@/lib/domain/routes'
import { didYouMean } from '../errors'
import { fileOf } from '../folder'
import { type Content, entriesIn, type Path, type Rule, seasonYears, textsOf } from './rule'

/** Fragments that exist on every project page; `PARTS` has those of fixed pages. */
const PROJECT_PARTS = [
  'plan',
  'cost',
  'gallery',
  'location',
  'why',
  'registration',
  'visit',
  'enquiry',
]
export const PARTS: Readonly<Record<string, readonly string[]>> = {
  [routes.home.path]: ['about', 'leadership', 'contact'],
  [routes.homeAlias.path]: ['about', 'leadership', 'contact'],
  [routes.contact.path]: ['ways', 'desks'],
  [routes.properties.path]: ['projects', 'enquiry'],
  [routes.residences.path]: ['request'],
  [routes.jointVentures.path]: ['join', 'enquiry'],
  [routes.cinemas.path]: ['screenings', 'on-screen', 'formats', 'enquiry'],
  [routes.team.path]: ['results', 'fixtures', 'table'],
  [routes.fanHome.path]: ['latest', 'tamizhans', 'stats', 'fixtures', 'partners', 'contact'],
  [routes.partners.path]: ['partners', 'audience', 'kit', 'contact'],
  [routes.services.path]: ['contact'],
  [routes.faqs.path]: ['contact'],
}

/** An internal link, as a whole value or within a text. */
const LINK = /(?:^|\]\()(\/(?![/\\])[^\s)]*)/gu

/** Generated plans, whose paths lead to files. */
const MADE = /^projects\/plans\//

/** The old address of a redirect. */
const isOld = (name: string, path: Path) => name === 'redirects.json' && path.at(-1) === 'from'

/** Page, fragment and plot of every internal link must exist. */
export const linksResolve: Rule = (content) => {
  const pages = pagesOf(content)
  // Tamil texts keep the links of the English ones (content/translated-words.ts).
  return textsOf(content)
    .filter(({ name, path, isTamil }) => !isTamil && !MADE.test(name) && !isOld(name, path))
    .flatMap(({ file, path, text }) =>
      [...text.matchAll(LINK)].flatMap(([, link = '']) => {
        const error = errorOf(link, pages, content)
        return error ? [{ file, path, value: text, ...error }] : []
      }),
    )
}

type Planned = { plots: readonly { number: number }[] }
type Pages = ReadonlyMap<string, readonly string[]>

function errorOf(link: string, pages: Pages, { english }: Content) {
  const [, page = '', query = '', part] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(link) ?? []
  const parts = pages.get(page)
  if (!parts) {
    const nearest = didYouMean(page, [...pages.keys()])
    const write = `Write the path of a page, such as "/contact/" or "/properties/".${nearest}`
    return { why: `There is no page ${page}.`, write }
  }
  if (part !== undefined && !parts.includes(part)) {
    const known = parts.map((each) => `"${page}#${each}"`).join(', ')
    const write = parts.length > 0 ? `Write ${known} or "${page}".` : `Write "${page}".`
    return { why: `The page ${page} has no part "${part}".`, write }
  }
  const plot = new URLSearchParams(query).get('plot')
  const [plan] = ['projects/plans', 'projects']
    .map((folder) => english[`${folder}${page.slice(0, -1)}.json`] as Partial<Planned> | undefined)
    .filter((each): each is Planned => each?.plots !== undefined)
  if (plot === null || plan?.plots.some(({ number }) => String(number) === plot)) return undefined
  const [first] = plan?.plots ?? []
  const write = first
    ? `Write the number of a plot of the plan, such as "${page}?plot=${first.number}".`
    : `Write "${page}".`
  return { why: `The plan of ${page} has no plot ${plot}.`, write }
}

/** The pages of the site by path, each with its fragments. */
export function pagesOf(content: Content): Pages {
  const { english } = content
  const years = seasonYears(content)
  const shown = (english['cricket/current-season.json'] as { year?: number | null })?.year
  const has = (year: string, what: string) =>
    entriesIn(content, `cricket/seasons/${year}/${what}`).length > 0
  const current = years.find((year) => (shown ? year === String(shown) : has(year, 'fixtures')))
  const upToNow = years.filter((year) => !current || year <= current)
  const squad = upToNow.find((year) => has(year, 'squad'))
  const players = squad ? slugsIn(content, `cricket/seasons/${squad}/squad`) : []
  const [, ...past] = upToNow.filter((year) => has(year, 'results'))
  return new Map([
    ...Object.values(routes).map(({ path }): [string, readonly string[]] => [
      path,
      [...(PARTS[path] ?? []), ...partsOfDocument(path, english)],
    ]),
    ...slugsIn(content, 'projects').map((slug): [string, readonly string[]] => [
      projectPath(slug),
      hasResidences(english[`projects/${slug}.json`])
        ? [...PROJECT_PARTS, 'residences']
        : PROJECT_PARTS,
    ]),
    ...upToNow.flatMap((year) =>
      entriesIn<{ body?: WithParts['parts'] }>(content, `cricket/seasons/${year}/stories`).flatMap(
        ({ slug, entry: { body } }): [string, readonly string[]][] =>
          body ? [[storyPath(slug), body.map(({ id }) => id)]] : [],
      ),
    ),
    ...entriesIn<WithParts>(content, 'insights').map(
      ({ slug, entry }): [string, readonly string[]] => [
        insightPath(slug),
        entry.parts?.map(({ id }) => id) ?? [],
      ],
    ),
    [routes.squad.path, players],
    // Without a page the address leads to the squad (content/moved.ts).
    ...players.map((slug): [string, readonly string[]] => [playerPath(slug), []]),
    ...upToNow.flatMap((year) =>
      ['fixtures', 'results'].flatMap((what) =>
        slugsIn(content, `cricket/seasons/${year}/${what}`).map(
          (slug): [string, readonly string[]] => [matchPath(Number(year), slug), []],
        ),
      ),
    ),
    ...past.map((year): [string, readonly string[]] => [pastSeasonPath(Number(year)), []]),
  ])
}

type WithParts = {
  parts?: readonly { id: string }[]
  sections?: readonly { id: string }[]
  groups?: readonly { id: string; items?: readonly { slug: string }[] }[]
}

/** Fragments defined in content: sections of text pages, and questions with their groups. */
function partsOfDocument(path: string, english: Content['english']): readonly string[] {
  const page = english[`pages${path.slice(0, -1)}.json`] as WithParts | undefined
  const ids = page?.sections?.map(({ id }) => id) ?? []
  if (path !== routes.faqs.path) return ids
  const { groups = [] } = (english['faqs/faqs.json'] ?? {}) as WithParts
  return groups.flatMap(({ id, items = [] }) => [id, ...items.map(({ slug }) => slug)])
}

const slugsIn = (content: Content, folder: string) =>
  entriesIn(content, folder).map(({ slug }) => slug)

const hasResidences = (project: unknown) =>
  Boolean((project as { residences?: unknown })?.residences)

const LIST = 'external-hosts.json'
const ADDRESS = /(?:^|\]\()https:\/\/([^/?#\s)]+)/gu

/** External links may only lead to listed hosts, so that typos and placeholders are detected. */
export const hostsAreListed: Rule = (content) => {
  const list = (content.english[LIST] ?? []) as readonly { host: string }[]
  const known = list.map(({ host }) => host)
  const allowed = new Set(known.map(withoutWww))
  return textsOf(content).flatMap(({ file, path, text }) =>
    [...text.matchAll(ADDRESS)].flatMap(([, host = '']) => {
      const plain = host.toLowerCase().replace(/:443$/, '')
      if (allowed.has(withoutWww(plain))) return []
      const why = `${plain} is not on the list of sites that pages may link to.`
      const write = `Write an address of ${known.slice(0, 3).join(', ')} or another site of the list, or add ${plain} to it first (${fileOf(LIST)}).`
      return [{ file, path, value: text, why, write }]
    }),
  )
}

/** A host with and without `www.` is one site. */
const withoutWww = (host: string) => host.replace(/^www\./, '')

const REDIRECTS = 'redirects.json'

/** A redirect must not start at the address of a page: it would hide the page. This also excludes loops. */
export const redirectsHideNoPage: Rule = (content) => {
  const all = (content.english[REDIRECTS] ?? []) as readonly { from: string }[]
  if (all.length === 0) return []
  const pages = pagesOf(content)
  return all.flatMap(({ from }, at) =>
    pages.has(from)
      ? {
          file: fileOf(REDIRECTS),
          path: [at, 'from'],
          value: from,
          why: `${from} is the address of a page.`,
          write: 'Remove this row, or write an address that no page has.',
        }
      : [],
  )
}
