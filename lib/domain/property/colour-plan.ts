import { PLOT_STATUSES, type PlotStatus } from './plots'

/** The style of a status: fill of its plots, an optional pattern, colour of the numbers. */
type Look = { fill: string; number: string; pattern?: { attributes: string; mark: string } }

/** Statuses differ by pattern as well as by colour. `token` returns the value of a custom property. */
function looksOf(token: (name: string) => string): Readonly<Record<PlotStatus, Look>> {
  const coloured = (status: PlotStatus) => ({
    fill: token(`--plot-${status}`),
    number: token(`--plot-${status}-number`),
  })
  const mark = (status: PlotStatus) => `fill="${token(`--plot-${status}-mark`)}"`
  return {
    available: coloured('available'),
    reserved: {
      ...coloured('reserved'),
      pattern: {
        attributes: 'width="8" height="8" patternTransform="rotate(45)"',
        mark: `<path ${mark('reserved')} fill-opacity=".65" d="M0 0h1.6v8H0z"/>`,
      },
    },
    booked: {
      ...coloured('booked'),
      pattern: {
        attributes: 'width="9" height="9"',
        mark: `<circle cx="4.5" cy="4.5" r="1.3" ${mark('booked')}/>`,
      },
    },
    sold: {
      ...coloured('sold'),
      pattern: {
        attributes: 'width="7" height="7"',
        mark: `<path ${mark('sold')} d="M0 0h7v1.8H0z"/>`,
      },
    },
  }
}

const PLOT = /<path data-plot="(\d+)" data-at="[^"]+" d="([^"]+)"\/>/g
const NUMBER = /<g data-number="(\d+)" data-ground="([^"]+)">(.*?)<\/g>\n/g

/**
 * Adds plot statuses to an SVG of tools/plans/plans.ts: one shape per status over the plots, and numbers in its
 * colours. The plots' outlines stay, for selection. One shape per status, because a PDF stores an image of the whole
 * sheet for each shape with a pattern. Attributes instead of CSS, because a standalone SVG has no styles of the page.
 * Throws if a plot is not on the drawing.
 */
export function colourPlan(
  drawing: string,
  statuses: ReadonlyMap<number, PlotStatus>,
  token: (name: string) => string,
): string {
  const looks = looksOf(token)
  const outlines = new Map([...drawing.matchAll(PLOT)].map(([, n, d]) => [Number(n), d]))
  const numbers = new Map(
    [...drawing.matchAll(NUMBER)].map(([, n, ground, figures]) => [Number(n), { ground, figures }]),
  )
  for (const number of statuses.keys())
    if (!outlines.has(number) || !numbers.has(number))
      throw new Error(`plot ${number} is not on the drawing of the plan. Run npm run plans.`)

  const parts = PLOT_STATUSES.map((status) => {
    const plots = [...statuses].filter(([, each]) => each === status).map(([number]) => number)
    const { fill, number, pattern } = looks[status]
    const figures = plots.map((each) => numbers.get(each)?.figures).join('')
    const drawn = { pattern: '', shape: '', number: `<g fill="${number}">${figures}</g>` }
    if (plots.length === 0) return { ...drawn, number: '' }
    if (!pattern) return drawn
    const d = plots.map((each) => outlines.get(each)).join('')
    const grounds = plots.map((each) => numbers.get(each)?.ground).join('')
    return {
      pattern: `<pattern id="plot-${status}" patternUnits="userSpaceOnUse" ${pattern.attributes}><path fill="${fill}" d="M0 0h9v9H0z"/>${pattern.mark}</pattern>`,
      shape: `<path fill="url(#plot-${status})" d="${d}"/>`,
      number: `<path fill="none" stroke="${fill}" d="${grounds}"/>\n${drawn.number}`,
    }
  })
  const lines = (part: 'pattern' | 'shape' | 'number') =>
    parts.flatMap((each) => each[part] || []).join('\n')

  return drawing
    .replace(NUMBER, '')
    .replace('<defs>', (start) => `${start}\n${lines('pattern')}`)
    .replace('<g data-part="plots"', (start) => `${start} fill="${looks.available.fill}"`)
    .replace(/<\/g>\n(<g data-part="numbers"[^>]*>)/, (_, start) =>
      [lines('shape'), '</g>', start, lines('number')].join('\n'),
    )
}
