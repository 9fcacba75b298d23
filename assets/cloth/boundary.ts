import { box, disc, line } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { bands, count, type Land, type Point, patch, plane, standing, tree } from './parts/stories'

const { indigo, ink, night, dusk, plum, violet, rose, ember, gold, sun } = yarns.group
const { leaf, leafDark, brown, skin, ivory } = yarns.group
const { brick, terracotta } = yarns.properties

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

const evening = (width: number, height: number, at: Places) => {
  const { horizon, land } = at
  const [x, foot] = at.owner.at
  const tall = at.owner.size
  return (
    sky(width, horizon, at.sun.x, at.sun.size) +
    box(ink, 0, horizon, width, height) +
    fieldsAround(land) +
    box(leafDark, 0, horizon, width, 20) +
    field(land, at.furrows) +
    tree(at.tree.at, at.tree.size, { trunk: indigo, crown: leafDark, lit: leaf }, -1) +
    thread(land, [x - tall * 0.24, foot - tall * 0.45], at.rope) +
    owner(at.owner.at, tall)
  )
}

/** A landowner walks along the golden line around a field at dusk. */
export default {
  yarns: [
    ...([ink, indigo, night, dusk, plum, violet, rose, ember, gold, sun] as const),
    ...[leaf, leafDark, brown, brick, terracotta, skin, ivory],
  ],
  dither: 0.1,
  wide: {
    columns: 132,
    rows: 99,
    draw: (width, height) =>
      evening(width, height, {
        horizon: height * 0.29,
        sun: { x: width * 0.735, size: 64 },
        land: plane(
          [width * 0.64, height * 0.4],
          [width * 0.78, height * 0.39],
          [width * 0.86, height * 0.78],
          [width * 0.6, height * 0.82],
        ),
        furrows: 7,
        tree: { at: [width * 0.86, height * 0.42], size: 330 },
        owner: { at: [width * 0.88, height * 0.83], size: 310 },
        rope: 17,
      }),
  },
  upright: {
    columns: 48,
    rows: 112,
    draw: (width, height) =>
      evening(width, height, {
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
      evening(width, height, {
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
} satisfies Scene
