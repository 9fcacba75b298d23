/**
 * Parses, simplifies and writes paths of straight strokes. Surveys have sixteen points per plot, most of them on
 * one line.
 */

/** The largest deviation of a simplified line, in units of the drawing. A foot is about 1.2 units. */
const TOLERANCE = 0.3

export type Point = readonly [number, number]

/** The points of a line, or of a ring if closed. */
export type Stroke = { points: readonly Point[]; isClosed: boolean }

/** The strokes of a path such as `M10 10L90 10L90 90Z`. Throws for any other. */
export function readStrokes(d: string | undefined): readonly Stroke[] {
  const refuse = (): never => {
    throw new Error(`a path of other strokes than "M10 10L90 10L90 90Z": ${String(d).slice(0, 40)}`)
  }
  if (!d || /[^MLZ\d\s.,-]/.test(d)) return refuse()
  const [before, ...strokes] = d.split('M')
  if (before?.trim() !== '') refuse()
  return strokes.map((stroke) => {
    const [, line = '', close] = /^([^Z]*)(Z?)\s*$/.exec(stroke) ?? refuse()
    const points = line.split('L').map((pair): Point => {
      const [x = Number.NaN, y = Number.NaN, ...others] = pair
        .trim()
        .split(/[\s,]+/)
        .map(Number)
      return Number.isNaN(x + y) || others.length > 0 ? refuse() : [x, y]
    })
    if (points.length < 2) refuse()
    return { isClosed: close !== '', points }
  })
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point) {
  const length = Math.hypot(bx - ax, by - ay)
  if (length === 0) return Math.hypot(x - ax, y - ay)
  return Math.abs((by - ay) * x - (bx - ax) * y + bx * ay - by * ax) / length
}

/** Douglas and Peucker's line simplification. */
export function simplify(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return points
  let farthest = 0
  let index = 0
  for (const [at, point] of points.slice(1, -1).entries()) {
    const far = distance(point, first, last)
    if (far > farthest) [farthest, index] = [far, at + 1]
  }
  if (farthest <= TOLERANCE) return [first, last]
  return [...simplify(points.slice(0, index + 1)).slice(0, -1), ...simplify(points.slice(index))]
}

/** Simplifies a ring from its first point and back to it. */
function simplifyStroke({ points, isClosed }: Stroke): Stroke {
  if (!isClosed) return { points: simplify(points), isClosed }
  const around = simplify([...points, ...points.slice(0, 1)])
  return { points: around.slice(0, -1), isClosed }
}

const tenths = (value: number) => Math.round(value * 10)
const figure = (value: number) => String(value / 10).replace(/^(-?)0\./, '$1.')

/** A path of relative strokes, rounded to tenths without accumulating errors. */
export function writePath(d: string | undefined) {
  return readStrokes(d)
    .map(simplifyStroke)
    .map(({ points, isClosed }) => {
      let [x, y] = [0, 0]
      const [start, ...steps] = points.map(([px, py]) => {
        const step = [tenths(px) - x, tenths(py) - y]
        ;[x, y] = [tenths(px), tenths(py)]
        return step.map(figure).join(' ')
      })
      return `M${start}l${steps.join(' ').replaceAll(' -', '-')}${isClosed ? 'z' : ''}`
    })
    .join('')
}
