/** Derives from a survey's shapes which plots are at a corner of two roads, and which share a side with a park. */
import { type Point, readStrokes, simplify } from './draw-path'
import { shapesOf } from './plan-sheet'
import type { Shape } from './read-plan'

/** Facts of a plot's place; false ones are left out. */
export type PlotPlace = { isCorner?: true; isByPark?: true }

/** Distances from a plot at which neighbours are searched, in units: up to 10 ft, as wide as a verge with its drain. */
const REACHES = [4, 8, 12]
/** An outline turns by more than this between two sides; a curved side turns less at each point. */
const CORNER_DEGREES = 30
/** A side that turns by more than this in total is two sides with a round corner between them. */
export const ROUND_DEGREES = 60
/** Positions along a side where neighbours are searched. */
const SAMPLES = [0.1, 0.3, 0.5, 0.7, 0.9]
/** The least number of samples beside the same kind of ground. */
const MOST = 3

/**
 * The facts of each plot's place, by its number. A corner plot has roads at two adjacent sides; roads before and behind
 * it are not enough. A park has to be at a side, not across a road.
 */
export function placesOf(elements: readonly Shape[]): ReadonlyMap<number, PlotPlace> {
  const [isOnRoad, isInPark] = [groundOf(elements, 'road'), groundOf(elements, 'park', 'park2')]
  return new Map(
    shapesOf(elements, 'plot').map(({ attributes }) => {
      const outline = readStrokes(attributes.d)[0]?.points ?? []
      const sides = sidesOf(outline)
      const facing = (lies: Ground) =>
        sides.map((side) => beside(side, outline).filter((ray) => ray.some(lies)).length >= MOST)
      const roads = facing(isOnRoad)
      const isCorner = sides.some(
        (side, at) => roads[at] && (roads[(at + 1) % roads.length] || bendOf(side) > ROUND_DEGREES),
      )
      const isByPark = facing(isInPark).includes(true)
      return [
        Number(attributes['data-plot']),
        { ...(isCorner && { isCorner }), ...(isByPark && { isByPark }) },
      ]
    }),
  )
}

type Ground = (point: Point) => boolean
type Ring = readonly Point[]

/** Returns a test whether a point is on ground of some classes. Holes, as in a ring road, are excluded. */
function groundOf(elements: readonly Shape[], ...kinds: readonly string[]): Ground {
  const paths = shapesOf(elements, ...kinds)
    .filter(({ name }) => name === 'path')
    .map(({ attributes }) => readStrokes(attributes.d).map(({ points }) => points))
  return (point) =>
    paths.some((rings) => rings.filter((ring) => isInside(point, ring)).length % 2 === 1)
}

/** Whether a ray to the right crosses the ring an odd number of times. */
const isInside = ([x, y]: Point, ring: Ring): boolean =>
  linesOf(ring).filter(
    ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax,
  ).length %
    2 ===
  1

const linesOf = (ring: Ring) =>
  ring.map((point, at) => [point, ring[(at + 1) % ring.length] ?? point] as const)

/** The sides of an outline, each as a list of points. */
export function sidesOf(outline: Ring): readonly Ring[] {
  const ring = simplify([...outline, ...outline.slice(0, 1)]).slice(0, -1)
  const before = (at: number) => ring.at(at - 1) ?? [0, 0]
  const after = (at: number) => ring[(at + 1) % ring.length] ?? [0, 0]
  const corners = ring.flatMap((point, at) =>
    turnBetween(before(at), point, after(at)) > CORNER_DEGREES ? [at] : [],
  )
  return corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from
    return to > from ? ring.slice(from, to + 1) : [...ring.slice(from), ...ring.slice(0, to + 1)]
  })
}

/** The angle in degrees between a side's direction at its start and at its end. */
export function bendOf(side: Ring): number {
  const [first, second, third, last] = [side[0], side[1], side.at(-2), side.at(-1)]
  if (!first || !second || !third || !last) return 0
  // Move its last line to the end of the first one, to measure the angle between them.
  const [x, y] = [second[0] + last[0] - third[0], second[1] + last[1] - third[1]]
  return turnBetween(first, second, [x, y])
}

/** The turn of a line at its middle point, in degrees. */
function turnBetween([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  const turn = Math.atan2(cy - by, cx - bx) - Math.atan2(by - ay, bx - ax)
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)) * (180 / Math.PI))
}

/** For each sample of a side, points at increasing distances outside of the plot. */
export function beside(side: Ring, outline: Ring): readonly (readonly Point[])[] {
  const lines = side.slice(1).map((to, at) => [side[at] ?? to, to] as const)
  const lengths = lines.map(([[ax, ay], [bx, by]]) => Math.hypot(bx - ax, by - ay))
  const whole = lengths.reduce((sum, each) => sum + each, 0)
  return SAMPLES.flatMap((share) => {
    let rest = share * whole
    const at = lengths.findIndex((length) => {
      if (rest <= length) return true
      rest -= length
      return false
    })
    const [line, length] = [lines[at], lengths[at]]
    if (!line || !length) return []
    const [[ax, ay], [bx, by]] = line
    const [dx, dy] = [(bx - ax) / length, (by - ay) / length]
    const [x, y] = [ax + dx * rest, ay + dy * rest]
    const ray = (away: number) =>
      REACHES.map((reach): Point => [x + away * dy * reach, y - away * dx * reach])
    return [1, -1]
      .map(ray)
      .filter(([nearest]) => nearest && !isInside(nearest, outline))
      .slice(0, 1)
  })
}
