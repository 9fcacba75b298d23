import { box, disc, line, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { boards, curve, placed, stroke } from './parts/cricket'

const {
  onyx,
  wine,
  crimsonDeep,
  crimson,
  flame,
  umber,
  goldDeep,
  amber,
  saffron,
  saffronLight,
  floodlight,
  silver,
  slate,
  midnight,
  grass,
} = yarns.cricket

/** A helmet that looks to the right, 200 wide, standing on 0 0. */
const helmet = (): string =>
  curve(crimsonDeep, 'M-104-20C-116-170 96-190 104-70L104-52H-4L-20 0H-84z') +
  curve(crimson, 'M-70-60C-60-160 90-160 104-70L104-52H-4L-20 0H-46z') +
  stroke(flame, 20, 'M8-124C46-120 74-104 82-80') +
  line(crimsonDeep, 22, [
    [0, -58],
    [146, -50],
  ]) +
  [
    [-30, 116],
    [-6, 92],
  ]
    .map(([y = 0, to = 0]) =>
      line(silver, 12, [
        [-14, y],
        [to, y],
      ]),
    )
    .join('') +
  line(silver, 12, [
    [116, -48],
    [88, -4],
  ])

/** A bat 520 long, its toe at 0 0 and its handle up: light from the right. */
const bat = (): string =>
  line(wine, 32, [
    [0, -500],
    [0, -360],
  ]) +
  line(crimson, 18, [
    [6, -500],
    [6, -370],
  ]) +
  curve(goldDeep, 'M-16-370H16L44-310V-12Q0 12-44-12V-310z') +
  curve(saffronLight, 'M-4-366H16L44-310V-12Q20 4-12 0V-310z') +
  curve(floodlight, 'M24-320L44-306V-14L26-6z') +
  box(crimson, -44, -230, 88, 44)

/** A window at the end of the day: the sun behind the trees of the ground. */
const window = (x: number, y: number, width: number, height: number): string =>
  box(umber, x - 24, y - 20, width + 48, height + 40) +
  box(crimson, x, y, width, height) +
  box(flame, x, y + height * 0.34, width, height * 0.66) +
  box(saffron, x, y + height * 0.58, width, height * 0.42) +
  disc(floodlight, x + width * 0.62, y + height * 0.62, width * 0.16) +
  box(grass, x, y + height * 0.8, width, height * 0.2) +
  box(umber, x + width * 0.5 - 10, y, 20, height)

/** A batsman's helmet on a bench, and his bat leaning on it. */
export default {
  yarns: [
    onyx,
    midnight,
    wine,
    crimsonDeep,
    crimson,
    flame,
    umber,
    goldDeep,
    amber,
    saffron,
    saffronLight,
    floodlight,
    silver,
    slate,
    grass,
  ],
  dither: 0,
  wide: {
    columns: 132,
    rows: 99,
    draw: (width, height) => {
      const [seat, floor] = [440, 610]
      return (
        box(midnight, 0, 0, width, floor) +
        window(1060, 120, 340, 250) +
        boards(width, [floor, height], 760, [onyx, wine]) +
        shape(crimsonDeep, [
          [900, floor],
          [1200, floor],
          [980, 740],
          [580, 740],
        ]) +
        [300, 1240].map((x) => box(umber, x, seat, 56, 232)).join('') +
        box(goldDeep, 200, seat, 1240, 52) +
        box(saffron, 200, seat, 1240, 18) +
        placed(480, seat, 1.24, helmet()) +
        placed(772, 648, 1.02, bat(), 17)
      )
    },
  },
  card: {
    columns: 48,
    rows: 40,
    draw: (width, height) =>
      box(midnight, 0, 0, width, height) +
      window(400, 50, 120, 80) +
      box(onyx, 0, 250, width, height) +
      box(wine, 0, 250, width, 50) +
      [50, 480].map((x) => box(umber, x, 200, 36, 70)).join('') +
      box(goldDeep, 0, 180, width, 40) +
      box(saffron, 0, 180, width, 16) +
      placed(160, 180, 0.74, helmet()) +
      placed(290, 262, 0.46, bat(), 16),
  },
} satisfies Scene
