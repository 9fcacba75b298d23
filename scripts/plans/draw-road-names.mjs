/** Writes the names of roads on their middle lines, letter by letter as a road bends, clear of crossings. */
import { readStrokes } from './draw-path.mjs'
import { MIDDLE, tenth } from './draw-words.mjs'
import { widthOf } from './outline-text.mjs'

/** A middle line is walked in steps of this length, in units of the drawing. */
const STEP = 1
/** A letter stays so far from the middle line of another road, and a name moves at most so far for it. */
const CLEAR = 20
const FARTHEST = 200

/** Every place on a stroke, a step apart. */
function walk({ points, isClosed }) {
  const corners = isClosed ? [...points, points[0]] : points
  const places = []
  let left = 0
  for (const [at, [bx, by]] of corners.slice(1).entries()) {
    const [ax, ay] = corners[at]
    const length = Math.hypot(bx - ax, by - ay)
    for (; left < length; left += STEP)
      places.push([ax + ((bx - ax) * left) / length, ay + ((by - ay) * left) / length])
    left -= length
  }
  return { places, isClosed }
}

/** Tells of each place on a line whether another road is near. A name looks at a place many times: answers are kept. */
function crossings(line, lines) {
  const others = lines.filter((each) => each !== line).flatMap(({ places }) => places)
  const answers = new Map()
  return (place) => {
    if (!answers.has(place)) {
      const [x, y] = place
      answers.set(
        place,
        others.some(([ox, oy]) => Math.abs(ox - x) < CLEAR && Math.hypot(ox - x, oy - y) < CLEAR),
      )
    }
    return answers.get(place)
  }
}

/**
 * The stretch of the nearest middle line that a name takes: where the surveyor put it, or as near to that as no other
 * road crosses. Nothing where the line is too short.
 */
function stretchFor(lines, [x, y], width) {
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
    // A ring goes on at its start; before it, places count from its end.
    .map((start) =>
      Array.from({ length: count }, (_, step) => places.at((start + step) % places.length)),
    )
  const isCrossed = crossings(line, lines)
  return stretches.find((stretch) => !stretch.some(isCrossed)) ?? stretches[0]
}

/** From left to right, and downwards where a road is upright. */
function readable(stretch) {
  const [[ax, ay], [bx, by]] = [stretch[0], stretch.at(-1)]
  const isUpright = Math.abs(by - ay) > Math.abs(bx - ax)
  return (isUpright ? by < ay : bx < ax) ? stretch.toReversed() : stretch
}

/** Letters with the signs that belong to them. */
const lettersOf = (text) =>
  [...new Intl.Segmenter('ta').segment(text)].map(({ segment }) => segment)

/**
 * @param {object[]} roads elements of the survey that are middle lines
 * @param {object} outlines those of the drawing (collectOutlines), which take up the letters
 * @param {string} gap attributes of the stroke that hides the dashes below a name
 * @returns {(text: string, place: [number, number], type: object) => string} draws the name of the road at a place;
 *   throws, with the name, where no road has a middle line or the name is longer than it
 */
export function drawOnRoads(roads, outlines, gap) {
  const lines = roads.flatMap(({ attributes }) => readStrokes(attributes.d)).map(walk)
  return (text, place, type) => {
    if (lines.length === 0)
      throw new Error(`"${text}" has no road to stand on: a path of the class "cl" is missing`)
    const letters = lettersOf(text.replaceAll('\n', ' '))
    const widths = letters.map((letter) => widthOf(letter, type) + (type.spacing ?? 0))
    const width = widths.reduce((sum, each) => sum + each)
    const found = stretchFor(lines, place, width)
    if (!found) throw new Error(`"${text}" is longer than the middle line of its road`)
    const stretch = readable(found)
    let pen = 0
    const drawn = letters.map((letter, at) => {
      const [from, to] = [pen, pen + widths[at]]
      pen = to
      if (letter === ' ') return ''
      const [[ax, ay], [bx, by]] = [from, to].map(
        (along) => stretch[Math.min(stretch.length - 1, Math.round(along / STEP))],
      )
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
