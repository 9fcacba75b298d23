/** The pages of the built site, read from files and parsed once each. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Element, readElements } from '../helpers/html'
import { allPaths, BASE_PATH, ORIGIN, tamilPaths } from '../helpers/paths'

export const OUT = path.join(process.cwd(), 'out')
/** The prefix of all addresses of the site. */
export const SITE = `${ORIGIN}${BASE_PATH}`

export type Page = { path: string; html: string; elements: readonly Element[] }

/** A page by its path, or a file by its name. */
export function readPage(place: string): Page {
  const file = place.endsWith('/') ? `${place}index.html` : place
  const html = readFileSync(path.join(OUT, file), 'utf8')
  let elements: readonly Element[] | undefined
  return {
    path: place,
    html,
    get elements() {
      elements ??= readElements(html)
      return elements
    },
  }
}

export const english = allPaths().map(readPage)
export const tamil = tamilPaths().map(readPage)

export const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

export const named = ({ elements }: Page, tag: string) =>
  elements.filter((each) => each.tag === tag)

export const meta = (page: Page, name: string) =>
  named(page, 'meta').find(({ attributes }) =>
    [attributes.name, attributes.property].includes(name),
  )?.attributes.content ?? ''

export const title = (page: Page) => named(page, 'title')[0]?.text ?? ''

export const canonical = (page: Page) =>
  named(page, 'link').find(({ attributes }) => attributes.rel === 'canonical')?.attributes.href

/** An entity of the structured data. */
export type Thing = Readonly<Record<string, unknown>>

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null

export const graphs = (page: Page): readonly Thing[] =>
  named(page, 'script')
    .filter(({ attributes }) => attributes.type === 'application/ld+json')
    .map(({ text }) => JSON.parse(text))

/** All entities of a graph, nested ones included. */
export function things(value: unknown): readonly Thing[] {
  if (Array.isArray(value)) return value.flatMap(things)
  if (!isThing(value)) return []
  return [...(value['@type'] ? [value] : []), ...Object.values(value).flatMap(things)]
}

/** Runs a check on each page or file; errors name it. */
export function onEach<Item extends string | { path: string }>(
  items: readonly Item[],
  look: (item: Item, index: number) => void,
): void {
  items.forEach((item, index) => {
    try {
      look(item, index)
    } catch (cause) {
      throw new Error(typeof item === 'string' ? item : item.path, { cause })
    }
  })
}
