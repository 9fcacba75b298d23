/** Files of a project as the editor writes them. */

/** The file that the plan of a project is drawn from. */
export const surveyOf = (slug: string) => `assets/plans/${slug}-plan.svg`

const NARROW = '{\n "'

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
