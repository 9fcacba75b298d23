import { box, disc, line, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { bands, count, type Point, row, standing, stitch } from './parts/stories'

const {
  indigo,
  ink,
  dusk,
  night,
  violet,
  plum,
  rose,
  gold,
  sun,
  leaf,
  leafDark,
  brown,
  skin,
  ivory,
} = yarns.group
const { terracotta, pond } = yarns.properties
const { crimson } = yarns.cricket

/** Houses of a town behind, with a few windows lit. */
const town = (width: number, foot: number, size: number) =>
  [0.5, 0.9, 0.4, 0.7, 1, 0.45, 0.8, 0.55, 0.95, 0.6]
    .map((high, at) => {
      const [x, top] = [at * (width / 10), foot - high * size]
      return (
        box(at % 2 ? night : dusk, x, top, width / 10 + 1, high * size) +
        box(gold, x + width * 0.03, top + size * 0.16, 24, 20)
      )
    })
    .join('')

/** A string of lamps that hangs between two points. */
const lamps = (
  [fromX, fromY]: Point,
  [toX, toY]: Point,
  many: number,
  size: number,
  sag: number,
) => {
  const at = (share: number): Point => [
    fromX + (toX - fromX) * share,
    fromY + (toY - fromY) * share + sag * 4 * share * (1 - share),
  ]
  return (
    line(
      ink,
      12,
      count(20).map((step) => at(step / 19)),
    ) +
    count(many)
      .map((lampAt) => {
        const [x, y] = at((lampAt + 0.5) / many)
        return disc(gold, x, y + size, size * 1.3) + disc(sun, x, y + size, size * 0.9)
      })
      .join('')
  )
}

/** Washing on a line: cloths and a shirt, each from `x` on and as wide as it says. */
const washing = (
  top: number,
  foot: number,
  left: number,
  right: number,
  pieces: readonly (readonly [fill: string, wide: number, long: number, hem?: string])[],
) => {
  let x = stitch(left + 30)
  const cloths = pieces.map(([fill, wide, long, hem]) => {
    const piece =
      box(fill, x, top, wide, long) + (hem ? box(hem, x, top + long - 30, wide, 20) : '')
    x += wide + 24
    return piece
  })
  return (
    box(brown, left - 12, top - 30, 24, foot - top + 30) +
    box(brown, right - 12, top - 30, 24, foot - top + 30) +
    box(ivory, left, top - 10, right - left, 10) +
    cloths.join('')
  )
}

const pot = ([x, foot]: Point, size: number, flower?: string) =>
  disc(leafDark, x, foot - size * 0.75, size * 0.42, size * 0.36) +
  disc(leaf, x - size * 0.1, foot - size * 0.82, size * 0.28, size * 0.24) +
  (flower
    ? disc(flower, x + size * 0.18, foot - size * 0.8, 17) +
      disc(flower, x - size * 0.16, foot - size * 0.98, 17)
    : '') +
  shape(terracotta, [
    [x - size * 0.3, foot - size * 0.48],
    [x + size * 0.3, foot - size * 0.48],
    [x + size * 0.2, foot],
    [x - size * 0.2, foot],
  ])

const dress = (top: string, legs: string) => ({ skin, hair: ink, top, legs })

/** A family on a roof at evening, between washing and pots, under a string of lamps. */
export default {
  yarns: [
    night,
    indigo,
    ink,
    dusk,
    violet,
    plum,
    rose,
    gold,
    sun,
    leaf,
    leafDark,
    brown,
    skin,
    ivory,
    terracotta,
    pond,
    crimson,
  ],
  wide: {
    columns: 132,
    rows: 99,
    draw: (width, height) => {
      const [wall, floor] = [row(height * 0.5), row(height * 0.68)]
      return (
        bands(width, height, [
          [night, 0],
          [dusk, height * 0.12],
          [violet, height * 0.26],
          [rose, height * 0.36],
        ]) +
        town(width, wall, 190) +
        box(pond, 0, wall, width, floor - wall) +
        box(ivory, 0, wall, width, 20) +
        box(plum, 0, floor, width, height - floor) +
        box(ink, 0, floor, width, 20) +
        washing(row(height * 0.34), row(height * 0.76), stitch(width * 0.08), stitch(width * 0.5), [
          [crimson, 156, 270, gold],
          [ivory, 96, 150],
          [leaf, 180, 300, gold],
          [gold, 96, 130],
        ]) +
        lamps([-20, height * 0.1], [width * 0.6, height * 0.13], 8, 16, 60) +
        lamps([width * 0.6, height * 0.13], [width + 20, height * 0.08], 6, 16, 60) +
        pot([width * 0.9, height * 0.78], 190, crimson) +
        pot([width * 0.8, height * 0.74], 130) +
        standing({
          x: width * 0.59,
          foot: height * 0.86,
          size: 390,
          wear: 'sari',
          bun: true,
          turn: 1,
          clothes: dress(terracotta, terracotta),
          hands: [[0.24, 0.28]],
        }) +
        standing({
          x: width * 0.67,
          foot: height * 0.88,
          size: 230,
          turn: 1,
          clothes: dress(sun, indigo),
          hands: [
            [-0.2, 0.02],
            [0.24, 0.04],
          ],
        }) +
        standing({
          x: width * 0.745,
          foot: height * 0.87,
          size: 410,
          turn: -1,
          clothes: dress(ivory, ink),
          hands: [
            [-0.22, 0.28],
            [0.15, 0.36],
          ],
        }) +
        pot([width * 0.06, height * 0.9], 200, sun)
      )
    },
  },
  card: {
    columns: 48,
    rows: 40,
    draw: (width, height) => {
      const [wall, floor] = [height * 0.5, height * 0.72]
      return (
        bands(width, height, [
          [dusk, 0],
          [violet, height * 0.22],
          [rose, height * 0.38],
        ]) +
        town(width, wall, 76) +
        box(pond, 0, wall, width, floor - wall) +
        box(ivory, 0, wall, width, 20) +
        box(plum, 0, floor, width, height - floor) +
        washing(row(height * 0.3), row(height * 0.82), stitch(width * 0.1), stitch(width * 0.5), [
          [crimson, 72, 140, gold],
          [leaf, 84, 150],
        ]) +
        lamps([-10, height * 0.08], [width + 10, height * 0.08], 6, 13, 30) +
        standing({
          x: width * 0.62,
          foot: height * 0.94,
          size: 225,
          wear: 'sari',
          bun: true,
          turn: 1,
          clothes: dress(terracotta, terracotta),
          hands: [[0.2, 0.26]],
        }) +
        standing({
          x: width * 0.75,
          foot: height * 0.95,
          size: 140,
          turn: 1,
          clothes: dress(sun, indigo),
          hands: [[-0.2, 0.02]],
        }) +
        pot([width * 0.9, height * 0.94], 110, crimson)
      )
    },
  },
} satisfies Scene
