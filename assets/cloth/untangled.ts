import { box, disc } from '@/tools/art/knit/draw'
import { yarns } from '@/tools/art/knit/yarns'
import { bandOf } from './parts/band'

const { indigo, night, gold, goldLight, brown, copper } = yarns.group

const strand = (color: string, d: string) =>
  `<path fill="none" stroke="${color}" stroke-width="17" stroke-linecap="round" d="${d}"/>`

/** The tangle around a point, what comes out of it, and the spool. */
function thread(width: number, height: number, x: number, end: number) {
  const y = height * 0.52
  const loop = (turn: number, rx: number, ry: number, color: string) =>
    `<ellipse fill="none" stroke="${color}" stroke-width="16" rx="${rx}" ry="${ry}" transform="translate(${x} ${y}) rotate(${turn})"/>`
  return (
    box(indigo, 0, 0, width, height) +
    disc(night, x, y, 210, 120) +
    loop(12, 104, 52, copper) +
    loop(70, 92, 40, copper) +
    loop(-42, 112, 46, gold) +
    loop(30, 66, 72, goldLight) +
    strand(
      gold,
      `M${x - 90} ${y + 30}C${x - 40} ${y - 90} ${x + 60} ${y + 90} ${x + 120} ${y}S${x + 240} ${y - 50} ${end - (end - x) * 0.4} ${y}H${end}`,
    ) +
    box(brown, end - 12, y - 90, 96, 20) +
    box(brown, end - 12, y + 70, 96, 20) +
    [-70, -50, -30, -10, 10, 30, 50]
      .map((row, at) => box(at % 2 ? gold : goldLight, end, y + row, 72, 20))
      .join('')
  )
}

/** A thread comes out of its tangle and runs straight onto a spool. */
export default bandOf(
  [indigo, night, gold, goldLight, brown, copper],
  (width, height) => thread(width, height, width * 0.2, width * 0.82),
  (width, height) => thread(width, height, width * 0.24, width * 0.8),
)
