/**
 * Reads a built site, live or as a production preview, and fails where it leaks an unpublished project: a price, a
 * plot, an Offer, a brochure, a form, a link to its page, its pictures or their alternative texts, in pages,
 * structured data, data of scripts, sitemap, feeds and files. A draft may not even be named.
 *
 * PRODUCTION_PREVIEW=1 npm run build && npx tsx tools/build/leaks.ts     today's content
 * npx tsx tools/build/leaks.ts .local/fixture-production-preview          another folder (tools/check/fixture.ts)
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'parse5'
import { dayOf, mayBePublished } from '@/lib/domain/property/publication'
import { filesIn } from './postbuild/files'

type Registration = Parameters<typeof mayBePublished>[0]

/** Something the site may not publish: a project, or its residences. */
export type Unpublished = {
  /** The path of its page. */
  page: string
  /** In every language. */
  names: readonly string[]
  /** A draft: it has no page, and no page names it. */
  isDraft?: boolean
  /** Prefix of files that belong to it alone, such as `vistara`; none for residences. */
  slug?: string
  /** Prices per square foot in rupees, of the project and of single plots, that nothing published has too. */
  prices: readonly number[]
  /** Its pictures: the start of their file names, and their alternative texts. */
  pictures: readonly { stem: string; alts: readonly string[] }[]
}

type SiteFile = { file: string; text: string }
type Leak = { file: string; what: string }

/** Where a site leaks something unpublished. Files are named by their path in the site. */
export function findLeaks(
  files: readonly SiteFile[],
  names: readonly string[],
  unpublished: readonly Unpublished[],
): readonly Leak[] {
  return unpublished.flatMap((each) => [
    ...names
      .filter((file) => isFileOf(each, file) || (each.isDraft && isPageOf(each, file)))
      .map((file) => ({ file, what: `belongs to ${each.names[0]}` })),
    ...files.flatMap(({ file, text }) =>
      (file.endsWith('.html') ? inPage(each, file, text) : inData(each, text)).map((what) => ({
        file,
        what,
      })),
    ),
  ])
}

/** Brochures, plans, plots, papers, QR code, sharing images and pages of plots of a project. */
function isFileOf({ slug, page }: Unpublished, file: string): boolean {
  const share = page.slice(1, -1).replaceAll('/', '-').toLowerCase()
  if (new RegExp(`(?:^|/)share/${share}(?:-plot-\\d+)?(?:-[0-9a-f]{8})?\\.jpg$`).test(file))
    return true
  return (
    slug !== undefined &&
    new RegExp(
      `(?:^|/)(?:(?:brochures|plans|plots|qr)/${slug}[-.]|(?:brochure|papers)/${slug}/|${slug}/plot/)`,
    ).test(file)
  )
}

const isPageOf = ({ page }: Unpublished, file: string) => `/${file}/`.includes(page)

function inPage(unpublished: Unpublished, file: string, html: string): readonly string[] {
  const { texts, attributes, data, forms } = read(html)
  const address = `/${file.replace(/index\.html$/, '')}`
  const isOwn = new RegExp(`^(?:/[\\w-]+)?(?:/ta)?${unpublished.page}$`).test(address)
  const allTexts = [...texts, ...data, ...attributes.map(({ value }) => value)]
  return [
    ...allTexts.flatMap((text) => inText(unpublished, text)),
    ...attributes.flatMap(({ tag, name, value }) => [
      ...(tag === 'a' && name === 'href' && !isOwn && leadsTo(unpublished.page, value)
        ? [`links to ${value}`]
        : []),
      ...pictureIn(unpublished, value),
    ]),
    ...data.flatMap((text) => pictureIn(unpublished, text)),
    ...(isOwn ? onOwnPage(unpublished, allTexts, data, forms) : []),
  ]
}

/** Stricter checks of its own page: no price, plot or form at all. */
function onOwnPage(
  { names, page }: Unpublished,
  texts: readonly string[],
  data: readonly string[],
  forms: number,
): readonly string[] {
  return [
    ...texts.filter((text) => /₹\s*\d/.test(text)).map((text) => `says a price: ${short(text)}`),
    ...texts.filter((text) => PLOT.test(text)).map((text) => `says a plot: ${short(text)}`),
    ...data
      .filter((text) => /"@type":"(?:Offer|RealEstateListing|Place)"/.test(text))
      .map(() => 'has structured data of an offer'),
    ...(forms > 0 ? ['has a form'] : []),
    ...(names.some((name) => texts.some((text) => text.includes(name)))
      ? []
      : [`does not name ${page}`]),
  ]
}

