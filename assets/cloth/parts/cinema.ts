/** What the scenes of the cinema share: where its screen is, and people, seats and curtains of cloth. */
import { box, disc, line, shape } from '@/tools/art/knit/draw'
import { type Cut, STITCH } from '@/tools/art/knit/scene'

export type Stitched = { column: number; row: number; columns: number; rows: number }

/** Where the hall's screen is, in whole stitches: films are laid on it, and have as many stitches as it. */
export const screen = {
  wide: { column: 64, row: 15, columns: 56, rows: 38 },
  upright: { column: 4, row: 19, columns: 40, rows: 27 },
} as const satisfies Record<string, Stitched>

/** A number of stitches across, in units of the drawing. */
export const across = (stitches: number): number => stitches * STITCH.width

/** A number of rows, in units of the drawing. */
export const down = (rows: number): number => rows * STITCH.height

/** A box in stitches: its edges fall between stitches, so they are sharp. */
export const block = (fill: string, x: number, y: number, columns: number, rows: number): string =>
  box(fill, across(x), down(y), across(columns), down(rows))

/** A shape through points in stitches. */
export const outline = (fill: string, points: readonly Point[], opacity = 1): string =>
  shape(
    fill,
    points.map(([x, y]) => [across(x), down(y)]),
    opacity,
  )

export type Point = readonly [x: number, y: number]

/** What films are drawn for, in units: the screen of the wide hall. */
export const FILM = { width: across(screen.wide.columns), height: down(screen.wide.rows) }

/** Both cuts of a film, of exactly as many stitches as the screens they are laid on. */
export function film(content: () => string): { wide: Cut; upright: Cut } {
  const draw = (width: number, height: number) =>
    placed(content(), 0, 0, width / FILM.width, height / FILM.height)
  const cut = ({ columns, rows }: Stitched): Cut => ({ columns, rows, draw })
  return { wide: cut(screen.wide), upright: cut(screen.upright) }
}

/** Draws something elsewhere, larger, or mirrored by a negative scale. */
export const placed = (
  content: string,
  x: number,
  y: number,
  scaleX = 1,
  scaleY = scaleX,
): string => `<g transform="translate(${x} ${y}) scale(${scaleX} ${scaleY})">${content}</g>`

type Wear = { skin: string; hair: string; top: string; legs: string; skirt?: boolean }

type Pose = {
  /** Way of each hand from the shoulder, by the elbow or straight, in shares of the height; up is negative. */
  left?: readonly Point[]
  right?: readonly Point[]
  /** How far apart the feet are, as a share of the height. */
  stride?: number
  /** Where the hair lies: to the right of the face (1), to the left (-1), or all over, seen from behind (0). */
  behind?: -1 | 0 | 1
  /** A child's head is larger for its height. */
  head?: number
}

const HANGING: readonly Point[] = [
  [0.03, 0.17],
  [0.02, 0.33],
]

/** Somebody who stands or walks with the feet at a point. */
export function person(x: number, ground: number, height: number, wear: Wear, pose: Pose = {}) {
  const { left = mirrored(HANGING), right = HANGING, stride = 0.07, behind = 0, head = 1 } = pose
  const at = (dx: number, up: number): Point => [x + dx * height, ground - up * height]
  const thick = (share: number) => share * height
  const arm = (side: number, way: readonly Point[]) => {
    const from: Point = [side * 0.1, 0.75]
    const points = [from, ...way.map(([dx, dy]): Point => [from[0] + dx, from[1] - dy])]
    return (
      line(
        wear.top,
        thick(0.075),
        points.map((point) => at(...point)),
      ) + disc(wear.skin, ...at(...(points.at(-1) ?? from)), thick(0.042))
    )
  }
  const legs = wear.skirt
    ? shape(wear.legs, [at(-0.09, 0.5), at(0.09, 0.5), at(0.16, 0), at(-0.16, 0)])
    : line(wear.legs, thick(0.095), [at(-0.05, 0.46), at(-stride, 0.04)]) +
      line(wear.legs, thick(0.095), [at(0.05, 0.46), at(stride, 0.04)])
  const [size, up] = [0.088 * head, 0.885 + 0.03 * (head - 1)]
  return (
    legs +
    shape(wear.top, [at(-0.14, 0.79), at(0.14, 0.79), at(0.11, 0.43), at(-0.11, 0.43)]) +
    arm(-1, left) +
    arm(1, right) +
    disc(wear.skin, ...at(0, up), thick(size), thick(size * 1.12)) +
    hair(wear.hair, at(0, up), thick(size), behind)
  )
}

