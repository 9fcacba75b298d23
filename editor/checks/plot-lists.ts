import { documentOf, fileOf } from '@/content/folder'
import { objectIn, textOf } from '@/editor/checks/project-files'

type Written = { file: string; version: string | null; text: string | null }
type Stored = { text: string | null; version: string | null }
type Row = { number: number }

/** The project of a content file; undefined for any other file. */
function projectOf(file: string): string | undefined {
  const { name = '', language } = documentOf(file) ?? {}
  return language === 'en' ? /^projects\/([a-z0-9-]+)\.json$/.exec(name)?.[1] : undefined
}

const salesOf = (slug: string) => fileOf(`projects/plots/${slug}.json`)

/**
 * Changes that follow a save of projects without a drawing: the list of plots for sale gets the same plots. New plots
 * are available, and the day of the last check is removed. The list is renamed and deleted with its project.
 */
export function plotListsOf(
  changes: readonly { file: string; text?: string | null }[],
  read: (file: string) => Stored,
): readonly Written[] {
  const projects = changes.flatMap(({ file, text }) => {
    const slug = projectOf(file)
    const isDrawn = read(fileOf(`projects/plans/${slug}.json`)).text !== null
    const isSaved = changes.some((each) => slug && each.file === salesOf(slug))
    return !slug || isDrawn || isSaved || text === undefined ? [] : [{ slug, text }]
  })
  const gone = projects.filter(({ text }) => text === null).map(({ slug }) => salesOf(slug))
  return projects.flatMap(({ slug, text }): readonly Written[] => {
    const file = salesOf(slug)
    const { text: before, version } = read(file)
    const plots = text === null ? [] : rowsIn(text).plots
    if (plots.length === 0) return before === null ? [] : [{ file, text: null, version }]
    const [moved] = gone
    const known = rowsIn(before ?? (moved === undefined ? null : read(moved).text))
    const isSame = numbersOf(known.plots) === numbersOf(plots)
    if (isSame && before !== null) return []
    const list = {
      slug,
      ...(isSame && known.checkedOn !== undefined && { checkedOn: known.checkedOn }),
      plots: plots.map(
        ({ number }) =>
          known.plots.find((each) => each.number === number) ?? { number, status: 'available' },
      ),
    }
    return [{ file, text: textOf(list), version }]
  })
}

const numbersOf = (plots: readonly Row[]) => plots.map(({ number }) => number).join()

/** The plots of a document, and the day of their last check. */
function rowsIn(text: string | null): { plots: readonly Row[]; checkedOn?: unknown } {
  const { plots, checkedOn } = objectIn(text, 'plots') ?? {}
  return { plots: Array.isArray(plots) ? plots.filter((each) => each?.number) : [], checkedOn }
}
