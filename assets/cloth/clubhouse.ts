import { box, disc, line, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { bands, count, each, palm, person } from './parts/plots'

const { teal, tealDeep, tealNight, pond, mist, shade, sand, gold, goldLight, lamp } =
  yarns.properties
const { terracotta, brick, skin, ink, leafDark } = yarns.properties
const { ember } = yarns.group

const dusk = (width: number, foot: number) =>
  bands(width, foot, [
    [tealDeep, 0],
    [teal, foot * 0.34],
    [shade, foot * 0.58],
    [brick, foot * 0.78],
    [ember, foot * 0.9],
  ])

/** A long house of one storey and a pavilion: flat roofs far over lit rooms. */
function clubhouse(left: number, right: number, foot: number, height: number) {
  const width = right - left
  const panes = 7
  const step = width / panes
  const raised = left + width * 0.5
  return (
    box(goldLight, left, foot - height, width, height) +
    each(count(panes), (at) =>
      box(lamp, left + step * (at + 0.2), foot - height * 0.8, step * 0.6, height * 0.8),
    ) +
    each(count(panes + 1), (at) => box(brick, left + step * at - 12, foot - height, 24, height)) +
    box(goldLight, raised, foot - height * 1.75, width * 0.38, height * 0.75) +
    each(count(4), (at) =>
      box(brick, raised + (width * 0.38 * at) / 3 - 10, foot - height * 1.75, 20, height * 0.75),
    ) +
    box(sand, left - width * 0.06, foot - height - 30, width * 1.12, 44) +
    box(terracotta, left - width * 0.06, foot - height + 8, width * 1.12, 20) +
    box(sand, raised - width * 0.05, foot - height * 1.75 - 30, width * 0.48, 40) +
    box(terracotta, raised - width * 0.05, foot - height * 1.75 + 8, width * 0.48, 20)
  )
}

/** A pool, and the lit rooms in its water. */
const pool = (
  width: number,
  _height: number,
  [left, right]: readonly [number, number],
  [top, bottom]: readonly [number, number],
) =>
  shape(sand, [
    [left, top],
    [right, top],
    [right + width * 0.16, bottom],
    [left - width * 0.16, bottom],
  ]) +
  shape(pond, [
    [left + 14, top + 20],
    [right - 14, top + 20],
    [right + width * 0.12, bottom],
    [left - width * 0.12, bottom],
  ]) +
  each(count(5), (at) => {
    const x = left + ((right - left) * (at + 0.6)) / 5.2
    return (
      box(goldLight, x, top + (bottom - top) * 0.1, width * 0.06, (bottom - top) * 0.16) +
      box(gold, x + width * 0.01, top + (bottom - top) * 0.32, width * 0.04, 20)
    )
  })

/** A swimmer to the right: the head, and an arm that comes out of the water. */
const swimmer = (x: number, y: number, size: number, turn: 1 | -1, cap: string) =>
  disc(mist, x - turn * size * 0.4, y + size * 0.2, size, size * 0.15) +
  line(skin, size * 0.2, [
    [x - turn * size * 0.9, y + size * 0.12],
    [x - turn * size * 0.2, y + size * 0.08],
  ]) +
  line(skin, size * 0.15, [
    [x + turn * size * 0.12, y],
    [x + turn * size * 0.4, y - size * 0.4],
    [x + turn * size * 0.78, y + size * 0.06],
  ]) +
  disc(cap, x, y - size * 0.08, size * 0.22, size * 0.2)

/** A parasol over a low chair. */
const parasol = (x: number, foot: number, size: number) =>
  line(sand, size * 0.06, [
    [x, foot],
    [x, foot - size],
  ]) +
  shape(terracotta, [
    [x - size * 0.55, foot - size * 0.8],
    [x, foot - size * 1.12],
    [x + size * 0.55, foot - size * 0.8],
  ]) +
  line(ember, size * 0.1, [
    [x + size * 0.18, foot - size * 0.36],
    [x + size * 0.34, foot - size * 0.12],
    [x + size * 0.8, foot - size * 0.12],
  ])

const deck = (width: number, top: number, height: number) =>
  box(leafDark, 0, top, width, height) + box(shade, 0, top + 20, width, height)

/** At dusk the rooms of a clubhouse are lit; two swim in the pool before it. */
export default {
  yarns: [
    teal,
    tealDeep,
    tealNight,
    pond,
    shade,
    mist,
    brick,
    terracotta,
    ember,
    gold,
    goldLight,
    lamp,
    sand,
    skin,
    ink,
    leafDark,
  ],
  wide: {
    columns: 132,
    rows: 99,
    draw: (width, height) => {
      const foot = height * 0.56
      const edges: readonly [number, number] = [width * 0.3, width * 0.76]
      return (
        dusk(width, foot) +
        palm(width * 0.14, foot, 400, tealNight, 1) +
        palm(width * 0.05, foot + 30, 310, tealNight, -1) +
        palm(width * 0.9, foot, 350, tealNight, 1) +
        deck(width, foot, height) +
        clubhouse(width * 0.25, width * 0.82, foot + 10, 190) +
        person({ x: width * 0.2, foot: foot + 50, size: 160, top: goldLight, legs: ink, turn: 1 }) +
        person({
          x: width * 0.235,
          foot: foot + 54,
          size: 150,
          top: ember,
          legs: ember,
          turn: -1,
          wears: 'sari',
        }) +
        pool(width, height, edges, [height * 0.64, height]) +
        swimmer(width * 0.42, height * 0.8, 120, 1, terracotta) +
        swimmer(width * 0.63, height * 0.92, 140, -1, gold) +
        parasol(width * 0.88, height * 0.78, 170)
      )
    },
  },
  card: {
    columns: 48,
    rows: 40,
    draw: (width, height) => {
      const foot = height * 0.54
      return (
        dusk(width, foot) +
        palm(width * 0.1, foot, 190, tealNight, 1) +
        deck(width, foot, height) +
        clubhouse(width * 0.2, width * 0.9, foot + 10, 86) +
        pool(width, height, [width * 0.24, width * 0.8], [height * 0.64, height]) +
        swimmer(width * 0.52, height * 0.88, 84, 1, terracotta)
      )
    },
  },
} satisfies Scene
