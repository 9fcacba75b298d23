import { fileOf } from '../folder'
import type { Path, Rule } from './rule'

const QUOTE = /\{price\.([\w-]+)\}/
/** Exempt, because a live build omits them as a whole: projects with their pages, and articles. */
const WHOLE = /^(?:projects|insights)\//

/**
 * A text that quotes the lowest price needs a `whenNonePublished` beside it or around it, for a live build while no
 * project is published (content/unpublished.ts). The price of one project must be in a list entry that names the project
 * and is removed with it.
 */
export const quotesHaveAlternatives: Rule = ({ english }) =>
  Object.entries(english).flatMap(([name, document]) =>
    WHOLE.test(name)
      ? []
      : quotesIn(document, [], { hasAlternative: false, project: undefined })
          .filter(({ slug, around }) =>
            slug === 'from' ? !around.hasAlternative : around.project !== slug,
          )
          .map(({ slug, path, value }) => ({
            file: fileOf(name),
            path,
            value,
            why: 'It quotes a price, and a live build has none while no project may be advertised.',
            write:
              slug === 'from'
                ? 'Fill "While no project is on offer" beside it, or leave the price out.'
                : `Write {price.from}, or put it into an entry of a list whose project is "${slug}".`,
          })),
  )

type Around = { hasAlternative: boolean; project: unknown }
type Quote = { slug: string; path: Path; value: string; around: Around }

function quotesIn(value: unknown, path: Path, around: Around): readonly Quote[] {
  if (typeof value === 'string') {
    const slug = QUOTE.exec(value)?.[1]
    return slug === undefined ? [] : [{ slug, path, value, around }]
  }
  if (typeof value !== 'object' || value === null) return []
  const { whenNonePublished, project = around.project } = value as Record<string, unknown>
  const [last = ''] = path.slice(-1)
  return Object.entries(value).flatMap(([key, each]) => {
    // An alternative covers the fields that it names, and a figure beside it, which is removed.
    const isReplaced =
      typeof whenNonePublished === 'object' &&
      whenNonePublished !== null &&
      (key in whenNonePublished || key === 'figure')
    const isInFigure = last === 'figure' && around.hasAlternative
    return quotesIn(each, [...path, Array.isArray(value) ? Number(key) : key], {
      hasAlternative:
        key !== 'whenNonePublished' && (isReplaced || isInFigure || isList(value, around)),
      project,
    })
  })
}

/** Whether a value is a list that an alternative replaces, entries included. */
const isList = (value: object, { hasAlternative }: Around) => Array.isArray(value) && hasAlternative
