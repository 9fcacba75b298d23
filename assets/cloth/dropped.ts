import { box, disc, line, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { count, type Point } from './parts/stories'

const { indigo, ink, night, dusk, plum, violet, gold, goldLight, goldDeep, ivory } = yarns.group

/** One large stitch: two legs of yarn, the right one in the shade. */
const vee = ([x, y]: Point, wide: number, high: number, light: string, shade: string) =>
  shape(light, [
    [x - wide * 0.48, y - high * 0.5],
    [x - wide * 0.18, y - high * 0.5],
    [x - wide * 0.02, y + high * 0.12],
    [x - wide * 0.02, y + high * 0.62],
    [x - wide * 0.48, y + high * 0.1],
  ]) +
  shape(shade, [
    [x + wide * 0.48, y - high * 0.5],
    [x + wide * 0.18, y - high * 0.5],
    [x + wide * 0.02, y + high * 0.12],
    [x + wide * 0.02, y + high * 0.62],
    [x + wide * 0.48, y + high * 0.1],
  ])

/** The cloth, but for one column in which a ladder runs from `from` to `to`. */
function cloth(
  width: number,
  height: number,
  wide: number,
  high: number,
  ladder: { column: number; from: number; to: number },
) {
  const columns = count(Math.ceil(width / wide) + 1)
  const rows = count(Math.ceil(height / high) + 2)
  return columns
    .map((column) => {
      const x = (column + 0.5) * wide
      // Lighter towards the ladder: the light is there.
      const near = Math.abs(column - ladder.column)
      const [light, shade] =
        near <= 1 ? [violet, plum] : near <= 3 ? [dusk, night] : [night, indigo]
      return rows
        .map((row) => {
          const y = (row - 0.5) * high
          const dropped = column === ladder.column && row >= ladder.from && row < ladder.to
          return dropped
            ? line(violet, 20, [
                [x - wide * 0.5, y + 5],
                [x + wide * 0.5, y + 5],
              ])
            : vee([x, y], wide, high, light, shade)
        })
        .join('')
    })
    .join('')
}

/** A needle from its eye to its point. */
const needle = ([eyeX, eyeY]: Point, [tipX, tipY]: Point, thick: number) => {
  const [dx, dy] = [tipX - eyeX, tipY - eyeY]
  const long = Math.hypot(dx, dy)
  const [nx, ny] = [(-dy / long) * thick, (dx / long) * thick]
  return (
    shape(goldDeep, [
      [eyeX + nx, eyeY + ny],
      [tipX, tipY],
      [eyeX - nx, eyeY - ny],
    ]) +
    shape(ivory, [
      [eyeX, eyeY],
      [tipX, tipY],
      [eyeX - nx, eyeY - ny],
    ]) +
    disc(ivory, eyeX, eyeY, thick * 1.5) +
    disc(ink, eyeX, eyeY, thick * 0.7)
  )
}

/** Golden stitches that close the ladder from below, and the loop that is on the needle. */
const mended = (x: number, wide: number, high: number, from: number, foot: number) =>
  count(Math.ceil(foot / high) - from + 2)
    .map((at) => vee([x, (from + at - 0.5) * high], wide, high, goldLight, gold))
    .join('') +
  disc(gold, x, (from - 0.85) * high, wide * 0.34, high * 0.46) +
  disc(indigo, x, (from - 0.85) * high, wide * 0.14, high * 0.22)

/** A ladder of dropped stitches in dark cloth; a needle picks them up with a golden thread. */
export default {
  yarns: [ink, indigo, night, dusk, plum, violet, gold, goldLight, goldDeep, ivory],
  wide: {
    columns: 132,
    rows: 99,
    draw: (width, height) => {
      const [wide, high] = [120, 100]
      const x = 6.5 * wide
      const loop = 5.2 * high
      return (
        box(ink, 0, 0, width, height) +
        cloth(width, height, wide, high, { column: 6, from: 0, to: 6 }) +
        mended(x, wide, high, 6, height) +
        line(gold, 26, [
          [1260, 190],
          [1330, 300],
          [1300, 450],
          [1190, 560],
          [1180, 690],
          [1290, 790],
          [1640, 860],
        ]) +
        needle([1260, 190], [x - 170, loop + 60], 26)
      )
    },
  },
  card: {
    columns: 48,
    rows: 40,
    draw: (width, height) => {
      const [wide, high] = [96, 70]
      const x = 2.5 * wide
      return (
        box(ink, 0, 0, width, height) +
        cloth(width, height, wide, high, { column: 2, from: 0, to: 3 }) +
        mended(x, wide, high, 3, height) +
        line(gold, 22, [
          [480, 70],
          [516, 150],
          [470, 230],
          [500, 310],
          [600, 350],
        ]) +
        needle([480, 70], [x - 100, 190], 20)
      )
    },
  },
} satisfies Scene
