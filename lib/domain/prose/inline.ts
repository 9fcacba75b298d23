/** A run of text, or a link within it. */
export type Inline = { text: string; href?: string }

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g

/** Splits a line of text at its Markdown links, `[words](/path/)`. */
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

/** Anything that begins like a link's target, including malformed links. */
const TARGET = /\]\(([^)]*)/g

/**
 * Allowed targets: a path or fragment of the site, https, mailto, tel, and a placeholder such as `{email}`, which is
 * filled later. Not allowed: other schemes, `//host` and `/\host` (another site), user info before a host, entities,
 * whitespace and invisible characters.
 */
const SAFE =
  /^(?:\/(?![/\\])[\w./~%-]*(?:\?[\w.=&%+-]*)?(?:#[\w-]+)?|#[\w-]+|https:\/\/[\p{L}\p{M}\p{N}.-]+(?::\d+)?(?:[/?#](?!.*&#?\w*;)[^\s\\<>"'`\p{C}]*)?|mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+|tel:\+?\d+|(?:mailto:|tel:)?\{[\w.-]+\})$/u

/** Whether all links in a line of text have allowed targets. */
export const hasSafeLinks = (line: string): boolean =>
  [...line.matchAll(TARGET)].every(([, target = '']) => SAFE.test(target))