/** `Plot 34`, `மனை 34`. */
const PLOT = /\b[Pp]lot\s+\d+|மனை\s+\d+/u

/** Prices and plots in a text of any page. */
function inText({ names, prices, isDraft }: Unpublished, text: string): readonly string[] {
  if (isDraft && names.some((name) => text.includes(name)))
    return [`names ${names[0]}: ${short(text)}`]
  const figures = prices.flatMap((price) => {
    const [plain, grouped] = [String(price), price.toLocaleString('en-IN')]
    const isSaid = new RegExp(
      `(?:₹\\s*|"(?:price|pricePerSqFt)":\\s*)(?:${plain}|${grouped})(?![\\d,])`,
    )
    return isSaid.test(text) ? [`says the price ${grouped}: ${short(text)}`] : []
  })
  const plots = names
    .filter((name) => sentencesOf(text).some((each) => each.includes(name) && PLOT.test(each)))
    .map((name) => `says a plot of ${name}: ${short(text)}`)
  const offers = names
    .filter((name) =>
      sentencesOf(text).some((each) => each.includes(name) && /₹\s*\d|"@type":"Offer"/.test(each)),
    )
    .map((name) => `offers ${name}: ${short(text)}`)
  return [...figures, ...plots, ...offers]
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n|(?<=\})\s*,/u)
const short = (text: string) => (text.length > 90 ? `${text.slice(0, 90)}…` : text)

/** Its pictures: their files in any text, and their alternative texts as a whole text. */
function pictureIn({ pictures }: Unpublished, text: string): readonly string[] {
  return pictures.flatMap(({ stem, alts }) => [
    ...(text.includes(`/${stem}`) ? [`shows ${stem}`] : []),
    ...(alts.includes(text) ? [`describes ${stem}: ${short(text)}`] : []),
  ])
}

/** A link that leads to its page, or to that of one of its plots, in any language and under any base path. */
const leadsTo = (page: string, value: string) =>
  new RegExp(`^(?:https?://[^/]+)?(?:/[\\w-]+)?(?:/ta)?${page}(?:plot/\\d+/)?(?:[?#].*)?$`).test(
    value,
  )

/** Sitemaps, feeds, data of scripts. */
function inData(unpublished: Unpublished, text: string): readonly string[] {
  return [
    ...inText(unpublished, text),
    ...pictureIn(unpublished, text),
    ...[...text.matchAll(/<(?:loc|id|link[^>]*)>([^<]+)</g)]
      .filter(([, url = '']) => leadsTo(unpublished.page, url))
      .map(([, url]) => `lists ${url}`),
    ...[...text.matchAll(/href="([^"]+)"/g)]
      .filter(([, url = '']) => leadsTo(unpublished.page, url))
      .map(([, url]) => `lists ${url}`),
  ]
}

type Node = {
  nodeName: string
  tagName?: string
  value?: string
  attrs?: readonly { name: string; value: string }[]
  childNodes?: readonly Node[]
  content?: Node
}

/** The texts, attributes and data of a page. A block element gives one text, without its inline markup. */
function read(html: string) {
  const texts: string[] = []
  const attributes: { tag: string; name: string; value: string }[] = []
  const data: string[] = []
  let forms = 0
  const visit = (node: Node): string => {
    const { tagName = '', attrs = [], childNodes = [], content } = node
    if (node.nodeName === '#text') return node.value ?? ''
    if (tagName === 'form') forms += 1
    for (const { name, value } of attrs) attributes.push({ tag: tagName, name, value })
    const inner = (content ? [content] : childNodes).map(visit).join('')
    if (tagName === 'script' || tagName === 'style') {
      if (tagName === 'script') data.push(inner)
      return ''
    }
    if (INLINE.has(tagName) || tagName === '') return inner
    if (inner.trim()) texts.push(inner.replace(/\s+/g, ' ').trim())
    return '\n'
  }
  const rest = visit(parse(html) as unknown as Node)
  if (rest.trim()) texts.push(rest.trim())
  return { texts, attributes, data, forms }
}

const INLINE = new Set(['a', 'abbr', 'b', 'em', 'i', 'small', 'span', 'strong', 'sup', 'wbr', 'br'])

