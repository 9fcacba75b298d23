import { objectIn, textOf } from '@/editor/checks/project-files'

/** The lists of what is sold, whose statuses somebody looks through before each save. */
const PLOTS = /^content\/en\/projects\/plots\/[a-z0-9-]+\.json$/

/**
 * The changes of a save with the day on which it is made in each list of plots, as `checkedOn`: who saves the list has
 * looked it through. Other files, and what is no list, stay as they are. So does a list that was not there: it has come
 * with its project, under another name or as a copy. `day` is such as "2026-11-24"; `before` tells what a file holds.
 */
export const withDayOfCheck = <Change extends { file: string; text?: string | null }>(
  changes: readonly Change[],
  day: string,
  before: (file: string) => string | null,
): readonly Change[] =>
  changes.map((change) => {
    // The list was made from a new drawing of the plan, and has not been checked yet.
    if (changes.some(({ file }) => file.endsWith('-plan.svg'))) return change
    const isThere = PLOTS.test(change.file) && before(change.file) !== null
    const list = isThere && change.text ? objectIn(change.text, 'plots') : undefined
    if (!list) return change
    const { slug, checkedOn: _, ...rest } = list
    return { ...change, text: textOf({ slug, checkedOn: day, ...rest }) }
  })
