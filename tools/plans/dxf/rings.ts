/** Plane geometry of outlines: areas, containment, and the rings that lines form where they meet. */
import type { Point } from '../draw-path'

export type Ring = readonly Point[]

export const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay)

/** The edges of a ring. */
export const linesOf = (ring: Ring): readonly (readonly [Point, Point])[] =>
  ring.map((point, at) => [point, ring[(at + 1) % ring.length] ?? point] as const)

/** Positive where the ring runs counterclockwise, with y upwards. */
export const signedArea = (ring: Ring) => {
  // Relative to its first corner: products of the large figures of a survey grid would lose precision.
  const [ox, oy] = ring[0] ?? [0, 0]
  return (
    linesOf(ring).reduce(
      (sum, [[ax, ay], [bx, by]]) => sum + (ax - ox) * (by - oy) - (bx - ox) * (ay - oy),
      0,
    ) / 2
  )
}
export const areaOf = (ring: Ring) => Math.abs(signedArea(ring))

export const isInside = ([x, y]: Point, ring: Ring): boolean =>
  linesOf(ring).filter(
    ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax,
  ).length %
    2 ===
  1

export function boxOf(points: Ring) {
  const box = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity }
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.bottom = Math.min(box.bottom, y)
    box.top = Math.max(box.top, y)
  }
  return box
}

/** The centroid, or the first corner where the area is 0. */
export function centreOf(ring: Ring): Point {
  const [ox, oy] = ring[0] ?? [0, 0]
  const twice = 2 * signedArea(ring)
  if (twice === 0) return [ox, oy]
  let [x, y] = [0, 0]
  for (const [[ax, ay], [bx, by]] of linesOf(ring)) {
    const cross = (ax - ox) * (by - oy) - (bx - ox) * (ay - oy)
    x += (ax + bx - 2 * ox) * cross
    y += (ay + by - 2 * oy) * cross
  }
  return [ox + x / (3 * twice), oy + y / (3 * twice)]
}

/** Removes corners that repeat or lie within `within` of the line between their neighbours. */
export function simplify(points: Ring, within: number): Ring {
  const apart = points.filter(
    (point, at) => distance(point, points.at(at - 1) ?? point) > within / 10,
  )
  return apart.filter((point, at) => {
    const [before, after] = [apart.at(at - 1) ?? point, apart[(at + 1) % apart.length] ?? point]
    return apartFrom(point, [before, after]) > within / 10
  })
}

/** The distance of a point from a line segment. */
export function apartFrom([x, y]: Point, [[ax, ay], [bx, by]]: readonly [Point, Point]) {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const share = length && Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - share * dx, y - ay - share * dy)
}

/** Where the ray from `from` through `to` meets a segment, as a multiple of their distance; undefined if nowhere. */
export function meets(from: Point, to: Point, [a, b]: readonly [Point, Point]): number | undefined {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const [ex, ey] = [b[0] - a[0], b[1] - a[1]]
  const cross = dx * ey - dy * ex
  if (Math.abs(cross) < 1e-9 * Math.hypot(dx, dy) * Math.hypot(ex, ey)) return undefined
  const t = ((a[0] - from[0]) * ey - (a[1] - from[1]) * ex) / cross
  const u = ((a[0] - from[0]) * dy - (a[1] - from[1]) * dx) / cross
  return u >= -1e-9 && u <= 1 + 1e-9 ? t : undefined
}

/** More lines than this on one layer are no plots, and finding their crossings would take minutes. */
const MOST_LINES = 6000

export type Faces = {
  /** The smallest rings that the lines form. */
  rings: readonly Ring[]
  /** Chains of lines between loose ends. */
  open: readonly Ring[]
}

