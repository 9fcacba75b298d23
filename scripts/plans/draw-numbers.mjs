/** The numbers of the plots on a plan. */
import { readFileSync } from 'node:fs'
import { MIDDLE, tenth } from './draw-words.mjs'
import { widthOf } from './outline-text.mjs'

const { group } = JSON.parse(readFileSync('lib/brands.json', 'utf8'))

/** Three figures fit the narrowest plot of a ring. The chosen number on the page has this size too (PlotShapes.module.css). */
const TYPE = { size: 27, weight: 600, stretch: 90 }

/** By status: the colour of a number, and of the ground it has on a pattern, which is the pattern's first. */
const TONES = {
  available: { number: group.ground },
  booked: { number: group.ground, ground: '#d9a441' },
  reserved: { number: '#fff', ground: '#1d5160' },
  sold: { number: '#fff', ground: '#33606c' },
}
/** A ground is a stroke with round ends, as thick as this. */
const THICKNESS = TYPE.size + 1

/** The figures of a number with their widths. */
const figuresOf = (number) =>
  [...String(number)].map((figure) => ({ figure, width: widthOf(figure, TYPE) }))
const widthOfAll = (figures) => figures.reduce((sum, { width }) => sum + width, 0)

/** A number, figure by figure, around the middle of its plot. */
function drawNumber(outlines, { number, x, y }) {
  const figures = figuresOf(number)
  let left = x - widthOfAll(figures) / 2
  return figures
    .map(({ figure, width }) => {
      left += width
      return outlines.use(figure, TYPE, { x: left - width / 2, y: y + MIDDLE * TYPE.size })
    })
    .join('')
}

function drawGround({ number, x, y }) {
  const length = Math.max(0, widthOfAll(figuresOf(number)) - THICKNESS / 2)
  return `M${tenth(x - length / 2)} ${tenth(y)}h${tenth(length)}`
}

/**
 * @param {object} outlines those of the drawing (collectOutlines), which take up the figures
 * @param {{ number: number, status: string, x: number, y: number }[]} plots x and y in the middle of each
 * @returns {string} the numbers as SVG, on their grounds
 */
export function drawNumbers(outlines, plots) {
  const tones = Object.entries(TONES).flatMap(([status, tone]) => {
    const toned = plots.filter((plot) => plot.status === status)
    return toned.length === 0 ? [] : [{ ...tone, toned }]
  })
  const grounds = tones.map(({ ground, toned }) =>
    ground ? `<path stroke="${ground}" d="${toned.map(drawGround).join('')}"/>` : '',
  )
  const numbers = tones.map(
    ({ number, toned }) =>
      `<g fill="${number}">${toned.map((plot) => drawNumber(outlines, plot)).join('')}</g>`,
  )
  return `<g fill="none" stroke-linecap="round" stroke-width="${THICKNESS}">${grounds.join('')}</g>
${numbers.join('\n')}`
}
