import { objectIn, textOf } from '@/editor/checks/project-files'

/** The lists of plots for sale, whose statuses a person checks before each save. */
const PLOTS = /^content\/en\/projects\/plots\/[a-z0-9-]+\.json$/

/**
 * Sets `checkedOn` to `day` (such as "2026-11-24") in each list of a save of which a plot changes, because it was then
 * checked. Other files and invalid lists are unchanged. So is a new list, which comes with a renamed or copied project.
 * `before` returns the previous text of a file.
 */
export const withDayOfCheck = <Change extends { file: string; text?: string | null }>(
  changes: readonly Change[],
  day: string,
  before: (file: string) => string | null,
): readonly Change[] =>
  changes.map((change) => {
    // The list was derived from a new drawing of the plan, and has not been checked yet.
    if (changes.some(({ file }) => file.endsWith('-plan.svg'))) return change
    if (!PLOTS.test(change.file) || !change.text) return change
    const [known, list] = [before(change.file), change.text].map((text) => objectIn(text, 'plots'))
    if (!known || !list || JSON.stringify(known.plots) === JSON.stringify(list.plots)) return change
    const { slug, checkedOn: _, ...rest } = list
    return { ...change, text: textOf({ slug, checkedOn: day, ...rest }) }
  })
