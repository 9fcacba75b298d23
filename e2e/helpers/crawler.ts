import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Element, isWithin, readElements } from '@/e2e/helpers/html'
import { BASE_PATH, ORIGIN } from '@/e2e/helpers/paths'
import { filesIn } from '@/tools/build/postbuild/files'

/** The exported site for the crawler: the text of each file, by its path from the site's root. */
export type Site = {
  /** Folder under the domain, such as `/noyyal`, or empty. */
  base: string
  /** The public address, which canonical and sharing addresses start with. */
  origin: string
  files: ReadonlySet<string>
  read: (file: string) => string
  /** Third-party hosts that links may lead to. */
  hosts: readonly string[]
  /** Addresses of configured services that forms may post to. */
  services: readonly string[]
}

const OUT = path.join(process.cwd(), 'out')

/** The site as it was exported. */
export const exported = (): Site => ({
  base: BASE_PATH,
  origin: ORIGIN,
  files: new Set(filesIn(OUT)),
  read: (file) => readFileSync(path.join(OUT, file), 'utf8'),
  hosts: (JSON.parse(readFileSync('content/en/external-hosts.json', 'utf8')) as { host: string }[])
    .map(({ host }) => host.replace(/^www\./, ''))
    // With and without www it is one site.
    .flatMap((host) => [host, `www.${host}`]),
  services: [
    ...(process.env.SITE_SERVICES === 'live' ? [] : ['http://localhost:']),
    ...(process.env.FORM_ENDPOINT ? [process.env.FORM_ENDPOINT] : []),
    ...(process.env.SHOP_URL ? [process.env.SHOP_URL] : []),
  ],
})

type Page = {
  path: string
  elements: readonly Element[]
  ids: ReadonlySet<string>
}

/** Problems of all pages, one line each with the page, the problem and its place. */
export function crawl(site: Site): readonly string[] {
  const pages = [...site.files]
    .filter((file) => file.endsWith('.html') && !/^(_not-found|404)\//.test(file))
    .sort()
    .map((file) => pageOf(site, file))
  const byPath = new Map(pages.map((page) => [page.path, page]))

  const inPages = pages.flatMap((page) =>
    [...new Set(page.elements.flatMap((element) => problemsOf(element, page, byPath, site)))]
      .concat(twice(page))
      .map((problem) => `${page.path}: ${problem}`),
  )
  return [...inPages, ...brokenStyles(site)]
}

/** Public pages that cannot be reached by links from the home page. */
export function unreachable(site: Site): readonly string[] {
  const seen = new Set<string>()
  const queue = ['/']
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const file = fileOf(site, path)
    if (seen.has(path) || !file?.endsWith('.html')) continue
    seen.add(path)
    for (const { tag, attributes } of pageOf(site, file).elements) {
      if (tag !== 'a' || !attributes.href) continue
      const url = new URL(attributes.href, `${site.origin}${site.base}${path}`)
      if (url.origin === site.origin) queue.push(decodeURI(url.pathname).slice(site.base.length))
    }
  }
  return [...site.files]
    .filter((file) => file.endsWith('/index.html'))
    .filter((file) => !isSetAside(pageOf(site, file), site))
    .map((file) => `/${file.slice(0, -'index.html'.length)}`)
    .filter((path) => !seen.has(path))
    .sort()
}

/** Whether a page is noindex, or a duplicate under another address. */
function isSetAside({ path, elements }: Page, site: Site): boolean {
  return elements.some(
    ({ tag, attributes }) =>
      (tag === 'meta' &&
        attributes.name === 'robots' &&
        /noindex/.test(attributes.content ?? '')) ||
      (tag === 'link' &&
        attributes.rel === 'canonical' &&
        attributes.href !== site.origin + site.base + path),
  )
}

/** Cache of parsed pages. */
const known = new WeakMap<Site, Map<string, Page>>()

function pageOf(site: Site, file: string): Page {
  const pages = known.get(site) ?? new Map<string, Page>()
  known.set(site, pages)
  const page = pages.get(file) ?? readPage(site, file)
  pages.set(file, page)
  return page
}

function readPage(site: Site, file: string): Page {
  const elements = readElements(site.read(file))
  const ids = new Set(elements.flatMap(({ attributes }) => attributes.id ?? []))
  return { path: `/${file.replace(/index\.html$/, '')}`, elements, ids }
}

function problemsOf(
  element: Element,
  page: Page,
  pages: ReadonlyMap<string, Page>,
  site: Site,
): readonly string[] {
  const { tag, attributes } = element
  const problems: string[] = []

  for (const [kind, address] of addressesOf(element)) {
    const problem = problemOfAddress(address, kind, element, page, pages, site)
    if (problem) problems.push(`<${tag} ${kind}="${address}"> ${problem}`)
  }
  for (const name of [
    'for',
    'popovertarget',
    'aria-labelledby',
    'aria-describedby',
    'aria-controls',
  ]) {
    for (const id of attributes[name]?.split(/\s+/) ?? []) {
      if (!page.ids.has(id)) problems.push(`<${tag} ${name}="${id}"> names nothing on the page`)
    }
  }
  if (tag === 'button' && !doesSomething(element)) {
    problems.push(`<button> ${JSON.stringify(attributes)} does nothing`)
  }
  // An empty one marks a decorative picture.
  if (tag === 'img' && attributes.alt === undefined) {
    problems.push(`<img src="${attributes.src}"> has no words in its place`)
  }
  return problems
}

