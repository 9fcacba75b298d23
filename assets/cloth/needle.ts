import { box, line, shape } from '@/tools/art/knit/draw'
import { yarns } from '@/tools/art/knit/yarns'
import { bandOf } from './parts/band'
import { count } from './parts/stories'

const { indigo, plum, mauve, gold, goldLight, skin, brown, crimson, mist } = yarns.group

/** The seam up to the point of the needle, and the hand that holds it. */
function seam(width: number, height: number, point: number) {
  const y = height * 0.62
  const stitches = Math.floor((point - 40) / 72)
  return (
    box(plum, 0, 0, width, height) +
    box(mauve, 0, y, width, height) +
    count(stitches)
      .map((at) => box(goldLight, at * 72 + 12, y - 10, 48, 20))
      .join('') +
    line(gold, 11, [
      [point - 50, y],
      [point + 60, y + 30],
      [point + 130, y - 64],
    ]) +
    line(mist, 14, [
      [point - 30, y],
      [point + 140, y - 74],
    ]) +
    // The fist, the thumb below, the first finger above, and the sleeve.
    shape(crimson, [
      [point + 330, -10],
      [width, -10],
      [width, y - 10],
      [point + 330, y - 10],
    ]) +
    shape(skin, [
      [point + 180, y - 110],
      [point + 350, y - 140],
      [point + 350, y - 20],
      [point + 220, y - 10],
    ]) +
    line(skin, 40, [
      [point + 240, y - 110],
      [point + 160, y - 130],
      [point + 110, y - 84],
    ]) +
    line(brown, 11, [
      [point + 190, y - 84],
      [point + 270, y - 84],
    ]) +
    line(skin, 36, [
      [point + 240, y - 30],
      [point + 160, y - 20],
      [point + 118, y - 44],
    ])
  )
}

/** A hand leads a needle along a seam and leaves a row of stitches behind it. */
export default bandOf(
  [indigo, plum, mauve, gold, goldLight, skin, brown, crimson, mist],
  (width, height) => seam(width, height, width * 0.6),
  (width, height) => seam(width, height, width * 0.26),
)
