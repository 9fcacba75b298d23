/** What a scene says of one cut of itself. */
export type Cut = {
  /** Stitches in a row, and rows. */
  columns: number
  rows: number
  /**
   * Draws it: the inside of an SVG whose view is `width` by `height`, twelve units to a stitch and ten to a row. What
   * is left empty is knitted of the first yarn.
   */
  draw: (width: number, height: number) => string
  /** Where other pictures may be laid on it: the screen of a hall, in stitches. */
  screen?: { column: number; row: number; columns: number; rows: number }
}

/** A cut without its drawing. */
export type Size = Omit<Cut, 'draw'>

/** A picture to be knitted: a master as others in `assets/`, but drawn by code. */
export type Scene = {
  /** What it is knitted of, as `#rrggbb`: the ground first, and no more than it needs. */
  yarns: readonly [ground: string, ...others: string[]]
  /**
   * How much of what a stitch misses goes on to its neighbours: 0 for flat shapes, 0.45 for a soft sky. A little goes
   * far, and each scattered stitch costs a visitor's phone.
   */
  dither?: number
  /** For openings on wide screens: 132 by 99. */
  wide: Cut
  /** For upright phones, a drawing of its own: 48 by 112. */
  upright?: Cut
  /** For cards and other small places: 48 by 40. */
  card?: Cut
}

export const CUTS = ['wide', 'upright', 'card'] as const
export type CutName = (typeof CUTS)[number]

/** The size of a stitch in units of the drawing. */
export const STITCH = { width: 12, height: 10 }

/** How large a cut is, in units of the drawing. */
export const sizeOf = ({ columns, rows }: Pick<Cut, 'columns' | 'rows'>) => ({
  width: columns * STITCH.width,
  height: rows * STITCH.height,
})

/** How far the screen of a cut is from its top, right, bottom and left, as shares of its height and width. */
export function screenOf({ columns, rows, screen }: Size): readonly number[] | undefined {
  if (!screen) return undefined
  const right = columns - screen.column - screen.columns
  const bottom = rows - screen.row - screen.rows
  return [screen.row / rows, right / columns, bottom / rows, screen.column / columns]
}

/** An SVG file of so many units, with what is drawn in it. */
export const svgOf = ({ width, height }: { width: number; height: number }, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`

/** The picture of a cut as an SVG file, before it is knitted. */
export function drawingOf(cut: Cut, ground: string): string {
  const { width, height } = sizeOf(cut)
  return svgOf(
    { width, height },
    `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${cut.draw(width, height)}`,
  )
}
