import { box, disc, shape } from '@/tools/art/knit/draw'
import { yarns } from '@/tools/art/knit/yarns'
import { bandOf } from './parts/band'
import { count, standing } from './parts/stories'

const {
  indigo,
  mist,
  dusk,
  brown,
  skin,
  ink,
  gold,
  goldLight,
  crimson,
  leaf,
  violet,
  ivory,
  lagoon,
} = yarns.group

const COLOURS = [crimson, lagoon, gold, violet, ivory, leaf]

/** Somebody at a machine, under a lamp; the cloth runs over the edge of the table. */
function station(x: number, height: number, at: number) {
  const [table, cloth] = [height * 0.66, COLOURS[at % COLOURS.length] ?? ivory]
  const top = COLOURS[(at + 2) % COLOURS.length] ?? ivory
  return (
    box(ink, x - 6, 0, 12, 30) +
    shape(goldLight, [
      [x - 20, 30],
      [x + 20, 30],
      [x + 40, 50],
      [x - 40, 50],
    ]) +
    standing({
      x: x - 30,
      foot: height * 1.2,
      size: height * 0.84,
      turn: 1,
      wear: 'sari',
      bun: at % 2 === 0,
      clothes: { skin, hair: brown, top, legs: top },
      hands: [[0.2, 0.2]],
    }) +
    box(mist, x + 6, table - 50, 78, 20) +
    box(mist, x + 60, table - 40, 24, 40) +
    box(mist, x + 6, table - 40, 12, 30) +
    disc(gold, x + 90, table - 40, 14) +
    box(brown, x - 120, table, 240, 20) +
    shape(cloth, [
      [x - 30, table - 10],
      [x + 40, table - 10],
      [x + 20, height],
      [x - 70, height],
    ])
  )
}

const floor = (width: number, height: number, stations: number) =>
  box(dusk, 0, 0, width, height) +
  box(indigo, 0, height * 0.86, width, height) +
  count(stations)
    .map((at) => station((width / stations) * (at + 0.5), height, at))
    .join('')

/** A sewing floor in the evening: people at machines under lamps, cloth of many colours before them. */
export default bandOf(
  [indigo, mist, dusk, brown, skin, ink, gold, goldLight, crimson, leaf, violet, ivory, lagoon],
  (width, height) => floor(width, height, 6),
  (width, height) => floor(width, height, 2),
)
