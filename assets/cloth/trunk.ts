import { box, disc } from '@/tools/art/knit/draw'
import { yarns } from '@/tools/art/knit/yarns'
import { bandOf } from './parts/band'
import { count } from './parts/stories'

const { indigo, ink, night, brown, copper, gold, goldLight, crimson, lagoon, ivory, violet, leaf } =
  yarns.group

const COLOURS = [crimson, ivory, lagoon, violet, gold, leaf]

/** Folded cloth, one on another. */
const pile = (x: number, floor: number, many: number, first: number) =>
  count(many)
    .map((at) => {
      const y = floor - (at + 1) * 30
      return (
        box(COLOURS[(at + first) % COLOURS.length] ?? ivory, x + (at % 2) * 12, y, 156, 20) +
        box(ink, x + (at % 2) * 12, y + 20, 156, 10)
      )
    })
    .join('')

/** The trunk, its lid a little wider, a padlock in the middle. */
const trunk = (x: number, floor: number, half: number) =>
  box(brown, x - half, floor - 150, half * 2, 150) +
  box(copper, x - half - 12, floor - 200, half * 2 + 24, 50) +
  [-0.72, 0.6].map((side) => box(gold, x + side * half, floor - 200, 24, 200)).join('') +
  box(ink, x - half, floor - 150, half * 2, 10) +
  disc(gold, x, floor - 140, 26, 26) +
  disc(brown, x, floor - 138, 13, 13) +
  box(goldLight, x - 36, floor - 130, 72, 60) +
  box(ink, x - 6, floor - 110, 12, 30)

const room = (width: number, height: number) =>
  box(night, 0, 0, width, height) + box(indigo, 0, height - 50, width, 50)

/** A locked trunk with brass bands among folded cloth. */
export default bandOf(
  [night, indigo, ink, brown, copper, gold, goldLight, crimson, lagoon, ivory, violet, leaf],
  (width, height) =>
    room(width, height) +
    pile(width * 0.06, height - 30, 3, 0) +
    pile(width * 0.2, height - 30, 6, 2) +
    trunk(width * 0.52, height - 20, 216) +
    pile(width * 0.76, height - 30, 5, 4) +
    pile(width * 0.88, height - 30, 2, 1),
  (width, height) =>
    room(width, height) +
    pile(-40, height - 30, 4, 2) +
    trunk(width * 0.54, height - 10, 156) +
    pile(492, height - 30, 3, 0),
)
