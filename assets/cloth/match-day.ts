import { box, disc, line, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { batsman, bowler, mirrored, placed, wicket } from './parts/cricket'
import { count, type Point, row, stitch } from './parts/stories'

const {
  onyx,
  midnight,
  navy,
  wine,
  crimsonDeep,
  crimson,
  saffron,
  saffronLight,
  floodlight,
  grass,
  ivory,
  brown,
  skin,
} = yarns.cricket
const { leafLight } = yarns.group

/** A mast with six lamps; `x` and `top` on the edges of stitches. */
const mast = ([x, top]: Point, foot: number) =>
  box(navy, x - 24, top, 48, foot - top) +
  box(navy, x - 84, top - 50, 168, 110) +
  [-72, -24, 24]
    .flatMap((dx) => [-40, 10].map((dy) => box(floodlight, x + dx, top + dy, 36, 40)))
    .join('')

/** The ground under the lamps from the side: mown in bands, the pitch across, one bowls and one waits for the ball. */
const ground = (width: number, [top, foot]: Point, middle: number, tall: number) => {
  const high = foot - top
  const pitch = row(top + high * 0.52)
  const [left, right] = [middle - tall * 1.35, middle + tall * 1.35]
  const kit = { shirt: floodlight, trousers: floodlight, head: crimson }
  const red = { shirt: crimson, trousers: saffron, head: onyx }
  return (
    box(grass, 0, top, width, high) +
    [0.12, 0.42, 0.74]
      .map((share) => box(leafLight, 0, row(top + high * share), width, row(high * 0.14)))
      .join('') +
    box(saffronLight, left - tall * 0.5, pitch - 20, right - left + tall, 40) +
    wicket(left - tall * 0.3, pitch, tall * 0.55) +
    placed(left + tall * 0.2, pitch, tall / 100, mirrored(batsman(red))) +
    placed(right, pitch, tall / 100, bowler(kit))
  )
}

/** The stand opposite, in the dark, with its people as stitches. */
const opposite = (width: number, [top, foot]: Point) =>
  box(midnight, 0, top, width, foot - top) +
  count(3)
    .map((row) =>
      count(Math.ceil(width / 48))
        .map((at) =>
          box(
            [wine, crimsonDeep, navy, saffron][(at * 3 + row * 2) % 4] ?? wine,
            at * 48 + (row % 2) * 24,
            top + 10 + row * 20,
            24,
            10,
          ),
        )
        .join(''),
    )
    .join('') +
  box(crimson, 0, foot - 20, width, 20)

/** Somebody from behind; arms go up or stay down. */
const fan = ([x, foot]: Point, size: number, shirt: string, cheers: boolean) =>
  (cheers
    ? [-1, 1]
        .map((side) =>
          line(skin, size * 0.12, [
            [x + side * size * 0.3, foot - size * 0.4],
            [x + side * size * 0.42, foot - size * 1.06],
          ]),
        )
        .join('')
    : '') +
  shape(shirt, [
    [x - size * 0.2, foot - size * 0.6],
    [x + size * 0.2, foot - size * 0.6],
    [x + size * 0.42, foot - size * 0.42],
    [x + size * 0.46, foot],
    [x - size * 0.46, foot],
    [x - size * 0.42, foot - size * 0.42],
  ]) +
  box(skin, x - size * 0.07, foot - size * 0.7, size * 0.14, size * 0.14) +
  disc(onyx, x, foot - size * 0.82, size * 0.19, size * 0.21)

/** A flag on its stick, blown to one side. */
const flag = ([x, foot]: Point, size: number, fill: string, edge: string, side: 1 | -1) =>
  line(ivory, 20, [
    [x, foot],
    [x, foot - size * 1.5],
  ]) +
  shape(fill, [
    [x, foot - size * 1.5],
    [x + side * size * 0.45, foot - size * 1.58],
    [x + side * size * 0.95, foot - size * 1.44],
    [x + side * size * 0.95, foot - size * 0.94],
    [x + side * size * 0.45, foot - size * 1.08],
    [x, foot - size],
  ]) +
  shape(edge, [
    [x, foot - size * 1.17],
    [x + side * size * 0.45, foot - size * 1.25],
    [x + side * size * 0.95, foot - size * 1.11],
    [x + side * size * 0.95, foot - size * 0.94],
    [x + side * size * 0.45, foot - size * 1.08],
    [x, foot - size],
  ])

/** A child on somebody's shoulders, the two from behind. */
const shoulders = ([x, foot]: Point, size: number) =>
  fan([x, foot], size, crimsonDeep, false) +
  [-1, 1]
    .map((side) =>
      line(onyx, size * 0.13, [
        [x + side * size * 0.12, foot - size * 0.76],
        [x + side * size * 0.22, foot - size * 0.4],
      ]),
    )
    .join('') +
  fan([x, foot - size * 0.82], size * 0.62, saffron, true)

/** Spectators under floodlights, from behind: flags, and a child who sees it all from somebody's shoulders. */
export default {
  yarns: [
    onyx,
    midnight,
    navy,
    wine,
    crimsonDeep,
    crimson,
    saffron,
    saffronLight,
    floodlight,
    grass,
    leafLight,
    ivory,
    brown,
    skin,
  ],
  wide: {
    columns: 132,
    rows: 99,
    draw: (width, height) => {
      const [stand, far, near] = [height * 0.3, height * 0.39, height * 0.78]
      return (
        box(onyx, 0, 0, width, height * 0.16) +
        box(midnight, 0, height * 0.1, width, height) +
        mast([stitch(width * 0.14), row(height * 0.14)], far) +
        mast([stitch(width * 0.84), row(height * 0.14)], far) +
        opposite(width, [stand, far]) +
        ground(width, [far, near], width * 0.67, 176) +
        box(midnight, 0, near, width, height) +
        count(12)
          .map((at) => disc(onyx, at * 144 + 20, near, 44, 46))
          .join('') +
        flag([width * 0.05, height * 1.03], 250, crimson, saffron, 1) +
        flag([width * 0.97, height * 1.04], 230, saffron, crimson, -1) +
        shoulders([width * 0.72, height * 1.1], 310) +
        count(5)
          .filter((at) => at < 3)
          .map((at) =>
            fan(
              [width * (0.1 + at * 0.2), height * 1.08],
              280,
              [crimson, navy, wine][at] ?? wine,
              false,
            ),
          )
          .join('')
      )
    },
  },
  card: {
    columns: 48,
    rows: 40,
    draw: (width, height) => {
      const [far, near] = [row(height * 0.36), row(height * 0.78)]
      return (
        box(midnight, 0, 0, width, height) +
        box(crimson, 0, far - 20, width, 20) +
        ground(width, [far, near], 180, 84) +
        box(midnight, 0, near, width, height) +
        fan([70, height * 1.06], 170, wine, false) +
        fan([230, height * 1.1], 170, crimson, false) +
        shoulders([420, height * 1.06], 200)
      )
    },
  },
} satisfies Scene
