import { fieldAt, type Path } from '@/tools/content/checks/entry'
import type { Field } from '@/tools/content/checks/form'
import { leavesOf } from './tamil'

/** A text or picture of a page that shows the value of a field. */
export type Spot = {
  path: Path
  element: Element
  /** Shows another value of the field. */
  show: (value: unknown) => void
}

type Leaf = ReturnType<typeof leavesOf>[number]

/**
 * The places of a page where a text or picture equals a value of `entry`. `textOf` is the text that the page has for a
 * path, where it is not the entry's own; `setPicture` shows another picture in an image.
 *
 * Words are compared by paragraphs, and by what stands between links; what the build fills in for words in braces
 * is kept; words that are little else are not found. Where the page has a text once for each field that has it,
 * they are paired in order; otherwise all of them belong to the first field.
 */
export function spotsIn(
  page: Document,
  entry: unknown,
  form: Field,
  setPicture: (image: HTMLImageElement, name: string) => void,
  textOf: (leaf: Leaf) => string = ({ text }) => text,
): readonly Spot[] {
  const words = new Map<string, { path: Path; index: number }[]>()
  const pictures = new Map<string, Path>()
  for (const leaf of leavesOf(entry, [])) {
    const field = fieldAt(form, leaf.path)
    if (field?.kind === 'image') pictures.set(leaf.text, leaf.path)
    if (field?.kind !== 'words' && !(field?.kind === 'line' && field.type !== 'page')) continue
    for (const [index, part] of partsOf(textOf(leaf)).entries())
      if (isFound(part)) words.set(part, [...(words.get(part) ?? []), { path: leaf.path, index }])
  }
  const texts = textsOf(page)
  return [
    ...[...words].flatMap(([part, fields]) => textSpots(texts, part, fields)),
    ...[...page.images].flatMap((element) => {
      const [name, path] = [...pictures].find(([name]) => isShown(element, name)) ?? []
      if (name === undefined || !path) return []
      let shown = name
      const show = (value: unknown) => {
        if (value === shown) return
        shown = String(value ?? '')
        setPicture(element, shown)
      }
      return [{ path, element, show }]
    }),
  ]
}

function textSpots(
  texts: readonly Text[],
  part: string,
  fields: readonly { path: Path; index: number }[],
): readonly Spot[] {
  const keys: readonly string[] = part.match(BRACES) ?? []
  const escaped = part.split(BRACES).map((each) => each.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&'))
  const pattern = new RegExp(`^(\\s*)${escaped.join('(.+?)').replace(/\s+/g, '\\s+')}(\\s*)$`)
  const found = texts.flatMap((node) => {
    const match = pattern.exec(node.data)
    return match ? { node, match } : []
  })
  return found.flatMap(({ node, match: [, before = '', ...others] }, at) => {
    const field = fields.length === found.length ? fields[at] : fields[0]
    const element = node.parentElement
    if (!field || !element) return []
    const show = (value: unknown) => {
      const parts = partsOf(String(value ?? ''))
      const text = parts[field.index] ?? ''
      const filled = text.replace(BRACES, (key) => others[keys.indexOf(key)] ?? key)
      const data = before + filled + (others.at(-1) ?? '')
      // A text that the page has is left as it is, with its spaces that do not break.
      if (data.replace(/\s/g, ' ') !== node.data.replace(/\s/g, ' ')) node.data = data
    }
    return { path: field.path, element, show }
  })
}

/** Words that the build fills in, such as {price.from}. */
const BRACES = /\{[\w.]+\}/g

/** Fewer letters beside braces, as in "{won} of {played}", would fit texts of other fields too. */
const ENOUGH = 5

const isFound = (part: string): boolean =>
  part.search(BRACES) < 0 ||
  part.replace(BRACES, '').replace(/[^\p{L}\p{M}]/gu, '').length >= ENOUGH

/** The pieces of words that stand in elements of their own: paragraphs, links, and what is between. */
const partsOf = (words: string): readonly string[] =>
  words.split(/\n+|\[([^\]]+)\]\([^)]*\)/).flatMap((part) => part?.trim() || [])

const KINDS = '(?:-(?:card|upright))?-[0-9a-f]{8}'

/** Whether an image shows the picture with this name, in one of its cuts and sizes. */
const isShown = (image: HTMLImageElement, name: string) =>
  name !== '' && new RegExp(`/_img/${name.replaceAll('/', '-')}${KINDS}`).test(image.src)

function textsOf(page: Document): readonly Text[] {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  const all: Text[] = []
  while (walker.nextNode()) all.push(walker.currentNode as Text)
  return all
}
