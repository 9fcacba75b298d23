/** A document as its file holds it; `before` is the text of that file, whose indentation stays. */
export const textOf = (document: unknown, before?: string | null): string =>
  `${JSON.stringify(document, null, before?.startsWith('{\n "') ? 1 : 2)}\n`