/** All addresses in an element's attributes, with the names of the attributes. */
function addressesOf({ tag, attributes }: Element): readonly (readonly [string, string])[] {
  const found: (readonly [string, string])[] = []
  for (const name of ['href', 'src', 'poster', 'action', 'formaction', 'data'] as const) {
    const value = attributes[name]
    if (value !== undefined && !(name === 'data' && tag !== 'object')) found.push([name, value])
  }
  for (const name of ['srcset', 'imagesrcset']) {
    for (const part of attributes[name]?.split(/,\s+/) ?? []) {
      found.push([name, part.trim().split(/\s+/)[0] ?? ''])
    }
  }
  const isShared = /^(og:image|og:url|twitter:image)$/.test(
    attributes.property ?? attributes.name ?? '',
  )
  if (tag === 'meta' && isShared) found.push(['content', attributes.content ?? ''])
  const refresh = /url=(.+)$/i.exec(attributes.content ?? '')?.[1]
  if (attributes['http-equiv'] === 'refresh' && refresh) found.push(['content', refresh])
  return found
}

function problemOfAddress(
  address: string,
  kind: string,
  { tag, attributes }: Element,
  page: Page,
  pages: ReadonlyMap<string, Page>,
  site: Site,
): string | undefined {
  if (address === '' || address === '#') return 'leads nowhere'
  if (/^data:image\//.test(address)) return undefined
  if (address.startsWith('tel:')) {
    return /^tel:\+\d{8,15}$/.test(address) ? undefined : 'is no full number'
  }
  if (address.startsWith('mailto:')) {
    return /^mailto:[^@\s]+@[^@\s]+\.[^@\s?]+(\?|$)/.test(address)
      ? undefined
      : 'is no mail address'
  }

  const here = `${site.origin}${site.base}${page.path}`
  if (!URL.canParse(address, here)) return 'is no address'
  // webcal: is the address of a calendar on the web.
  const url = new URL(address.replace(/^webcal:/, 'https:'), here)
  if (!/^https?:$/.test(url.protocol)) return `uses ${url.protocol}`

  if (url.origin !== site.origin) {
    if (site.services.some((service) => url.href.startsWith(service))) return undefined
    if (url.protocol !== 'https:') return 'is not encrypted'
    if (tag === 'a' && !site.hosts.includes(url.hostname)) return `${url.hostname} is not allowed`
    if (tag === 'a' && !/\bnoopener\b/.test(attributes.rel ?? '')) return 'lacks rel="noopener"'
    if (tag !== 'a' && tag !== 'form' && kind !== 'data')
      return 'is fetched from a third-party host'
    return undefined
  }

  const path = decodeURIComponent(url.pathname)
  if (site.base && path !== site.base && !path.startsWith(`${site.base}/`)) {
    return 'is outside the site'
  }
  return problemOfPath(
    path.slice(site.base.length) || '/',
    decodeURIComponent(url.hash.slice(1)),
    pages,
    site,
  )
}

function problemOfPath(
  path: string,
  fragment: string,
  pages: ReadonlyMap<string, Page>,
  site: Site,
): string | undefined {
  if (!fileOf(site, path)) {
    return site.files.has(`${path.slice(1)}/index.html`)
      ? 'lacks its closing slash'
      : 'does not exist'
  }
  const target = pages.get(path)
  if (fragment && target && fragment !== 'top' && !target.ids.has(fragment)) {
    return `has no place called ${fragment}`
  }
  return undefined
}

function fileOf({ files }: Site, path: string): string | undefined {
  const file = path.slice(1) + (path.endsWith('/') ? 'index.html' : '')
  return files.has(file) ? file : undefined
}

/** Whether a press is handled: by the browser, its form, the consent script or an island. */
function doesSomething(button: Element): boolean {
  const { attributes } = button
  if (['popovertarget', 'data-consent'].some((name) => name in attributes)) return true
  if (isWithin(button, (each) => 'data-island' in each.attributes)) return true
  // A script of the same section copies the address.
  if (isWithin(button, (each) => 'data-copied' in each.attributes)) return true
  return attributes.type !== 'button' && isWithin(button, ({ tag }) => tag === 'form')
}

function twice({ elements }: Page): readonly string[] {
  const ids = elements.flatMap(({ attributes }) => attributes.id ?? [])
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))].map(
    (id) => `the id "${id}" stands twice`,
  )
}

function brokenStyles(site: Site): readonly string[] {
  return [...site.files]
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [...site.read(file).matchAll(/url\((?!['"]?(?:data:|#))['"]?([^'")]+)/g)]
        .map(([, address = '']) => new URL(address, `${site.origin}${site.base}/${file}`))
        .filter((url) => !fileOf(site, url.pathname.slice(site.base.length)))
        .map((url) => `${file}: url(${url.pathname}) does not exist`),
    )
}
