type Part = { readonly blocks: readonly unknown[]; readonly band?: string | undefined }

/** A part of one paragraph: a third of a row is room enough for it. */
const isBrief = ({ blocks, band }: Part) =>
  !band && blocks.length === 1 && typeof blocks[0] === 'string'

const MOST_IN_A_ROW = 3

/** The parts of a page in rows: up to three brief ones that follow each other share one. */
export function rowsOf<P extends Part>(parts: readonly P[]): readonly (readonly P[])[] {
  const rows: P[][] = []
  for (const part of parts) {
    const last = rows.at(-1)
    if (isBrief(part) && last && last.length < MOST_IN_A_ROW && last.every(isBrief)) last.push(part)
    else rows.push([part])
  }
  return rows
}