// ---------------------------------------------------------------- unpublished projects of a folder

type RawProject = {
  slug: string
  name: string
  isHidden?: boolean
  pricePerSqFt: number
  registration?: Registration
  residences?: { title: string; path: string; isPlaceholder: boolean; registration?: Registration }
}
type RawPlots = { plots: readonly { pricePerSqFt?: number }[] }

const json = <Value>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Value

/** Reads which projects of a folder may not be published on a day. */
export function readUnpublished(root: string, day: string): readonly Unpublished[] {
  const english = path.join(root, 'content', 'en')
  const images = json<Record<string, { stem: string; alt: string }>>(
    path.join(root, 'lib', 'server', 'images.generated.json'),
  )
  const tamilAlts = json<Record<string, string>>(path.join(root, 'assets', 'alt.ta.json'))
  const inTamil = (file: string) => {
    const place = path.join(root, 'content', 'ta', file)
    return existsSync(place) ? json<Partial<RawProject>>(place) : {}
  }
  const all = readdirSync(path.join(english, 'projects'))
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const project = json<RawProject>(path.join(english, 'projects', file))
      const tamil = inTamil(`projects/${file}`)
      const sold = path.join(english, 'projects', 'plots', file)
      const plots = existsSync(sold) ? json<RawPlots>(sold).plots : []
      const { residences } = project
      const own = {
        isPublished: !project.isHidden && mayBePublished(project.registration, day),
        isDraft: project.isHidden === true,
        page: `/${project.slug}/`,
        slug: project.slug,
        names: [project.name, tamil.name].filter((name) => name !== undefined),
        prices: [project.pricePerSqFt, ...plots.flatMap((plot) => plot.pricePerSqFt ?? [])],
        pictures: picturesIn(project),
      }
      if (!residences) return [own]
      return [
        own,
        {
          isPublished: !residences.isPlaceholder && mayBePublished(residences.registration, day),
          page: residences.path,
          names: [residences.title, tamil.residences?.title].filter((name) => name !== undefined),
          prices: [],
          pictures: picturesIn(json(path.join(english, 'residences', 'residences.json'))),
        },
      ]
    })
  const published = all.filter(({ isPublished }) => isPublished)
  const publishedValues = <Value>(of: (each: (typeof all)[number]) => readonly Value[]) =>
    new Set(published.flatMap(of))
  const [prices, pictures] = [
    publishedValues((each) => each.prices),
    publishedValues((each) => each.pictures),
  ]
  return all
    .filter(({ isPublished }) => !isPublished)
    .map(({ isPublished: _, ...each }) => ({
      ...each,
      prices: [...new Set(each.prices)].filter((price) => !prices.has(price)),
      pictures: [...new Set(each.pictures)]
        .filter((name) => !pictures.has(name))
        .flatMap((name) => {
          const image = images[name]
          const alts = [image?.alt, tamilAlts[name]].filter(
            (alt) => alt !== undefined && alt !== '',
          )
          return image ? [{ stem: image.stem, alts: alts as string[] }] : []
        }),
    }))
}

/** The names of the pictures that a document uses. */
function picturesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    ['image', 'portrait'].includes(key) && typeof each === 'string' ? [each] : picturesIn(each),
  )
}

const READ = /\.(?:html|json|txt|xml|atom|ics|webmanifest)$/

function main() {
  const root = process.argv[2] ?? '.'
  const site = path.join(root, 'site')
  const unpublished = readUnpublished(root, process.env.BUILD_DAY || dayOf(new Date()))
  const names = filesIn(site)
  const files = names
    .filter((name) => READ.test(name))
    .map((file) => ({ file, text: readFileSync(path.join(site, file), 'utf8') }))
  const leaks = findLeaks(files, names, unpublished)
  for (const { file, what } of leaks) console.error(`${file}: ${what}`)
  const pages = unpublished.map(({ page }) => page).join(', ') || 'nothing'
  console.log(`${files.length} files read, ${pages} unpublished: ${leaks.length} leaks`)
  const lost = unpublished.filter(
    ({ page, isDraft }) =>
      !isDraft && !names.some((name) => `/${name}`.endsWith(`${page}index.html`)),
  )
  for (const { page } of lost) console.error(`${page} does not answer`)
  process.exitCode = leaks.length + lost.length > 0 ? 1 : 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
