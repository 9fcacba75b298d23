import { box, chart, disc, line } from '@/tools/art/knit/draw'
import { type Scene, STITCH } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { palm, sitters, waves } from './parts/home'
import {
  afterglow,
  cardView,
  landscape,
  landscapeYarns,
  nearBank,
  uprightView,
  wideView,
} from './parts/river'

const { indigo, ink, night, dusk: blue, plum, violet, mauve, rose, ember, crimson } = yarns.group
const { gold, goldLight, sun, leaf, leafDark, moss, copper } = yarns.group

const bank = [leafDark, ink, indigo, night, ink, indigo]

/** The river as the light goes: people sit on the bank before a screen under the sky. */
export default {
  yarns: [indigo, ...landscapeYarns, gold, goldLight, sun, moss, crimson, copper],
  dither: 0.12,
  wide: {
    columns: 132,
    rows: 99,
    draw: (width, height) => {
      const view = wideView(width, height)
      return (
        landscape(view, afterglow) +
        palm(width * 0.625, height * 0.62, height * 0.26, indigo, -0.1) +
        nearBank(view, bank, -0.06) +
        litGround(width * 0.81, height * 0.725, width * 0.15) +
        chart(waves, { g: goldLight, y: gold }, width * 0.68, height * 0.8) +
        screen(width * 0.655, height * 0.26, width * 0.27, height * 0.29, height * 0.69) +
        audience(width, height, wideRows)
      )
    },
  },
  upright: {
    columns: 48,
    rows: 112,
    draw: (width, height) => {
      const view = uprightView(width, height)
      return (
        landscape(view, afterglow) +
        nearBank(view, bank, -0.04) +
        litGround(width * 0.54, height * 0.465, width * 0.42) +
        screen(width * 0.17, height * 0.135, width * 0.7, height * 0.205, height * 0.435) +
        audience(width, height, uprightRows)
      )
    },
  },
  card: {
    columns: 48,
    rows: 40,
    draw: (width, height) => {
      const view = cardView(width, height)
      return (
        landscape(view, afterglow) +
        nearBank(view, bank, -0.06) +
        litGround(width * 0.52, height * 0.78, width * 0.44) +
        screen(width * 0.22, height * 0.14, width * 0.58, height * 0.44, height * 0.72) +
        audience(width, height, cardRows)
      )
    },
  },
} satisfies Scene

type Seat = readonly [who: keyof typeof sitters, x: number, cloth: string]

/** Who sits where, far to near: the share of the height, then the people from left to right. */
type Rows = readonly (readonly [feet: number, seats: readonly Seat[]])[]

const wideRows: Rows = [
  [
    0.74,
    [
      ['far', 0.69, plum],
      ['far', 0.725, crimson],
      ['far', 0.76, blue],
      ['far', 0.81, plum],
      ['far', 0.85, violet],
      ['far', 0.885, crimson],
      ['far', 0.925, blue],
    ],
  ],
  [
    0.825,
    [
      ['man', 0.67, blue],
      ['woman', 0.745, crimson],
      ['child', 0.81, mauve],
      ['man', 0.87, plum],
      ['woman', 0.945, violet],
    ],
  ],
]

const uprightRows: Rows = [
  [
    0.465,
    [
      ['far', 0.2, plum],
      ['far', 0.34, crimson],
      ['far', 0.46, blue],
      ['far', 0.64, violet],
      ['far', 0.76, plum],
      ['far', 0.9, crimson],
    ],
  ],
  [
    0.535,
    [
      ['man', 0.2, blue],
      ['woman', 0.44, crimson],
      ['child', 0.64, mauve],
      ['man', 0.85, plum],
    ],
  ],
]

const cardRows: Rows = [
  [
    0.94,
    [
      ['man', 0.14, blue],
      ['woman', 0.4, crimson],
      ['child', 0.6, mauve],
      ['man', 0.83, plum],
    ],
  ],
]

const audience = (width: number, height: number, rows: Rows): string =>
  rows
    .flatMap(([feet, seats]) =>
      seats.map(([who, x, cloth]) =>
        chart(
          sitters[who],
          { g: goldLight, k: indigo, w: sun, s: cloth },
          x * width,
          feet * height,
        ),
      ),
    )
    .join('')

/** Grass in the light of the screen. */
const litGround = (x: number, y: number, half: number): string =>
  disc(leafDark, x, y + 20, half * 1.2, half * 0.42) +
  disc(leaf, x, y + 8, half, half * 0.3) +
  disc(moss, x, y, half * 0.74, half * 0.18)

/** A screen on posts; its film: a dancer before a great sun. */
function screen(left: number, top: number, wide: number, tall: number, ground: number): string {
  // On whole stitches, so that its edges are straight.
  const [x, width] = [left, wide].map((at) => Math.round(at / STITCH.width) * STITCH.width) as Pair
  const [y, height] = [top, tall].map(
    (at) => Math.round(at / STITCH.height) * STITCH.height,
  ) as Pair
  const middle = x + width * 0.5
  const post = (at: number) =>
    line(indigo, 22, [
      [at, y],
      [at, ground],
    ])
  return (
    post(x + width * 0.12) +
    post(x + width * 0.88) +
    box(indigo, x - 24, y - 20, width + 48, height + 40) +
    box(goldLight, x, y, width, height) +
    disc(ember, middle, y + height * 0.56, height * 0.44) +
    box(rose, x, y + height * 0.86, width, height * 0.14) +
    chart(dancer, { k: indigo, s: crimson, g: sun }, middle, y + height * 0.92)
  )
}

type Pair = [number, number]

/** s: her dress; g: its border; k: skin and hair. */
const dancer = [
  'kk.....kkk.....kk',
  '.kk....kkk....kk.',
  '..kk...kkk...kk..',
  '...kkk.ggg.kkk...',
  '.....ksssssk.....',
  '......sssss......',
  '......ggggg......',
  '......sssss......',
  '.....sssssss.....',
  '....sssgsgsss....',
  '...ssssgsgssss...',
  '..sssssgsgsssss..',
  '.ssssssgsgssssss.',
  '.ggggggggggggggg.',
  '.....kk...kk.....',
  '....kkk...kkk....',
]