const mirrored = (way: readonly Point[]) => way.map(([dx, dy]): Point => [-dx, dy])

/** All of the head from behind, else the crown and the side away from the face. */
export function hair(fill: string, [x, y]: Point, size: number, behind: -1 | 0 | 1): string {
  if (behind === 0) return disc(fill, x, y - size * 0.1, size * 1.05, size * 1.15)
  return (
    disc(fill, x + behind * size * 0.25, y - size * 0.72, size * 0.95, size * 0.62) +
    disc(fill, x + behind * size * 0.75, y - size * 0.1, size * 0.42, size * 0.85)
  )
}

/** The back of a seat from behind, in stitches from its top left; its top edge has the light. */
export function seat(fill: string, rim: string, column: number, row: number, columns: number) {
  const round = columns > 7 ? 2 : 1
  const tall = Math.ceil(columns * 0.8)
  const back = (color: string, top: number) =>
    block(color, column + round, row + top, columns - 2 * round, 1) +
    block(color, column, row + top + 1, columns, tall)
  return (
    back(rim, 0) + back(fill, 1) + block(fill, column + round, row + 1, columns - 2 * round, tall)
  )
}

/** Head and shoulders from behind, dark before a light screen, which draws an edge around them. */
export function watcher(
  fill: string,
  rim: string,
  x: number,
  ground: number,
  size: number,
): string {
  const body = (color: string, narrower: number) =>
    disc(color, x, ground - size * 0.98, size * 0.36 - narrower, size * 0.42) +
    box(color, x - size * 0.2, ground - size * 0.9, size * 0.4, size * 0.7) +
    disc(color, x, ground, size * 0.68 - narrower, size * 0.5)
  return body(rim, 0) + placed(body(fill, size * 0.03), 0, Math.max(10, size * 0.08))
}

/** A striped tub of popcorn, around nought. */
export function tub(stripe: string, white: string) {
  return (
    disc(white, 0, -44, 44, 30) +
    shape(stripe, [
      [-42, -40],
      [42, -40],
      [30, 50],
      [-30, 50],
    ]) +
    shape(white, [
      [-14, -40],
      [14, -40],
      [10, 50],
      [-10, 50],
    ])
  )
}

/** Folds of a hanging curtain from a column to another, in yarns that come again. */
export function curtain(
  folds: readonly string[],
  { column, row, columns, rows }: Stitched,
  fold = 2,
): string {
  let drawn = ''
  for (let x = 0; x < columns; x += fold) {
    const fill = folds[(x / fold) % folds.length] ?? ''
    drawn += block(fill, column + x, row, Math.min(fold, columns - x), rows)
  }
  return drawn
}

/** A star of four long and four short points. */
export function star(fill: string, x: number, y: number, size: number): string {
  const points = Array.from({ length: 16 }, (_, index): Point => {
    const reach = index % 2 ? 0.3 : index % 4 ? 0.55 : 1
    const turn = (index / 16) * Math.PI * 2
    return [x + Math.sin(turn) * size * reach, y - Math.cos(turn) * size * reach]
  })
  return shape(fill, points)
}

/** Beams that go out from a point to a distance, each of a share of its turn. */
export function rays(fill: string, x: number, y: number, reach: number, count: number, turn = 0) {
  const step = (Math.PI * 2) / count
  return Array.from({ length: count }, (_, index) => {
    const from = turn + index * step
    const to = from + step / 2
    return shape(fill, [
      [x, y],
      [x + Math.cos(from) * reach, y + Math.sin(from) * reach],
      [x + Math.cos(to) * reach, y + Math.sin(to) * reach],
    ])
  }).join('')
}
