/** A landowner's field at dusk, as it is today, in plots, and with people living on it. */
import { box, disc, line, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import {
  bands,
  count,
  type Land,
  type Point,
  patch,
  plane,
  row,
  standing,
  stitch,
  tree,
} from './stories'

const { indigo, ink, night, dusk, plum, violet, rose, ember, gold, sun } = yarns.group
const { leaf, leafLight, leafDark, moss, brown, skin, ivory } = yarns.group
const { brick, terracotta, road } = yarns.properties

/** An evening sky, and a sun half gone. */
const sky = (width: number, horizon: number, sunX: number, size: number) =>
  bands(width, horizon, [
    [indigo, 0],
    [night, horizon * 0.3],
    [dusk, horizon * 0.55],
    [plum, horizon * 0.75],
    [violet, horizon * 0.92],
  ]) +
  disc(plum, sunX, horizon, size * 6, size * 2.9) +
  disc(violet, sunX, horizon, size * 4.9, size * 2.4) +
  disc(rose, sunX, horizon, size * 3.8, size * 1.9) +
  disc(ember, sunX, horizon, size * 2.3, size * 1.45) +
  disc(sun, sunX, horizon, size)

/** How far behind the field its neighbours begin, in its own depths. */
const FAR = -0.22

/** Other people's fields around, in the dark: long strips that run to the same point. */
const fieldsAround = (on: Land) =>
  count(18)
    .map((strip) => {
      const across = (strip - 11) * 0.5
      const fill = [leafDark, ink, night, leafDark, indigo][strip % 5] ?? ink
      return patch(fill, on, [across, across + 0.5], [FAR, 5])
    })
    .join('') +
  [
    patch(night, on, [-9, 3], [-0.14, -0.1]),
    patch(leafDark, on, [-9, 3], [2.3, 2.6]),
    patch(ink, on, [-9, 3], [3.7, 4.2]),
  ].join('')

/** The field itself: furrows, lit by the sun at their far end. */
const field = (on: Land, furrows: number) =>
  patch(brown, on, [0, 1], [0, 1]) +
  count(furrows)
    .map((at) => {
      const across: Point = [(at + 0.25) / furrows, (at + 0.8) / furrows]
      return patch(brick, on, across, [0, 1]) + patch(terracotta, on, across, [0, 0.45])
    })
    .join('')

/** Across and down, in shares of the field: where plots begin, with a road between the first and the second. */
const ACROSS = [0, 0.41, 0.59, 1] as const
const DOWN = [0, 0.28, 0.6, 1] as const

type Corners = { across: Point; down: Point }

/** Plots on both sides of a road that runs to the sun. */
const plots: readonly Corners[] = DOWN.slice(1).flatMap((near, depth) =>
  [0, 2].map((at) => ({
    across: [ACROSS[at] ?? 0, ACROSS[at + 1] ?? 1] as const,
    down: [DOWN[depth] ?? 0, near] as const,
  })),
)

/** The same field in plots of three greens, white thread around each, and the road. */
const layout = (on: Land) =>
  '<g shape-rendering="crispEdges">' +
  plots
    .map(({ across, down }, at) => patch([leaf, moss, leafLight][at % 3] ?? leaf, on, across, down))
    .join('') +
  patch(road, on, [ACROSS[1], ACROSS[2]], [0, 1]) +
  ACROSS.map((across) => line(ivory, 11, [on(across, 0), on(across, 1)])).join('') +
  DOWN.map(
    (down) =>
      line(ivory, 11, [on(0, down), on(ACROSS[1], down)]) +
      line(ivory, 11, [on(ACROSS[2], down), on(1, down)]),
  ).join('') +
  '</g>'

/** A house on its plot: one storey, a red roof, lamps lit. */
function house(on: Land, { across, down }: Corners) {
  const middle = (across[0] + across[1]) / 2
  const [[left, foot], [right]] = [on(across[0], down[1] - 0.09), on(across[1], down[1] - 0.09)]
  const wide = stitch((right - left) * 0.6)
  const [x, y] = [stitch(on(middle, down[1] - 0.09)[0] - wide / 2), row(foot)]
  const high = row(wide * 0.62)
  return (
    box(ivory, x, y - high, wide, high) +
    shape(terracotta, [
      [x - 14, y - high],
      [x + wide * 0.22, y - high * 1.7],
      [x + wide * 0.78, y - high * 1.7],
      [x + wide + 14, y - high],
    ]) +
    box(gold, x + wide * 0.14, row(y - high * 0.75), wide * 0.22, row(high * 0.45)) +
    box(brown, x + wide * 0.46, y - row(high * 0.7), wide * 0.18, row(high * 0.7))
  )
}

/** A peg with a light head. */
const peg = ([x, y]: Point, size: number) =>
  box(brown, x - size, y - size * 3, size * 2, size * 3) +
  box(sun, x - size, y - size * 4, size * 2, size * 2)

/** The golden line from peg to peg, and from the last one up to a hand. */
const thread = (on: Land, hand: Point, size: number) =>
  line(gold, size, [on(0.62, 1), on(0, 1), on(0, 0), on(1, 0), on(1, 0.62), hand]) +
  [on(0, 0), on(0.5, 0), on(1, 0), on(1, 0.55), on(0, 0.5), on(0, 1), on(0.6, 1)]
    .map((at) => peg(at, size * 0.7))
    .join('')

const owner = ([x, foot]: Point, size: number) =>
  standing({
    x,
    foot,
    size,
    turn: 1,
    wear: 'dhoti',
    stride: 0.2,
    clothes: { skin, hair: indigo, top: ivory, legs: ivory },
    hands: [
      [-0.24, 0.3],
      [0.2, 0.3],
    ],
  })

/** Where the parts of it are in one cut. */
type Places = {
  horizon: number
  sun: { x: number; size: number }
  land: Land
  furrows: number
  tree: { at: Point; size: number }
  owner: { at: Point; size: number }
  rope: number
}

export type Stage = 'field' | 'plots' | 'homes'

/** The evening on that land: its owner leads a line around it, then stands beside what has come of it. */
const evening = (width: number, height: number, stage: Stage, at: Places) => {
  const { horizon, land } = at
  const [x, foot] = at.owner.at
  const tall = at.owner.size
  return (
    sky(width, horizon, at.sun.x, at.sun.size) +
    box(ink, 0, horizon, width, height) +
    fieldsAround(land) +
    box(leafDark, 0, horizon, width, 20) +
    (stage === 'field' ? field(land, at.furrows) : layout(land)) +
    tree(at.tree.at, at.tree.size, { trunk: indigo, crown: leafDark, lit: leaf }, -1) +
    (stage === 'homes' ? plots.map((plot) => house(land, plot)).join('') : '') +
    (stage === 'field' ? thread(land, [x - tall * 0.24, foot - tall * 0.45], at.rope) : '') +
    owner(at.owner.at, tall)
  )
}

/** The scene at one of its stages. */
export const landAt = (stage: Stage): Scene => ({
  yarns: [
    ...([ink, indigo, night, dusk, plum, violet, rose, ember, gold, sun] as const),
    ...[leaf, leafDark, brown, terracotta, skin, ivory],
    ...(stage === 'field' ? [brick] : [leafLight, moss, road]),
  ],
  dither: stage === 'field' ? 0.1 : 0,
  wide: {
    columns: 132,
    rows: 99,
    draw: (width, height) =>
      evening(width, height, stage, {
        horizon: height * 0.29,
        sun: { x: width * 0.775, size: 64 },
        land: plane(
          [width * 0.7, height * 0.4],
          [width * 0.82, height * 0.39],
          [width * 0.9, height * 0.78],
          [width * 0.67, height * 0.82],
        ),
        furrows: 7,
        tree: { at: [width * 0.89, height * 0.42], size: 330 },
        owner: { at: [width * 0.935, height * 0.83], size: 310 },
        rope: 17,
      }),
  },
  upright: {
    columns: 48,
    rows: 112,
    draw: (width, height) =>
      evening(width, height, stage, {
        horizon: height * 0.25,
        sun: { x: width * 0.36, size: 62 },
        land: plane(
          [width * 0.26, height * 0.3],
          [width * 0.6, height * 0.295],
          [width * 0.74, height * 0.46],
          [width * 0.14, height * 0.475],
        ),
        furrows: 6,
        tree: { at: [width * 0.74, height * 0.3], size: 240 },
        owner: { at: [width * 0.78, height * 0.485], size: 215 },
        rope: 16,
      }),
  },
  card: {
    columns: 48,
    rows: 40,
    draw: (width, height) =>
      evening(width, height, stage, {
        horizon: height * 0.3,
        sun: { x: width * 0.36, size: 58 },
        land: plane(
          [width * 0.24, height * 0.43],
          [width * 0.58, height * 0.42],
          [width * 0.72, height * 0.9],
          [width * 0.1, height * 0.94],
        ),
        furrows: 6,
        tree: { at: [width * 0.76, height * 0.45], size: 200 },
        owner: { at: [width * 0.77, height * 0.95], size: 215 },
        rope: 16,
      }),
  },
})
