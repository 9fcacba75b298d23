/** A point of the drawing; y increases downwards. */
export type Point = { x: number; y: number }

const DIRECTIONS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const

export type ArrowKey = keyof typeof DIRECTIONS

/** Whether a key is an arrow key. */
export const isArrowKey = (key: string): key is ArrowKey => Object.hasOwn(DIRECTIONS, key)

/**
 * The neighbour in the direction of an arrow key: the nearest one, with the sideways distance counted
 * double, so that the selection follows a row even if it is curved. Undefined at the edge.
 */
export function findNeighbour<Key>(
  places: ReadonlyMap<Key, Point>,
  from: Key,
  arrow: ArrowKey,
): Key | undefined {
  const start = places.get(from)
  if (!start) return undefined
  const [dx, dy] = DIRECTIONS[arrow]
  let best: { key: Key; cost: number } | undefined

  for (const [key, place] of places) {
    const ahead = (place.x - start.x) * dx + (place.y - start.y) * dy
    const aside = Math.abs((place.x - start.x) * dy) + Math.abs((place.y - start.y) * dx)
    // Only within 63 degrees of the direction, so that every place can be reached.
    if (key === from || ahead <= 0 || aside > 2 * ahead) continue
    const cost = ahead + 2 * aside
    if (!best || cost < best.cost) best = { key, cost }
  }
  return best?.key
}
