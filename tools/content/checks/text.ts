import { fileOf } from '@/content/folder'

/** The hashes of the English that each Tamil text was made of. */
export const SOURCES = fileOf('sources.json', 'ta')

const NARROW = '{\n "'

/** What to do where a field holds none of its choices, such as an entry that is gone. */
export const CHOOSE = 'Choose one of the list.'

/** A document as its file holds it; `before` is the text of that file, whose indentation stays. */
export const textOf = (document: unknown, before?: string | null): string =>
  `${JSON.stringify(document, null, before?.startsWith(NARROW) ? 1 : 2)}\n`

/** The object of a JSON text; undefined where it is none, or lacks a field: the checks refuse that. */
export function objectIn(
  text: string | null,
  field: string,
): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null && field in value ? { ...value } : undefined
  } catch {
    return undefined
  }
}
