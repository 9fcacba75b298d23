/**
 * Paths made of straight strokes, simplified and written short. A plan arrives with sixteen points to
 * a plot, most of them on one line.
 */

/** How far, in units of the drawing, a simplified line may stray. A foot is about 1.2 units. */
const TOLERANCE = 0.3

/** The strokes of a path such as `M10 10L90 10L90 90Z`: points, and whether the stroke closes. Throws for any other. */
export function readStrokes(d) {
  const refuse = () => {
    throw new Error(`a path of other strokes than "M10 10L90 10L90 90Z": ${String(d).slice(0, 40)}`)
  }
  if (!d || /[^MLZ\d\s.,-]/.test(d)) refuse()
  const [before, ...strokes] = d.split('M')
  if (before.trim() !== '') refuse()
  return strokes.map((stroke) => {
    const [, line, close] = /^([^Z]*)(Z?)\s*$/.exec(stroke) ?? refuse()
    const points = line.split('L').map((pair) =>
      pair
        .trim()
        .split(/[\s,]+/)
        .map(Number),
    )
    if (points.length < 2 || points.some((point) => point.length !== 2 || point.some(Number.isNaN)))
      refuse()
    return { isClosed: close !== '', points }
  })
}

function distance([x, y], [ax, ay], [bx, by]) {
  const length = Math.hypot(bx - ax, by - ay)
  if (length === 0) return Math.hypot(x - ax, y - ay)
  return Math.abs((by - ay) * x - (bx - ax) * y + bx * ay - by * ax) / length
}

/** Douglas and Peucker's line simplification. */
export function simplify(points) {
  if (points.length < 3) return points
  const first = points[0]
  const last = points[points.length - 1]
  let farthest = 0
  let index = 0
  for (let i = 1; i < points.length - 1; i += 1) {
    const far = distance(points[i], first, last)
    if (far > farthest) [farthest, index] = [far, i]
  }
  if (farthest <= TOLERANCE) return [first, last]
  return [...simplify(points.slice(0, index + 1)).slice(0, -1), ...simplify(points.slice(index))]
}

/** A ring starts where it was drawn to start, and comes back there. */
function simplifyStroke({ points, isClosed }) {
  if (!isClosed) return { points: simplify(points), isClosed }
  const around = simplify([...points, points[0]])
  return { points: around.slice(0, -1), isClosed }
}

const tenths = (value) => Math.round(value * 10)
const figure = (value) => String(value / 10).replace(/^(-?)0\./, '$1.')

/** A path with relative strokes to a tenth of a unit, from points that do not drift. */
export function writePath(d) {
  return readStrokes(d)
    .map(simplifyStroke)
    .map(({ points, isClosed }) => {
      let [x, y] = [tenths(points[0][0]), tenths(points[0][1])]
      let path = `M${figure(x)} ${figure(y)}l`
      const steps = points.slice(1).map(([px, py]) => {
        const step = [tenths(px) - x, tenths(py) - y]
        ;[x, y] = [tenths(px), tenths(py)]
        return step.map(figure).join(' ')
      })
      path += steps.join(' ').replaceAll(' -', '-')
      return path + (isClosed ? 'z' : '')
    })
    .join('')
}
