/** What several pictures of the cricket team have in common. */
import { box, disc, line, shape } from '@/tools/art/knit/draw'
import { STITCH } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'

const { amber, floodlight, goldDeep, saffron, saffronLight } = yarns.cricket

type Point = readonly [x: number, y: number]

/** A part of a drawing, made around 0 0, put to its place. */
export const placed = (x: number, y: number, scale: number, inside: string, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${inside}</g>`

/** A fill within a curved outline, as the attribute `d` of a path. */
export const curve = (fill: string, outline: string): string =>
  `<path fill="${fill}" d="${outline}"/>`

/** A curved line, as the attribute `d` of a path. */
export const stroke = (color: string, width: number, along: string): string =>
  `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${along}"/>`

/** Light and shade on metal, from one edge of a round body to the other: the floodlight stands to the right. */
const METAL: readonly (readonly [from: number, yarn: string])[] = [
  [-1, amber],
  [-0.84, goldDeep],
  [-0.5, amber],
  [-0.22, saffron],
  [0.3, saffronLight],
  [0.46, floodlight],
  [0.66, saffronLight],
  [0.78, saffron],
  [0.9, amber],
]

/**
 * A body turned on a lathe: its outline is half its width at each height, and the shades of its metal follow that
 * outline, so it is round.
 */
export function turned(middle: number, outline: readonly Point[], shades = METAL): string {
  return shades
    .map(([from, yarn], index) => {
      const to = shades[index + 1]?.[0] ?? 1
      const edge = (share: number) => outline.map(([y, half]): Point => [middle + half * share, y])
      return shape(yarn, [...edge(from), ...edge(to).reverse()])
    })
    .join('')
}

/** Rays around a point: each from one angle (in turns, 0 to the right) to another, as far as `reach`. */
export function rays(
  fill: string,
  [x, y]: Point,
  reach: number,
  spans: readonly (readonly [from: number, to: number])[],
): string {
  const end = (turn: number): Point => [
    x + Math.cos(turn * 2 * Math.PI) * reach,
    y + Math.sin(turn * 2 * Math.PI) * reach,
  ]
  return spans.map(([from, to]) => shape(fill, [[x, y], end(from), end(to)])).join('')
}

/** Equal rays all around a point. */
export function raysAround(
  fill: string,
  center: Point,
  reach: number,
  { count, width, first = 0 }: { count: number; width: number; first?: number },
): string {
  const spans = Array.from({ length: count }, (_, index) => {
    const from = first + index / count
    return [from, from + width] as const
  })
  return rays(fill, center, reach, spans)
}

/** A limb: a line thick enough to be knitted. */
export const limb = (yarn: string, width: number, ...points: Point[]): string =>
  line(yarn, width, points)

/** What a player wears. */
type Kit = { shirt: string; trousers: string; head: string }

/**
 * Players, 100 high from 0 0 between the feet. Each looks to the left; `mirrored` turns one round.
 */
export const mirrored = (inside: string): string => `<g transform="scale(-1 1)">${inside}</g>`

/** Waits for the ball, the bat lifted behind. */
export function batsman({ shirt, trousers, head }: Kit): string {
  return (
    limb(saffronLight, 11, [16, -64], [38, -96]) +
    limb(trousers, 16, [4, -48], [18, -2]) +
    limb(trousers, 16, [2, -48], [-16, -24], [-18, -2]) +
    limb(shirt, 26, [4, -50], [-2, -72]) +
    limb(shirt, 11, [-8, -74], [-8, -58], [16, -64]) +
    disc(head, -10, -92, 12, 11)
  )
}

/** In the last stride: the front leg stretched out, the arm with the ball high. */
export function bowler({ shirt, trousers, head }: Kit): string {
  return (
    limb(trousers, 15, [2, -46], [24, -28], [40, -16]) +
    limb(trousers, 15, [0, -46], [-30, -2]) +
    limb(shirt, 24, [2, -50], [-6, -72]) +
    limb(shirt, 11, [-6, -72], [-32, -62]) +
    limb(shirt, 12, [-2, -76], [10, -108]) +
    disc(head, -14, -90, 11, 11) +
    disc(floodlight, 10, -120, 9)
  )
}

/** Stands by with the bat on the ground. */
export function waiting({ shirt, trousers, head }: Kit): string {
  return (
    limb(trousers, 15, [4, -48], [10, -2]) +
    limb(trousers, 15, [0, -48], [-8, -2]) +
    limb(shirt, 24, [2, -52], [0, -74]) +
    limb(shirt, 11, [-4, -74], [-18, -50]) +
    limb(saffronLight, 10, [-18, -50], [-28, -2]) +
    disc(head, -2, -92, 11, 11)
  )
}

/** Three stumps, each a column of the cloth, with a column between. */
export function wicket(x: number, foot: number, height: number): string {
  const first = Math.round(x / STITCH.width) * STITCH.width
  return [0, 2, 4]
    .map((stump) =>
      box(floodlight, first + stump * STITCH.width, foot - height, STITCH.width, height),
    )
    .join('')
}

/** A floor of boards that runs away from us, dark enough for words: from `top` down. */
export function boards(
  width: number,
  [top, height]: Point,
  vanish: number,
  [dark, light]: readonly [string, string],
): string {
  const count = 11
  const edge = (index: number): readonly [Point, Point] => {
    const x = ((index - count / 2) / count) * width
    return [
      [vanish + x * 1.1, top],
      [vanish + x * 3.2, height],
    ]
  }
  const lit = Array.from({ length: count + 1 }, (_, index) => {
    const [left, right] = [edge(index), edge(index + 0.5)]
    return shape(light, [left[0], right[0], right[1], left[1]])
  })
  return box(dark, 0, top, width, height - top) + lit.join('')
}

/** A knitted card: a plain border of four stitches around what is drawn within. */
export function bordered(yarn: string, width: number, height: number, inside: string): string {
  const [x, y] = [4 * STITCH.width, 4 * STITCH.height]
  return (
    inside +
    box(yarn, 0, 0, width, y) +
    box(yarn, 0, height - y, width, y) +
    box(yarn, 0, 0, x, height) +
    box(yarn, width - x, 0, x, height)
  )
}

/** Cloth behind a player is as tall as a portrait. */
export const PORTRAIT = { columns: 60, rows: 90 }
