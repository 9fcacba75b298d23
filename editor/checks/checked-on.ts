import { objectIn, textOf } from '@/editor/checks/project-files'

/** The lists of plots for sale, whose statuses a person checks before each save. */
const PLOTS = /^content\/en\/projects\/plots\/[a-z0-9-]+\.json$/

/**
 * Sets `checkedOn` to `day` (such as "2026-11-24") in each list of plots of a save, because saving means that the list
 * was checked. Other files and invalid lists are unchanged. So is a new list, which comes with a renamed or copied
 * project. `before` returns the previous text of a file.
 */
export const withDayOfCheck = <Change extends { file: string; text?: string | null }>(
  changes: readonly Change[],
  day: string,
  before: (file: string) => string | null,
): readonly Change[] =>
  changes.map((change) => {
    // The list was derived from a new drawing of the plan, and has not been checked yet.
    if (changes.some(({ file }) => file.endsWith('-plan.svg'))) return change
    const isThere = PLOTS.test(change.file) && before(change.file) !== null
    const list = isThere && change.text ? objectIn(change.text, 'plots') : undefined
    if (!list) return change
    const { slug, checkedOn: _, ...rest } = list
    return { ...change, text: textOf({ slug, checkedOn: day, ...rest }) }
  })
