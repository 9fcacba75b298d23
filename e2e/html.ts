/** An element as the crawler needs it: its attributes and what it stands in. */
export type Element = {
  tag: string
  attributes: Readonly<Record<string, string>>
  parent: Element | undefined
}

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
const TOKEN = /<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)((?:\s+[^\s=>/"']+(?:="[^"]*")?)*)\s*(\/?)>/gi
const ATTRIBUTE = /\s([^\s=>/"']+)(?:="([^"]*)")?/g
const RAW = /(<(script|style|textarea)\b[^>]*>)[\s\S]*?(?=<\/\2>)/gi

/** Reads the elements of a page as Next.js writes it: well-formed, attributes in double quotes. */
export function readElements(html: string): readonly Element[] {
  const elements: Element[] = []
  let parent: Element | undefined
  // The inside of scripts is no markup, even where it looks like it.
  for (const [, closing, name = '', text = '', self] of html.replace(RAW, '$1').matchAll(TOKEN)) {
    if (!name) continue
    const tag = name.toLowerCase()
    if (closing) {
      let open = parent
      while (open && open.tag !== tag) open = open.parent
      if (open) parent = open.parent
      continue
    }
    const attributes = Object.fromEntries(
      [...text.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        unescapeHtml(value),
      ]),
    )
    const element: Element = { tag, attributes, parent }
    elements.push(element)
    if (!self && !VOID.test(tag)) parent = element
  }
  return elements
}

/** Whether an element, or one that it stands in, fits. */
export function isWithin(element: Element, fits: (each: Element) => boolean): boolean {
  for (let each: Element | undefined = element; each; each = each.parent) {
    if (fits(each)) return true
  }
  return false
}

const unescapeHtml = (text: string): string =>
  text
    .replace(/&#x([\da-f]+);/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
