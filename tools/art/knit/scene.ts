/** One cut of a scene. */
export type Cut = {
  /** Stitches in a row, and rows. */
  columns: number
  rows: number
  /**
   * Draws the inside of an SVG whose view box is `width` by `height`, twelve units per stitch and ten per row. Empty
   * areas are knitted in the first yarn.
   */
  draw: (width: number, height: number) => string
  /** The area in stitches where another picture is laid over it, such as the screen of a hall. */
  screen?: { column: number; row: number; columns: number; rows: number }
}

/** A cut without its drawing. */
export type Size = Omit<Cut, 'draw'>

/** A picture to knit: a master like others in `assets/`, but drawn by code. */
export type Scene = {
  /** The yarns as `#rrggbb`: the ground first, and no more than needed. */
  yarns: readonly [ground: string, ...others: string[]]
  /**
   * Share of the colour error that is spread to neighbours: 0 for flat shapes, 0.45 for a soft sky. Keep it low: each
   * scattered stitch makes the file larger and slower to draw.
   */
  dither?: number
  /** For headers on wide screens: 132 by 99. */
  wide: Cut
  /** For upright phones, drawn separately: 48 by 112. */
  upright?: Cut
  /** For cards and other small places: 48 by 40. */
  card?: Cut
}

export const CUTS = ['wide', 'upright', 'card'] as const
export type CutName = (typeof CUTS)[number]

/** The size of a stitch in units of the drawing. */
export const STITCH = { width: 12, height: 10 }

/** The size of a cut in units of the drawing. */
export const sizeOf = ({ columns, rows }: Pick<Cut, 'columns' | 'rows'>) => ({
  width: columns * STITCH.width,
  height: rows * STITCH.height,
})

/** The insets of the screen from the cut's top, right, bottom and left, as shares of its height and width. */
export function screenOf({ columns, rows, screen }: Size): readonly number[] | undefined {
  if (!screen) return undefined
  const right = columns - screen.column - screen.columns
  const bottom = rows - screen.row - screen.rows
  return [screen.row / rows, right / columns, bottom / rows, screen.column / columns]
}

/** An SVG file of the given size around `inside`. */
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
