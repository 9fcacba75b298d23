/** Parses HTML as browsers do, and edits it by position: bytes outside of an edit stay unchanged. */
import { type DefaultTreeAdapterTypes as Parsed, parse, type Token } from 'parse5'

/** A range of the source and its replacement. */
export type Edit = { start: number; end: number; text: string }

export type Element = {
  tag: string
  /** Unescaped. */
  attributes: Record<string, string>
  /** Positions of the attributes in the source. */
  places: Record<string, Token.Location>
  /** Start of its opening tag in the source. */
  start: number
  /** End of the element in the source, closing tag included. */
  end: number
  /** Its opening tag as written. */
  opening: string
  /** Its source between the tags: for a script or a style, its text. */
  content: string
  /** Start of its closing tag. */
  closing: number | undefined
}

export type Script = Pick<Element, 'attributes' | 'content'>

/** Every element written in the source, in document order. */
export function elementsOf(html: string): Element[] {
  // With scripting enabled the parser would treat the content of <noscript> as text.
  const root = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false })
  const found: Element[] = []
  const queue: Parsed.Node[] = [root]
  for (let node = queue.pop(); node; node = queue.pop()) {
    // Elements that the parser adds, such as <tbody>, have no position.
    if ('tagName' in node && node.sourceCodeLocation) {
      found.push(elementOf(node, node.sourceCodeLocation, html))
    }
    queue.push(...childrenOf(node).toReversed())
  }
  return found
}

function childrenOf(node: Parsed.Node): Parsed.ChildNode[] {
  if ('content' in node) return node.content.childNodes
  return 'childNodes' in node ? node.childNodes : []
}

function elementOf(
  { tagName, attrs }: Parsed.Element,
  place: Token.ElementLocation,
  html: string,
): Element {
  const { startOffset: start, endOffset: end, startTag = place, endTag } = place
  return {
    tag: tagName,
    attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
    places: place.attrs ?? {},
    start,
    end,
    opening: html.slice(start, startTag.endOffset),
    content: html.slice(startTag.endOffset, endTag?.startOffset ?? end),
    closing: endTag?.startOffset,
  }
}

/** Applies edits, none of which may be within another. */
export function edit(html: string, edits: readonly Edit[]): string {
  const parts: string[] = []
  let done = 0
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    parts.push(html.slice(done, start), text)
    done = end
  }
  return parts.join('') + html.slice(done)
}

/** Types of scripts that hold data and do not run. */
const DATA_TYPES = ['application/json', 'application/ld+json', 'speculationrules']

/** Prefixes of the framework's inline scripts: page data, and its bootstrap. */
const FRAMEWORK_STARTS = [
  'self.__next_f.push(',
  '(self.__next_f=self.__next_f||[]).push(',
  '(globalThis["TURBOPACK"]',
]

/** A file of this site, not of another host. */
const FRAMEWORK_FILE = /^\/(?!\/).*_next\/static\//

/**
 * Classifies a script of a page. Throws for an unknown kind, so that a release of the framework that adds
 * one, such as a script that moves streamed content into place, stops the build. `own` is a script of this
 * project, marked `data-keep`.
 */
export function kindOf({
  attributes: { type, src, ...others },
  opening,
  content,
}: Element): 'data' | 'own' | 'framework' {
  if (type !== undefined && DATA_TYPES.includes(type)) return 'data'
  if (type === undefined) {
    if ('data-keep' in others) return 'own'
    if (FRAMEWORK_FILE.test(src ?? '')) return 'framework'
    if (!src && FRAMEWORK_STARTS.some((start) => content.startsWith(start))) return 'framework'
  }
  throw new Error(`a script of an unknown kind: ${opening}${content.slice(0, 80)}`)
}
