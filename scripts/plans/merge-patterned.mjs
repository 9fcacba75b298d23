/** Merges the plots of a drawing for paper. */
import { readFileSync } from 'node:fs'

const { properties } = JSON.parse(readFileSync('lib/brands.json', 'utf8'))

/** The drawing with all plots of one patterned status drawn as one shape. Throws where a patterned plot is left. */
export function mergePatterned(svg) {
  const outlines = new Map()
  const rest = svg.replace(
    /<path data-plot="\d+" data-at="[^"]+" fill="(url\([^)]+\))" d="([^"]+)"\/>/g,
    (_, fill, d) => {
      outlines.set(fill, (outlines.get(fill) ?? '') + d)
      return ''
    },
  )
  if (/<[^>]*url\(#plot-/.test(rest)) throw new Error('a plot is not written as drawPlan writes it')
  const merged = [...outlines].map(([fill, d]) => `<path fill="${fill}" d="${d}"/>`).join('')
  return rest.replace(
    '<g data-part="numbers"',
    `<g stroke="${properties.ground}" stroke-width="1.4">${merged}</g>$&`,
  )
}
