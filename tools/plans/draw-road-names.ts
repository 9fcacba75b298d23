/** Draws the names of roads on their middle lines, each letter turned along the road, clear of crossings. */
import { type Point, readStrokes, type Stroke } from './draw-path'
import { MIDDLE, type Outlines, tenth } from './draw-words'
import { type Letters, widthOf } from './outline-text'
import type { Shape } from './read-plan'

/** Distance of the sample points on a middle line, in units of the drawing. */
const STEP = 1
/** The least distance of a letter from the middle line of another road, and the most that a name moves for it. */
const CLEAR = 20
const FARTHEST = 200

/** A middle line as points, one step apart. */
type Line = { places: readonly Point[]; isClosed: boolean }

function walk({ points, isClosed }: Stroke): Line {
  const corners = isClosed ? [...points, ...points.slice(0, 1)] : points
  const places: Point[] = []
  let left = 0
  for (const [at, [bx, by]] of corners.slice(1).entries()) {
    const [ax, ay] = corners[at] ?? [bx, by]
    const length = Math.hypot(bx - ax, by - ay)
    for (; left < length; left += STEP)
      places.push([ax + ((bx - ax) * left) / length, ay + ((by - ay) * left) / length])
    left -= length
  }
  return { places, isClosed }
}

/** Returns a function that tests whether another road is near a point of the line. Results are cached. */
function crossings(line: Line, lines: readonly Line[]) {
  const others = lines.filter((each) => each !== line).flatMap(({ places }) => places)
  const answers = new Map<Point, boolean>()
  return (place: Point) => {
    const [x, y] = place
    const isNear =
      answers.get(place) ??
      others.some(([ox, oy]) => Math.abs(ox - x) < CLEAR && Math.hypot(ox - x, oy - y) < CLEAR)
    answers.set(place, isNear)
    return isNear
  }
}

/**
 * The part of the nearest middle line for a name: at the surveyor's place, or as near to it as no other road crosses.
 * Undefined where the line is too short.
 */
function stretchFor(lines: readonly Line[], [x, y]: Point, width: number) {
  const all = lines.flatMap((line) =>
    line.places.map(([px, py], at) => ({ line, at, far: Math.hypot(px - x, py - y) })),
  )
  const { line, at } = all.reduce((best, each) => (each.far < best.far ? each : best))
  const { places, isClosed } = line
  const count = Math.ceil(width / STEP)
  const last = places.length - count
  if (last < 0) return undefined

  const middle = at - Math.floor(count / 2)
  const wanted = isClosed ? middle : Math.min(Math.max(middle, 0), last)
  const starts = [wanted]
  for (let moved = 4; moved * STEP <= FARTHEST; moved += 4)
    starts.push(wanted + moved, wanted - moved)
  const stretches = starts
    .filter((start) => isClosed || (start >= 0 && start <= last))
    // On a ring, indexes wrap around in both directions.
    .map((start) =>
      Array.from(
        { length: count },
        (_, step) => places.at((start + step) % places.length) ?? ([x, y] as const),
      ),
    )
  const isCrossed = crossings(line, lines)
  return stretches.find((stretch) => !stretch.some(isCrossed)) ?? stretches[0]
}

/** Orders points from left to right, or downwards where a road is upright. */
function readable(stretch: readonly Point[]) {
  const [from, to] = [stretch[0], stretch.at(-1)]
  if (!from || !to) return stretch
  const [[ax, ay], [bx, by]] = [from, to]
  const isUpright = Math.abs(by - ay) > Math.abs(bx - ax)
  return (isUpright ? by < ay : bx < ax) ? stretch.toReversed() : stretch
}

/** Splits into grapheme clusters, so that letters keep their signs. */
const lettersOf = (text: string) =>
  [...new Intl.Segmenter('ta').segment(text)].map(({ segment }) => segment)

/**
 * Returns a function that draws the name of the road at a place. It throws, with the name, where no road has a middle
 * line or the name is longer than it. `roads` are the middle lines of the survey; letters are added to `outlines`;
 * `gap` are the attributes of the stroke that covers the dashes behind a name.
 */
export function drawOnRoads(roads: readonly Shape[], outlines: Outlines, gap: string) {
  const lines = roads.flatMap(({ attributes }) => readStrokes(attributes.d)).map(walk)
  return (text: string, place: Point, type: Letters) => {
    if (lines.length === 0)
      throw new Error(`"${text}" has no road to stand on: a path of the class "cl" is missing`)
    const letters = lettersOf(text.replaceAll('\n', ' '))
    const widths = letters.map((letter) => widthOf(letter, type) + (type.spacing ?? 0))
    const width = widths.reduce((sum, each) => sum + each)
    const found = stretchFor(lines, place, width)
    if (!found) throw new Error(`"${text}" is longer than the middle line of its road`)
    const stretch = readable(found)
    let pen = 0
    const placeAt = (along: number) =>
      stretch[Math.min(stretch.length - 1, Math.round(along / STEP))] ?? place
    const drawn = letters.map((letter, at) => {
      const [from, to] = [pen, pen + (widths[at] ?? 0)]
      pen = to
      if (letter === ' ') return ''
      const [[ax, ay], [bx, by]] = [placeAt(from), placeAt(to)]
      const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI
      const transform = `translate(${tenth((ax + bx) / 2)} ${tenth((ay + by) / 2)}) rotate(${tenth(turn)})`
      return outlines.use(letter, type, { x: 0, y: MIDDLE * type.size, transform })
    })
    const under = stretch
      .filter((_, at) => at % 8 === 0)
      .map((place) => place.map(Math.round).join(' '))
    return `<path ${gap} d="M${under.join('L')}"/>${drawn.join('')}`
  }
}
