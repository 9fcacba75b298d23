/**
 * Rotates a survey by a quarter clockwise, so that its left end is at the top. Layouts are wider than high and phones
 * are not: plots become half as large again there. Names of roads rotate with them, and so do names of places
 * that would not fit otherwise; other names stay level.
 */
import { readStrokes } from './draw-path'
import { isCompass, type Place, type Shape } from './read-plan'

/** Approximate metrics of a place's name in units, for both languages: letter width, and middle above the baseline. */
const LETTER = 11.5
const MIDDLE = 5
const PLACES = ['park', 'park2', 'amen', 'water']

const turnPath = (d: string) =>
  readStrokes(d)
    .map(({ points, isClosed }) => {
      const turned = points.map(([x, y]) => `${-y} ${x}`)
      return `M${turned.join('L')}${isClosed ? 'Z' : ''}`
    })
    .join('')

/** The extent and the middle of some numbers. */
function span(values: readonly number[]) {
  const [from, to] = [Math.min(...values), Math.max(...values)]
  return { from, to, middle: (from + to) / 2 }
}

/** The class, size and middle of the park or building under a name. */
export function groundAround(elements: readonly Shape[], x: number, y: number) {
  for (const { name, attributes } of elements) {
    if (name !== 'path' || !PLACES.includes(attributes.class ?? '')) continue
    const points = readStrokes(attributes.d).flatMap((stroke) => stroke.points)
    const across = span(points.map(([each]) => each))
    const down = span(points.map(([, each]) => each))
    if (x >= across.from && x <= across.to && y >= down.from && y <= down.to)
      return {
        kind: attributes.class,
        width: across.to - across.from,
        height: down.to - down.from,
        middle: [across.middle, down.middle] as const,
      }
  }
  return {
    kind: undefined,
    width: Number.POSITIVE_INFINITY,
    height: Number.POSITIVE_INFINITY,
    middle: [x, y - MIDDLE] as const,
  }
}

function turnPlace(
  elements: readonly Shape[],
  { attributes, text }: Shape,
  { x, y, turn }: Place,
  growth: number,
): Place {
  const ground = groundAround(elements, x, y)
  // Keep the distance from the middle of its ground.
  if (attributes.class === 'lab' && turn === 0 && text.length * LETTER * growth <= ground.height) {
    const [across, down] = ground.middle
    return { x: x - across - down, y: across + (y - down), turn }
  }
  return { x: -y, y: x, turn: turn + 90 }
}

/** The rotated elements of a survey, without those that have no class: drawings get their own compass and scale. */
export const turnElements = (elements: readonly Shape[], growth = 1.15): readonly Shape[] =>
  elements.map((element) => {
    const { place, attributes } = element
    const { class: kind, d, cx, cy, 'data-cx': dataX, 'data-cy': dataY } = attributes
    if (!kind && !isCompass(element)) return element
    return {
      ...element,
      ...(place && { place: turnPlace(elements, element, place, growth) }),
      attributes: {
        ...attributes,
        ...(d && { d: turnPath(d) }),
        ...(cx && { cx: `${-Number(cy)}`, cy: cx }),
        ...(dataX && { 'data-cx': `${-Number(dataY)}`, 'data-cy': dataX }),
      },
    }
  })
