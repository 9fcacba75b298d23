import { box, disc, line, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { placed, stroke } from './parts/cricket'

const {
  onyx,
  wine,
  crimsonDeep,
  crimson,
  umber,
  goldDeep,
  amber,
  saffron,
  saffronLight,
  floodlight,
  ivory,
  silver,
  slate,
  midnight,
  blush,
  grassDark,
} = yarns.cricket

/**
 * A white ball as one sees it from near, 100 in radius around 0 0: light from above on the left. Its seam is a raised
 * band with rows of stitches that run along it.
 */
function whiteBall(): string {
  const band = (color: string, width: number) => stroke(color, width, 'M12-62C25-30 25 30 12 62')
  const rows = [-20, 0, 20].flatMap((side) =>
    [-76, -57, -38, -19, 0, 19, 38, 57, 76].map((y) => {
      const x = 21 * Math.cos((y / 100) * 1.35) + side * Math.cos((y / 100) * 1.1)
      return line(side === 0 ? crimsonDeep : crimson, 8, [
        [x, y - 4],
        [x, y + 3],
      ])
    }),
  )
  return (
    disc(slate, 0, 0, 100) +
    disc(silver, -8, -8, 90, 92) +
    disc(ivory, -18, -20, 74, 76) +
    disc(floodlight, -30, -34, 50) +
    placed(0, 0, 1, band(slate, 64) + band(ivory, 52) + rows.join(''), 24)
  )
}

/** Three stumps and their bails, 400 high, the light on their left. */
function stumps(): string {
  const posts = [0, 76, 152].map(
    (x) =>
      box(goldDeep, x, -400, 38, 400) +
      box(saffron, x, -400, 22, 400) +
      box(saffronLight, x, -400, 10, 400),
  )
  return posts.join('') + box(saffronLight, 6, -424, 84, 24) + box(saffron, 100, -424, 84, 24)
}

/** Lamps far off, out of focus. */
const lamps = (spots: readonly (readonly [x: number, y: number, radius: number])[]): string =>
  spots.map(([x, y, radius], index) => disc(index % 2 ? wine : crimsonDeep, x, y, radius)).join('')

/** A white ball with its seam lies on the pitch; the stumps stand behind it. */
export default {
  yarns: [
    onyx,
    midnight,
    wine,
    crimsonDeep,
    crimson,
    umber,
    goldDeep,
    amber,
    saffron,
    saffronLight,
    floodlight,
    ivory,
    silver,
    slate,
    blush,
    grassDark,
  ],
  dither: 0,
  wide: {
    columns: 132,
    rows: 99,
    draw: (width, height) => {
      const ground = 430
      return (
        box(midnight, 0, 0, width, ground) +
        lamps([
          [140, 300, 74],
          [700, 150, 96],
          [1250, 210, 110],
          [1480, 330, 84],
          [1010, 90, 54],
        ]) +
        box(onyx, 0, ground - 60, width, 60) +
        box(grassDark, 0, ground, width, height) +
        shape(umber, [
          [200, ground],
          [1400, ground],
          [2100, height],
          [-500, height],
        ]) +
        shape(goldDeep, [
          [250, ground],
          [1350, ground],
          [1584, 640],
          [0, 640],
        ]) +
        shape(amber, [
          [330, ground],
          [1270, ground],
          [1400, 560],
          [180, 560],
        ]) +
        box(wine, 0, 750, width, height) +
        box(onyx, 0, 860, width, height) +
        placed(330, 540, 1, stumps()) +
        shape(umber, [
          [330, 540],
          [520, 540],
          [760, 590],
          [520, 590],
        ]) +
        disc(umber, 1070, 612, 240, 34) +
        placed(980, 420, 2, whiteBall())
      )
    },
  },
  card: {
    columns: 48,
    rows: 40,
    draw: (width, height) =>
      box(midnight, 0, 0, width, 160) +
      lamps([
        [60, 80, 46],
        [500, 70, 60],
      ]) +
      box(amber, 0, 160, width, 80) +
      box(goldDeep, 0, 230, width, 36) +
      box(umber, 0, 264, width, 70) +
      box(wine, 0, 330, width, height) +
      placed(84, 200, 0.42, stumps()) +
      disc(umber, 400, 256, 140, 16) +
      placed(370, 150, 1.08, whiteBall()),
  },
} satisfies Scene
