import { box, disc } from '@/tools/art/knit/draw'
import { yarns } from '@/tools/art/knit/yarns'
import { bandOf } from './parts/band'
import { count } from './parts/stories'

const { indigo, night, dusk, brown, copper, gold, goldLight, crimson, lagoon, violet, leaf, mist } =
  yarns.group

const COLOURS = [crimson, lagoon, violet, leaf]

/** A jar of glass with a lid; what is in it lies in rows. */
function jar(x: number, shelf: number, at: number, lit: boolean, rows: number) {
  const [wide, high] = [144, rows * 30 + 40]
  const inside = count(rows).flatMap((row) =>
    count(3).map((column) => {
      const [middle, y] = [x - 42 + column * 42, shelf - 28 - row * 30]
      return lit
        ? disc(copper, middle, y, 19, 15) + box(brown, middle - 6, y - 6, 12, 10)
        : disc(COLOURS[(at + row + column) % COLOURS.length] ?? crimson, middle, y, 19, 15)
    }),
  )
  return (
    box(lit ? goldLight : dusk, x - wide / 2, shelf - high, wide, high) +
    inside.join('') +
    box(lit ? copper : brown, x - wide / 2 + 12, shelf - high - 20, wide - 24, 20) +
    (lit ? '' : box(mist, x - wide / 2 + 12, shelf - high + 20, 12, 40))
  )
}

const shelf = (width: number, height: number, jars: number, lit: number) =>
  box(night, 0, 0, width, height) +
  count(jars)
    .map((at) =>
      jar((width / jars) * (at + 0.5), height - 50, at, at === lit, height > 250 ? 4 : 3),
    )
    .join('') +
  box(brown, 0, height - 50, width, 20) +
  box(indigo, 0, height - 30, width, 30)

/** Jars on a shelf: yarn in some, biscuits in the one that is lit. */
export default bandOf(
  [night, indigo, dusk, brown, copper, gold, goldLight, crimson, lagoon, violet, leaf, mist],
  (width, height) => shelf(width, height, 7, 4),
  (width, height) => shelf(width, height, 3, 1),
)
