import { box, disc, line, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { boards, curve, placed, stroke } from './parts/cricket'

const {
  onyx,
  midnight,
  navy,
  denim,
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
} = yarns.cricket

/** The shirt on its hanger, 400 high below the hook at 0 0: light from above on the right. */
const shirt = (): string =>
  stroke(silver, 14, 'M0 0C26-34 40 6 0 24V44') +
  line(saffronLight, 18, [
    [-120, 84],
    [0, 42],
    [120, 84],
  ]) +
  curve(
    crimson,
    'M-56 62L-132 88L-214 208L-134 250L-116 214V400H116V214L134 250L214 208L132 88L56 62Q0 116-56 62z',
  ) +
  curve(crimsonDeep, 'M-132 88L-214 208L-134 250L-116 214V400H-70C-96 300-84 190-96 110z') +
  curve(crimsonDeep, 'M-20 190C-34 260-8 330-22 400H6C12 330-6 260-4 190z') +
  curve(flame, 'M92 120C70 200 96 300 84 400H116V214L134 250L160 236z') +
  stroke(saffron, 20, 'M-56 62Q0 118 56 62') +
  line(saffron, 20, [
    [-206, 200],
    [-136, 240],
  ]) +
  line(saffronLight, 20, [
    [206, 200],
    [136, 240],
  ]) +
  box(saffron, -116, 382, 232, 20)

/** One boot from its side, 150 long from its heel at 0 0. */
const boot = (): string =>
  curve(silver, 'M0 0V-84H52C60-50 150-56 150-18V0z') +
  curve(floodlight, 'M18-30V-84H52C60-50 150-56 150-30z') +
  line(crimson, 14, [
    [52, -60],
    [84, -22],
  ]) +
  box(slate, -4, -6, 160, 18)

/** A rail of wood with pegs. */
const rail = (width: number, y: number, pegs: readonly number[]): string =>
  box(umber, 0, y, width, 44) +
  box(goldDeep, 0, y, width, 16) +
  pegs.map((x) => box(saffron, x - 10, y + 12, 20, 40)).join('')

/** The team's shirt hangs in the dressing room, boots below it. */
export default {
  yarns: [
    onyx,
    midnight,
    navy,
    denim,
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
  ],
  dither: 0,
  wide: {
    columns: 132,
    rows: 99,
    draw: (width, height) => {
      const [middle, floor] = [930, 570]
      return (
        box(midnight, 0, 0, width, floor) +
        shape(navy, [
          [1010, 0],
          [1290, 0],
          [1500, floor],
          [480, floor],
        ]) +
        shape(denim, [
          [1080, 0],
          [1220, 0],
          [1270, floor],
          [640, floor],
        ]) +
        rail(width, 130, [270, 600, middle, 1330]) +
        // A towel on one peg, a bag on another.
        curve(amber, 'M230 170H310L326 470H216z') +
        curve(goldDeep, 'M230 170H262L254 470H216z') +
        box(saffron, 217, 420, 108, 24) +
        stroke(
          wine,
          18,
          'M1330 176C1280 220 1270 280 1264 330M1330 176C1380 220 1390 280 1396 330',
        ) +
        curve(wine, 'M1244 320H1416L1432 520H1228z') +
        curve(crimsonDeep, 'M1340 320H1416L1432 520H1352z') +
        placed(middle, 158, 0.94, shirt()) +
        boards(width, [floor, height], middle, [onyx, wine]) +
        shape(crimsonDeep, [
          [560, floor],
          [1450, floor],
          [1390, 656],
          [600, 656],
        ]) +
        placed(790, 640, 0.9, boot()) +
        placed(966, 646, 0.9, boot())
      )
    },
  },
  card: {
    columns: 48,
    rows: 40,
    draw: (width) =>
      box(midnight, 0, 0, width, 400) +
      disc(navy, 320, 150, 250, 240) +
      disc(denim, 320, 140, 150, 170) +
      rail(width, 6, [60, 288, 520]) +
      box(onyx, 0, 266, width, 140) +
      box(wine, 0, 266, width, 40) +
      placed(288, 34, 0.54, shirt()),
  },
} satisfies Scene
