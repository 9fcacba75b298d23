/** A document as its file holds it. */
export const textOf = (document: unknown): string => `${JSON.stringify(document, null, 2)}\n`
