import { type DefaultTreeAdapterTypes, parse } from 'parse5'

/** An element of a page: its attributes, own text and parent. */
export type Element = {
  tag: string
  attributes: Readonly<Record<string, string>>
  /** Without the text of its children. */
  text: string
  parent: Element | undefined
}

/** Parses the elements of a page like a browser, in document order. */
export function readElements(html: string): readonly Element[] {
  const elements: Element[] = []
  // Only elements in the source have a location; the parser adds others, such as <tbody>.
  const options = { sourceCodeLocationInfo: true, scriptingEnabled: false }
  collect(parse(html, options), undefined, elements)
  return elements
}

function collect(
  node: DefaultTreeAdapterTypes.ParentNode,
  parent: Element | undefined,
  elements: Element[],
): void {
  const { childNodes } = 'content' in node ? node.content : node
  for (const child of childNodes) {
    if ('value' in child && parent) parent.text += child.value
    if (!('tagName' in child)) continue
    if (!child.sourceCodeLocation) {
      collect(child, parent, elements)
      continue
    }
    const attributes = Object.fromEntries(child.attrs.map(({ name, value }) => [name, value]))
    const element: Element = { tag: child.tagName, attributes, text: '', parent }
    elements.push(element)
    collect(child, element, elements)
  }
}

/** Whether an element or one of its ancestors matches. */
export function isWithin(element: Element, fits: (each: Element) => boolean): boolean {
  for (let each: Element | undefined = element; each; each = each.parent) {
    if (fits(each)) return true
  }
  return false
}