/** The rings that lines form where they meet or cross. Ends within `within` of each other meet. */
export function facesOf(paths: readonly Ring[], within: number): Faces {
  const lines = paths.flatMap((path) =>
    path.slice(1).flatMap((to, at) => {
      const from = path[at] ?? to
      return distance(from, to) > 0 ? [[from, to] as const] : []
    }),
  )
  if (lines.length > MOST_LINES) return { rings: [], open: [] }
  const nodes: Point[] = []
  const cells = new Map<string, number[]>()
  const nodeAt = (point: Point): number => {
    const [cx, cy] = [Math.floor(point[0] / within), Math.floor(point[1] / within)]
    for (const x of [cx - 1, cx, cx + 1])
      for (const y of [cy - 1, cy, cy + 1])
        for (const each of cells.get(`${x} ${y}`) ?? [])
          if (distance(nodes[each] ?? [0, 0], point) <= within) return each
    nodes.push(point)
    const key = `${cx} ${cy}`
    cells.set(key, [...(cells.get(key) ?? []), nodes.length - 1])
    return nodes.length - 1
  }
  const boxes = lines.map((line) => boxOf(line))
  const near = lines.map(() => new Set<number>())
  for (const [at, line] of lines.entries()) for (const end of line) near[at]?.add(nodeAt(end))
  for (const [a, line] of lines.entries())
    for (let b = a + 1; b < lines.length; b++) {
      const [one, two, other] = [boxes[a], boxes[b], lines[b]]
      if (!one || !two || !other) continue
      if (one.left > two.right + within || two.left > one.right + within) continue
      if (one.bottom > two.top + within || two.bottom > one.top + within) continue
      for (const end of other) if (apartFrom(end, line) <= within) near[a]?.add(nodeAt(end))
      for (const end of line) if (apartFrom(end, other) <= within) near[b]?.add(nodeAt(end))
      const share = meets(line[0], line[1], other)
      if (share === undefined || share <= 0 || share >= 1) continue
      const [[ax, ay], [bx, by]] = line
      const node = nodeAt([ax + (bx - ax) * share, ay + (by - ay) * share])
      near[a]?.add(node)
      near[b]?.add(node)
    }
  const ways = nodes.map(() => new Set<number>())
  for (const [at, [from]] of lines.entries()) {
    const along = [...(near[at] ?? [])].sort(
      (a, b) => distance(from, nodes[a] ?? from) - distance(from, nodes[b] ?? from),
    )
    for (const [step, next] of along.slice(1).entries()) {
      const here = along[step] ?? next
      if (here === next) continue
      ways[here]?.add(next)
      ways[next]?.add(here)
    }
  }
  return { open: looseIn(nodes, ways), rings: walkedIn(nodes, ways) }
}

/** Chains from a loose end to the next end or crossing. */
function looseIn(nodes: readonly Point[], ways: readonly ReadonlySet<number>[]): readonly Ring[] {
  return nodes.flatMap((_, start) => {
    if (ways[start]?.size !== 1) return []
    const chain = [start]
    for (;;) {
      const here = chain.at(-1) ?? start
      const next = [...(ways[here] ?? [])].find((each) => each !== chain.at(-2))
      if (next === undefined || chain.includes(next)) break
      chain.push(next)
      if (ways[next]?.size !== 2) break
    }
    // A chain with two loose ends is found twice: keep one.
    const last = chain.at(-1) ?? start
    if (ways[last]?.size === 1 && last < start) return []
    return [chain.flatMap((each) => (nodes[each] ? [nodes[each]] : []))]
  })
}

/** All rings, found by turning as far right as possible at each node; loose ends are removed first. */
function walkedIn(nodes: readonly Point[], all: readonly ReadonlySet<number>[]): readonly Ring[] {
  const ways = all.map((each) => new Set(each))
  const loose = ways.flatMap((each, at) => (each.size === 1 ? at : []))
  for (let at = loose.pop(); at !== undefined; at = loose.pop())
    for (const next of ways[at] ?? []) {
      ways[at]?.delete(next)
      ways[next]?.delete(at)
      if (ways[next]?.size === 1) loose.push(next)
    }
  const angle = (from: number, to: number) => {
    const [[ax, ay], [bx, by]] = [nodes[from] ?? [0, 0], nodes[to] ?? [0, 0]]
    return Math.atan2(by - ay, bx - ax)
  }
  const around = ways.map((each, at) => [...each].sort((a, b) => angle(at, a) - angle(at, b)))
  const done = new Set<string>()
  const rings: Ring[] = []
  for (const [start, each] of around.entries())
    for (const first of each) {
      const ring: number[] = []
      let [from, to] = [start, first]
      while (!done.has(`${from} ${to}`)) {
        done.add(`${from} ${to}`)
        ring.push(from)
        const exits = around[to] ?? []
        const next = exits.at((exits.indexOf(from) - 1) % exits.length) ?? from
        ;[from, to] = [to, next]
      }
      const points = ring.flatMap((node) => (nodes[node] ? [nodes[node]] : []))
      if (points.length > 2 && signedArea(points) > 0) rings.push(points)
    }
  return rings
}
