import { box, chance, disc, line } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { batsman, limb, mirrored, placed, wicket } from './parts/cricket'

const {
  onyx,
  wine,
  crimsonDeep,
  crimson,
  flame,
  amber,
  saffron,
  saffronLight,
  floodlight,
  umber,
  grassDark,
  grass,
  navy,
} = yarns.cricket

/** Runs in to bowl, to the left, 100 high from 0 0. */
const running = (): string =>
  limb(onyx, 15, [2, -48], [-24, -34], [-30, -6]) +
  limb(onyx, 15, [2, -48], [22, -24], [46, -24]) +
  limb(crimson, 25, [2, -52], [-8, -74]) +
  limb(crimsonDeep, 11, [-8, -74], [-26, -58], [-40, -70]) +
  limb(crimson, 11, [-2, -74], [20, -60], [10, -46]) +
  disc(umber, -16, -91, 11, 11)

/** A child from behind, both hands on the net, 100 high from 0 0. */
const child = (): string =>
  limb(umber, 10, [-10, -34], [-11, -4]) +
  limb(umber, 10, [10, -34], [12, -4]) +
  limb(navy, 17, [-9, -30], [-7, -42], [7, -42], [9, -30]) +
  limb(saffron, 30, [0, -58], [0, -64]) +
  limb(amber, 10, [-12, -68], [-26, -80], [-24, -96]) +
  limb(saffron, 10, [14, -68], [28, -80], [26, -96]) +
  disc(onyx, 0, -88, 15, 15)

/** The last light in bands, brightest where the sun goes down. */
const sky = (x: number, y: number, reach: number): string =>
  [
    [crimsonDeep, 1],
    [crimson, 0.76],
    [flame, 0.54],
    [saffron, 0.36],
    [saffronLight, 0.2],
  ]
    .map(([yarn, share]) =>
      disc(`${yarn}`, x, y, reach * Number(share), reach * 0.62 * Number(share)),
    )
    .join('') + disc(floodlight, x, y - reach * 0.02, reach * 0.085)

/** A net between poles: threads of one stitch. */
function net(
  [left, top, right, bottom]: readonly [number, number, number, number],
  [across, down]: readonly [number, number],
): string {
  let threads = ''
  for (let x = left; x < right; x += across) threads += box(wine, x, top, 12, bottom - top)
  for (let y = top; y < bottom; y += down) threads += box(wine, left, y, right - left, 10)
  return threads
}

function trees(width: number, foot: number): string {
  const random = chance(5)
  let far = ''
  for (let x = 0; x < width + 60; x += 80) far += disc(wine, x, foot, 70, 30 + 44 * random())
  return far
}

/** Practice nets at evening: a bowler runs in, and a child watches through the net. */
export default {
  yarns: [
    wine,
    onyx,
    crimsonDeep,
    crimson,
    flame,
    amber,
    saffron,
    saffronLight,
    floodlight,
    umber,
    grassDark,
    grass,
    navy,
  ],
  dither: 0,
  wide: {
    columns: 132,
    rows: 99,
    draw: (width, height) => {
      const ground = 600
      return (
        sky(620, ground - 40, 1100) +
        trees(width, ground) +
        box(grassDark, 0, ground, width, height) +
        box(grass, 0, ground + 60, width, 90) +
        box(amber, 0, ground + 90, width, 100) +
        wicket(150, ground + 130, 150) +
        placed(
          300,
          ground + 170,
          2.4,
          mirrored(batsman({ shirt: navy, trousers: onyx, head: onyx })),
        ) +
        placed(800, ground + 180, 2.9, running()) +
        net([0, 130, width, 860], [120, 120]) +
        box(onyx, 0, 120, width, 20) +
        [36, 996].map((x) => box(onyx, x, 90, 28, 820)).join('') +
        box(onyx, 0, 860, width, 140) +
        line(grassDark, 20, [
          [0, 866],
          [width, 866],
        ]) +
        placed(1270, 930, 4.3, child())
      )
    },
  },
  card: {
    columns: 48,
    rows: 40,
    draw: (width, height) =>
      sky(210, 230, 480) +
      box(grassDark, 0, 250, width, height) +
      box(amber, 0, 280, width, 50) +
      net([12, 20, width, 360], [96, 110]) +
      placed(206, 322, 1.7, running()) +
      box(onyx, 0, 10, width, 14) +
      box(onyx, 0, 350, width, 60) +
      placed(440, 384, 2.4, child()),
  },
} satisfies Scene
