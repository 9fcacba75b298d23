/**
 * Paths made of straight strokes, simplified and written short. A plan arrives with sixteen points to
 * a plot, most of them on one line.
 */

/** How far, in units of the drawing, a simplified line may stray. A foot is about 1.2 units. */
const TOLERANCE = 0.3

/** The strokes of a path of M, L and Z: points, and whether the stroke closes. */
export function readStrokes(d) {
  if (/[^MLZ\d\s.,-]/.test(d))
    throw new Error(`a path of more than straight strokes: ${d.slice(0, 40)}`)
  return d
    .split('M')
    .filter(Boolean)
    .map((stroke) => ({
      isClosed: stroke.includes('Z'),
      points: stroke
        .replace('Z', '')
        .split('L')
        .map((pair) =>
          pair
            .trim()
            .split(/[\s,]+/)
            .map(Number),
        ),
    }))
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
