import { chance, chart, disc, line, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { batter, bowler, fielder, keeper, waves } from './parts/home'
import {
  cardView,
  landscape,
  nearBank,
  night as nightfall,
  uprightView,
  wideView,
} from './parts/river'

const { indigo, ink, night, dusk, violet, plum, crimson } = yarns.group
const { gold, goldLight, sun, grass, moss, leaf, leafDark, copper } = yarns.group

const bank = [leafDark, ink, indigo, night, ink, indigo]
const whites = { w: sun, k: indigo, c: crimson, b: gold }

/** The river at night: cricket under floodlights, and the water holds their light. */
export default {
  yarns: [
    ...([indigo, ink, night, dusk, violet, plum, crimson, copper] as const),
    ...[gold, goldLight, sun, grass, moss, leaf, leafDark],
  ],
  dither: 0.1,
  wide: {
    columns: 132,
    rows: 99,
    draw: (width, height) => {
      const view = wideView(width, height)
      const at = place(width, height)
      const oval = { x: width * 0.835, y: height * 0.685, rx: width * 0.15, ry: height * 0.105 }
      return (
        landscape(view, nightfall) +
        haze([at(0.725, 0.19), at(0.91, 0.19)], oval, view.horizon) +
        nearBank(view, bank) +
        reflection(at(0.68, 0.79)) +
        masts([at(0.725, 0.19), at(0.91, 0.19)], height * 0.61) +
        ground(oval) +
        chart(bowler, whites, ...at(0.775, 0.71)) +
        chart(batter, whites, ...at(0.88, 0.71)) +
        chart(keeper, whites, ...at(0.925, 0.7)) +
        chart(fielder, whites, ...at(0.825, 0.645)) +
        chart(fielder, whites, ...at(0.83, 0.775))
      )
    },
  },
  upright: {
    columns: 48,
    rows: 112,
    draw: (width, height) => {
      const view = uprightView(width, height)
      const at = place(width, height)
      const oval = { x: width * 0.64, y: height * 0.435, rx: width * 0.35, ry: height * 0.055 }
      return (
        landscape(view, nightfall) +
        haze([at(0.38, 0.14), at(0.86, 0.14)], oval, view.horizon) +
        nearBank(view, bank) +
        reflection(at(0.2, 0.5)) +
        masts([at(0.38, 0.14), at(0.86, 0.14)], height * 0.4) +
        ground(oval) +
        chart(bowler, whites, ...at(0.47, 0.45)) +
        chart(batter, whites, ...at(0.79, 0.45)) +
        chart(fielder, whites, ...at(0.64, 0.42))
      )
    },
  },
  card: {
    columns: 48,
    rows: 40,
    draw: (width, height) => {
      const view = cardView(width, height)
      const at = place(width, height)
      const oval = { x: width * 0.54, y: height * 0.76, rx: width * 0.42, ry: height * 0.16 }
      return (
        landscape(view, nightfall) +
        haze([at(0.24, 0.2), at(0.82, 0.2)], oval, view.horizon) +
        nearBank(view, bank) +
        masts([at(0.24, 0.2), at(0.82, 0.2)], height * 0.66) +
        ground(oval) +
        chart(bowler, whites, ...at(0.34, 0.8)) +
        chart(batter, whites, ...at(0.7, 0.8))
      )
    },
  },
} satisfies Scene

type Point = readonly [x: number, y: number]
type Oval = { x: number; y: number; rx: number; ry: number }

const place =
  (width: number, height: number) =>
  (x: number, y: number): Point => [width * x, height * y]

/** Light that stands above the field, and around each lamp. */
const haze = (tops: readonly Point[], { x, rx }: Oval, horizon: number): string => {
  const tall = horizon - (tops[0]?.[1] ?? 0)
  const dome = (color: string, half: number, high: number) =>
    `<path fill="${color}" d="M${x - half} ${horizon}A${half} ${high} 0 0 1 ${x + half} ${horizon}z"/>`
  return (
    dome(night, rx * 1.75, tall * 1.15) +
    dome(dusk, rx * 1.15, tall * 0.8) +
    tops.map(([at, top]) => disc(violet, at, top, 84, 66)).join('')
  )
}

const panel = ['ggggggg', 'yyyyyyy', 'yyyyyyy', 'kkkkkkk', 'yyyyyyy', 'yyyyyyy', 'ggggggg']

const masts = (tops: readonly Point[], foot: number): string =>
  tops
    .map(
      ([x, y]) =>
        line(ink, 24, [
          [x, y],
          [x, foot],
        ]) + chart(panel, { y: sun, g: goldLight, k: indigo }, x, y + 34),
    )
    .join('')

/** A round field, its pitch in the middle, and those who look on behind it. */
function ground({ x, y, rx, ry }: Oval): string {
  const random = chance(9)
  const crowd = [crimson, gold, violet, copper, goldLight]
  let people = ''
  for (let turn = 200; turn < 342; turn += 5) {
    const angle = (turn / 180) * Math.PI
    const color = crowd[Math.floor(random() * crowd.length)] ?? gold
    people += chart(
      ['kk', 'ss'],
      { k: indigo, s: color },
      x + Math.cos(angle) * rx * 1.03,
      y + Math.sin(angle) * ry * 1.03,
    )
  }
  return (
    disc(leafDark, x, y, rx * 1.12, ry * 1.18) +
    people +
    disc(leaf, x, y, rx, ry) +
    disc(moss, x, y, rx * 0.94, ry * 0.9) +
    disc(grass, x, y, rx * 0.8, ry * 0.72) +
    shape(goldLight, [
      [x - rx * 0.36, y - 5],
      [x + rx * 0.38, y - 5],
      [x + rx * 0.42, y + 15],
      [x - rx * 0.4, y + 15],
    ])
  )
}

/** A lamp's light in the water. */
const reflection = ([x, y]: Point): string => chart(waves, { g: goldLight, y: gold }, x, y)
