/**
 * Turns a survey a quarter clockwise: its left end comes to the top. A layout is wider than high and a phone is
 * not, so its plots are half as large again there. Names of roads turn with their roads, and so do names of
 * places that would not fit across theirs; the other names stay level.
 */
import { readStrokes } from './draw-path.mjs'
import { isCompass } from './read-plan.mjs'

/** Of a place's name, in units of the drawing: about how wide a letter is in either language, and its middle above its foot. */
const LETTER = 11.5
const MIDDLE = 5
const PLACES = ['park', 'park2', 'amen', 'water']

const turnPath = (d) =>
  readStrokes(d)
    .map(({ points, isClosed }) => {
      const turned = points.map(([x, y]) => `${-y} ${x}`)
      return `M${turned.join('L')}${isClosed ? 'Z' : ''}`
    })
    .join('')

/** The park or building a name stands on: its size and its middle. */
export function groundAround(elements, x, y) {
  for (const { name, attributes } of elements) {
    if (name !== 'path' || !PLACES.includes(attributes.class)) continue
    const points = readStrokes(attributes.d).flatMap((stroke) => stroke.points)
    const [xs, ys] = [0, 1].map((axis) => points.map((point) => point[axis]))
    const isIn = (value, along) => value >= Math.min(...along) && value <= Math.max(...along)
    if (isIn(x, xs) && isIn(y, ys)) {
      const middle = [xs, ys].map((along) => (Math.min(...along) + Math.max(...along)) / 2)
      const [width, height] = [xs, ys].map((along) => Math.max(...along) - Math.min(...along))
      return { width, height, middle }
    }
  }
  return {
    width: Number.POSITIVE_INFINITY,
    height: Number.POSITIVE_INFINITY,
    middle: [x, y - MIDDLE],
  }
}

function turnPlace(elements, { attributes, text, place: { x, y, turn } }, growth) {
  const ground = groundAround(elements, x, y)
  // As far from the middle of its ground as before.
  if (attributes.class === 'lab' && turn === 0 && text.length * LETTER * growth <= ground.height) {
    const [across, down] = ground.middle
    return { x: x - across - down, y: across + (y - down), turn }
  }
  return { x: -y, y: x, turn: turn + 90 }
}

/** The elements of a survey, turned. Parts without a class are left: the drawing has a compass and a scale of its own. */
export const turnElements = (elements, growth = 1.15) =>
  elements.map((element) => {
    const { class: kind, d, cx, cy, 'data-cx': dataX, 'data-cy': dataY } = element.attributes
    if (!kind && !isCompass(element)) return element
    return {
      ...element,
      ...(element.place && { place: turnPlace(elements, element, growth) }),
      attributes: {
        ...element.attributes,
        ...(d && { d: turnPath(d) }),
        ...(cx && { cx: -cy, cy: cx }),
        ...(dataX && { 'data-cx': -dataY, 'data-cy': dataX }),
      },
    }
  })
