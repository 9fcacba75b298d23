import { box, disc } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { FILM, film, person } from './parts/cinema'

const { onyx, scarlet, wood, gold, goldLight, white, violet, plum } = yarns.cinemas

/** On the screen: two people shake hands on a stage, before columns that rise. */
export default {
  yarns: [violet, plum, goldLight, gold, white, scarlet, wood, onyx],
  ...film(() => chart() + stage() + people() + guests()),
} satisfies Scene

const FLOOR = 306

/** Columns, each higher than the last. */
function chart() {
  return [80, 120, 160, 206, 258]
    .map((height, at) => box(at % 2 ? gold : goldLight, 36 + at * 120, FLOOR - height, 108, height))
    .join('')
}

function stage() {
  return box(white, 0, FLOOR, FILM.width, 14) + box(plum, 0, FLOOR + 14, FILM.width, 80)
}

function people() {
  const suit = { skin: wood, hair: onyx, top: white, legs: onyx }
  const sari = { skin: wood, hair: onyx, top: scarlet, legs: scarlet, skirt: true }
  const right = [
    [0.06, 0.14],
    [0.2, 0.16],
  ] as const
  const left = [
    [-0.06, 0.14],
    [-0.2, 0.15],
  ] as const
  return (
    person(216, FLOOR + 6, 280, suit, { right, behind: -1, stride: 0.09 }) +
    person(384, FLOOR + 6, 262, sari, { left, behind: 1 })
  )
}

/** Who claps, in the dark before the stage. */
function guests() {
  return [1, 3, 5, 7, 9].map((at) => disc(onyx, (FILM.width * at) / 10, 368, 36, 38)).join('')
}
