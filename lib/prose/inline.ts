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

/** The words alone, for structured data. */
export const plainText = (line: string): string =>
  readInline(line)
    .map(({ text }) => text)
    .join('')
