import { box, disc, line, shape } from '@/tools/art/knit/draw'
import { yarns } from '@/tools/art/knit/yarns'
import { bandOf } from './parts/band'
import { count } from './parts/stories'

const { indigo, ink, brown, copper, ivory, dusk, gold, goldLight, crimson } = yarns.group

/** A sheet of lines; the last one bears a seal. */
const sheet = (x: number, height: number, sealed: boolean) =>
  shape(ivory, [
    [x + 30, 30],
    [x + 230, 30],
    [x + 270, height],
    [x, height],
  ]) +
  count(5)
    .map((at) => box(dusk, x + 50 - at * 4, 70 + at * 40, at === 4 ? 70 : 150 + at * 6, 10))
    .join('') +
  (sealed
    ? disc(crimson, x + 200, height - 60, 36, 32) + disc(gold, x + 200, height - 60, 14, 12)
    : '')

const table = (width: number, height: number, sheets: readonly number[], pen: number) =>
  box(indigo, 0, 0, width, height) +
  box(brown, 0, height * 0.42, width, height) +
  box(copper, 0, height * 0.42, width, 10) +
  sheets.map((x, at) => sheet(x, height, at === sheets.length - 1)).join('') +
  line(ink, 20, [
    [pen, height - 40],
    [pen + 130, 40],
  ]) +
  line(goldLight, 12, [
    [pen - 14, height - 20],
    [pen, height - 40],
  ])

/** Sheets of an agreement on a table, with a pen and the stamp that seals it. */
export default bandOf(
  [indigo, ink, brown, copper, ivory, dusk, gold, goldLight, crimson],
  (width, height) => table(width, height, [140, 520, 900], 1300),
  (width, height) => table(width, height, [30, 270], 500),
)
