/** A document as its file holds it. */
export const textOf = (document: unknown): string => `${JSON.stringify(document, null, 2)}\n`

/** The same, with as much space before its lines as a text has that it takes the place of. */
export const textLike = (before: string | undefined, document: unknown): string =>
  `${JSON.stringify(document, null, before?.startsWith(NARROW) ? 1 : 2)}\n`

const NARROW = '{\n "'
