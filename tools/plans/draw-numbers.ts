/** Draws the numbers of the plots on a plan. */
import { MIDDLE, type Outlines, tenth } from './draw-words'
import { widthOf } from './outline-text'

/** Three figures fit the narrowest plot of a ring. The chosen number on the page has this size too (PlotShapes.module.css). */
const TYPE = { size: 27, weight: 600, stretch: 90 }

/** Width of the stroke with round ends behind a number, which keeps it readable on the pattern of a status. */
export const THICKNESS = TYPE.size + 1

/** A plot's number, and the middle of the plot. */
type Numbered = { number: number; x: number; y: number }

/** The figures of a number with their widths. */
const figuresOf = (number: number) =>
  [...String(number)].map((figure) => ({ figure, width: widthOf(figure, TYPE) }))
const widthOfAll = (figures: ReturnType<typeof figuresOf>) =>
  figures.reduce((sum, { width }) => sum + width, 0)

/** Draws a number figure by figure, centred on its plot. */
function drawFigures(outlines: Outlines, { number, x, y }: Numbered) {
  const figures = figuresOf(number)
  let left = x - widthOfAll(figures) / 2
  return figures
    .map(({ figure, width }) => {
      left += width
      return outlines.use(figure, TYPE, { x: left - width / 2, y: y + MIDDLE * TYPE.size })
    })
    .join('')
}

/** The line whose stroke is the background of a number. */
function groundOf({ number, x, y }: Numbered) {
  const length = Math.max(0, widthOfAll(figuresOf(number)) - THICKNESS / 2)
  return `M${tenth(x - length / 2)} ${tenth(y)}h${tenth(length)}`
}

/**
 * The numbers as SVG, one group each; lib/domain/property/colour-plan.ts adds the look of a status. Adds the figures to
 * `outlines`.
 */
export const drawNumbers = (outlines: Outlines, plots: readonly Numbered[]) =>
  plots
    .map(
      (plot) =>
        `<g data-number="${plot.number}" data-ground="${groundOf(plot)}">${drawFigures(outlines, plot)}</g>`,
    )
    .join('\n')
