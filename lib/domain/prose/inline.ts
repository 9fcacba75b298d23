/** A run of text, or a link within it. */
export type Inline = { text: string; href?: string }

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g

/** Splits a line of copy at its links, written `[words](/path/)` as in Markdown. */
export function readInline(line: string): readonly Inline[] {
  const runs: Inline[] = []
  let end = 0
  for (const match of line.matchAll(LINK)) {
    const [whole, text = '', href = ''] = match
    if (match.index > end) runs.push({ text: line.slice(end, match.index) })
    runs.push({ text, href })
    end = match.index + whole.length
  }
  if (end < line.length) runs.push({ text: line.slice(end) })
  return runs
}

/** What begins like the target of a link, whether or not the rest makes it one. */
const TARGET = /\]\(([^)]*)/g

/**
 * Where a link may lead: a page or a part of one, https, mail, telephone. Everything else is left out: other
 * schemes however written, `//host` and `/\host` (another site), names before a host, entities, and any
 * space or sign that is not seen. A place such as `{email}` is filled before anybody reads it.
 */
const SAFE =
  /^(?:\/(?![/\\])[\w./~%-]*(?:\?[\w.=&%+-]*)?(?:#[\w-]+)?|#[\w-]+|https:\/\/[\p{L}\p{M}\p{N}.-]+(?::\d+)?(?:[/?#](?!.*&#?\w*;)[^\s\\<>"'`\p{C}]*)?|mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+|tel:\+?\d+|(?:mailto:|tel:)?\{[\w.-]+\})$/u

/** Whether each link of a line of copy leads where one may. */
export const hasSafeLinks = (line: string): boolean =>
  [...line.matchAll(TARGET)].every(([, target = '']) => SAFE.test(target))
