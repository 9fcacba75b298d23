/** The knitter: writes a chart as SVG. Adjacent stitches of one yarn in a column become one run of chevrons. */
import { type Chart, STITCH, sizeOf } from './chart'

/**
 * Draws one path per yarn, the most frequent first and as the ground. A run may continue below stitches that a later
 * yarn covers, so a sky with a few scattered stitches is one run, not many.
 */
export function knit({ columns, rows, yarns, cells }: Chart): string {
  const counts = yarns.map((_, yarn) => cells.filter((cell) => cell === yarn).length)
  const order = yarns
    .map((_, yarn) => yarn)
    .filter((yarn) => counts[yarn])
    .sort(
      (a, b) =>
        (counts[b] ?? 0) - (counts[a] ?? 0) || ((yarns[a] ?? '') < (yarns[b] ?? '') ? -1 : 1),
    )
  const turn = new Map(order.map((yarn, index) => [yarn, index]))
  const turnAt = (column: number, row: number) => turn.get(cells[row * columns + column] ?? 0) ?? 0

  const paths = order.slice(1).map((yarn, index) => {
    const own = index + 1
    const pieces = new Map<string, number[]>()
    for (let column = 0; column < columns; column++)
      for (const [from, length] of runsOf(column, own)) {
        const key = `${from} ${length}`
        pieces.set(key, [...(pieces.get(key) ?? []), column])
      }
    return `<path fill="${yarns[yarn]}" d="${pathOf(pieces)}"/>`
  })
  const { width, height } = sizeOf({ columns, rows })
  const ground = yarns[order[0] ?? 0] ?? ''
  const whole = `d="M0 0h${width}v${height}H0z"`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${SHADE}</defs><path fill="${ground}" ${whole}/>${paths.join('')}<path fill="url(#s)" ${whole}/></svg>`

  /** The runs of a yarn in a column, as first row and length. */
  function runsOf(column: number, own: number): [number, number][] {
    const found: [number, number][] = []
    for (let row = 0; row < rows; row++) {
      if (turnAt(column, row) !== own) continue
      let end = row
      // Extend to the next stitch of this yarn if everything between is covered later.
      for (let next = row + 1; next < rows && turnAt(column, next) >= own; next++)
        if (turnAt(column, next) === own) end = next
      // One row past the bottom of the cloth, where the last row's zigzag would leave gaps.
      found.push([row, end - row + (end === rows - 1 ? 2 : 1)])
      row = end
    }
    return found
  }
}

/** Joins runs of equal position and length in adjacent columns into one piece with a zigzag at both ends. */
function pathOf(pieces: ReadonlyMap<string, readonly number[]>): string {
  const subpaths: { column: number; row: number; text: string }[] = []
  for (const [key, columns] of pieces) {
    const [row = 0, length = 1] = key.split(' ').map(Number)
    for (let at = 0; at < columns.length; at++) {
      const from = columns[at] ?? 0
      let width = 1
      while (columns[at + width] === from + width) width++
      const there = Array(width).fill('6 6 6-6').join(' ')
      const back = Array(width).fill('-6 6-6-6').join('')
      const text = `l${there}v${length * STITCH.height}l${back}z`
      subpaths.push({ column: from, row, text })
      at += width - 1
    }
  }
  let [x, y] = [0, 0]
  return subpaths
    .sort((a, b) => a.column - b.column || a.row - b.row)
    .map(({ column, row, text }) => {
      const [toX, toY] = [column * STITCH.width, row * STITCH.height - 5]
      // Relative to the start of the last piece: closing a path returns there.
      const move = `m${toX - x}${toY - y < 0 ? '' : ' '}${toY - y}`
      x = toX
      y = toY
      return move + text
    })
    .join('')
}

/** Light and shade of one stitch, laid over all: a valley in its middle, an edge where the next row begins. */
const SHADE =
  '<pattern id="s" width="12" height="10" patternUnits="userSpaceOnUse"><path d="M0-5l6 6v2l-6-6zM12-5l-6 6v2l6-6zM0 5l6 6v2l-6-6zM12 5l-6 6v2l6-6z" opacity=".26"/><path d="M0-2l6 6v2l-6-6zM12-2l-6 6v2l6-6zM0 8l6 6v2l-6-6zM12 8l-6 6v2l6-6z" fill="#fff" opacity=".1"/><path d="M5.6 0h.8v10h-.8zM0 0h.4v10H0zM11.6 0h.4v10h-.4z" opacity=".3"/><path d="M6 0h6v10H6z" opacity=".07"/></pattern>'
