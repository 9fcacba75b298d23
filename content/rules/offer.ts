import { fileOf } from '../folder'
import type { Path, Rule } from './rule'

const QUOTE = /\{price\.([\w-]+)\}/
/** Documents that a live build cuts in their own way: a project with its page, an article as a whole. */
const WHOLE = /^(?:projects|insights)\//

/**
 * A text that quotes a price has something to stand in its place in a live build while nothing is on offer
 * (content/unpublished.ts): `whenNoneOnOffer` beside it or around it. A price of one project stands in an entry of a list
 * that names the project, and leaves with it.
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
  const { whenNoneOnOffer, project = around.project } = value as Record<string, unknown>
  const [last = ''] = path.slice(-1)
  return Object.entries(value).flatMap(([key, each]) => {
    // Beside an alternative stand the field that it replaces, and a figure, which is left out.
    const isReplaced =
      typeof whenNoneOnOffer === 'object' &&
      whenNoneOnOffer !== null &&
      (key in whenNoneOnOffer || key === 'figure')
    const isInFigure = last === 'figure' && around.hasAlternative
    return quotesIn(each, [...path, Array.isArray(value) ? Number(key) : key], {
      hasAlternative:
        key !== 'whenNoneOnOffer' && (isReplaced || isInFigure || isList(value, around)),
      project,
    })
  })
}

/** The entries of a list that is replaced are replaced with it. */
const isList = (value: object, { hasAlternative }: Around) => Array.isArray(value) && hasAlternative
