/** Files of a project as the editor writes them. */

/** The survey of a project's plan. */
export const surveyOf = (slug: string) => `assets/plans/${slug}-plan.svg`

const NARROW = '{\n "'

/** Serialises a document, with the indentation of `before`, the previous text of its file. */
export const textOf = (document: unknown, before?: string | null): string =>
  `${JSON.stringify(document, null, before?.startsWith(NARROW) ? 1 : 2)}\n`

/** Parses a JSON object; undefined if invalid or a field is missing, which the checks report. */
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
