import { FACINGS, type Facing } from '@/lib/domain/property/plots'

/** A plot as in an owner's spreadsheet. */
export type PastedPlot = {
  number: number
  squareFeet: number
  feet: [number, number]
  facing: Facing
  road: string
}

/** A line that could not be read: its number, its text, and the reason. */
export type UnreadLine = { line: number; text: string; why: string }

type Column = 'number' | 'squareFeet' | 'feet' | 'width' | 'depth' | 'facing' | 'road'
type Columns = readonly (Column | undefined)[]

/** Column headings, in words that spreadsheets use. The first match counts: "Plot area" is an area. */
const HEADS: readonly (readonly [Column | undefined, RegExp])[] = [
  ['squareFeet', /sq|area|extent/i],
  ['road', /road|street/i],
  ['facing', /fac|direction/i],
  ['width', /width|breadth|front/i],
  ['depth', /depth|length/i],
  ['feet', /dimension|sides?|size|measure|[x×*]/i],
  ['number', /plot|^(?:no|number)/i],
  [undefined, /^(?:s|sl|sr|serial)\b|^#/i],
]

/**
 * Reads plots from rows of a spreadsheet, separated by tabs, commas or semicolons, with or without a line of headings
 * and serial numbers. Returns `headings`, the line by which columns were recognised.
 */
export function readPlots(text: string): {
  plots: readonly PastedPlot[]
  unread: readonly UnreadLine[]
  headings?: string
} {
  const plots: PastedPlot[] = []
  const unread: UnreadLine[] = []
  let known: { columns: Columns; line: string } | undefined
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const cells = cellsOf(line)
    const columns = headsIn(cells)
    if (columns) known ??= { columns, line: line.trim() }
    // Lines without a digit are other text between the plots.
    if (columns || !/\d/.test(line)) continue
    const read = plotIn(cells, known ? underHeads(cells, known.columns) : usualColumns(cells))
    const why =
      typeof read === 'string'
        ? read
        : plots.some(({ number }) => number === read.number) &&
          `Plot ${read.number} stands above already.`
    if (why) unread.push({ line: at + 1, text: line.trim(), why })
    else if (typeof read !== 'string') plots.push(read)
  }
  return { plots, unread, ...(known && { headings: known.line }) }
}

const WITH_SIDES: Columns = ['number', 'squareFeet', 'feet', 'facing', 'road']
const WITH_TWO_SIDES: Columns = ['number', 'squareFeet', 'width', 'depth', 'facing', 'road']

const WITH_SERIAL: Columns = [undefined, ...WITH_SIDES]

/** The columns of a row without headings: the side lengths show whether a serial number precedes. */
function usualColumns(cells: readonly string[]): Columns {
  const sides = cells.findIndex((cell) => /\d\D*(?:[x×*]|by)\D*\d/i.test(cell))
  if (sides === WITH_SIDES.indexOf('feet') + 1) return WITH_SERIAL
  if (sides >= 0 || cells.length <= WITH_SIDES.length) return WITH_SIDES
  return cells.length > WITH_TWO_SIDES.length ? [undefined, ...WITH_TWO_SIDES] : WITH_TWO_SIDES
}

/** The serial number column may have no heading. */
const underHeads = (cells: readonly string[], columns: Columns): Columns =>
  cells.length === columns.length + 1 && cells.at(-1) !== '' ? [undefined, ...columns] : columns

/** The cells of a row. Spreadsheets quote cells that contain a comma. */
function cellsOf(line: string): readonly string[] {
  const apart = ['\t', ';', ','].find((sign) => line.includes(sign)) ?? '\t'
  const cells = line.match(new RegExp(`("(?:[^"]|"")*"|[^${apart}]*)(?:${apart}|$)`, 'g')) ?? []
  return cells.slice(0, line.endsWith(apart) ? undefined : -1).map((cell) =>
    cell
      .replace(new RegExp(`${apart}$`), '')
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .replaceAll('""', '"')
      .trim(),
  )
}

/** The columns of a heading line; undefined where it is none. */
function headsIn(cells: readonly string[]): Columns | undefined {
  if (cells.some((cell) => /^\d/.test(cell))) return undefined
  const heads = cells.map((cell) => HEADS.find(([, words]) => words.test(cell)))
  if (heads.filter(Boolean).length < 2) return undefined
  const found = heads.map((head) => head?.[0])
  // Without a number column, the serial number is the number of the plot.
  const serial = found.includes('number') ? -1 : heads.findIndex((head) => head && !head[0])
  // "Size" alone is the area unless the two sides have columns of their own.
  const isArea = !found.includes('squareFeet') && (found.includes('width') || twice(found, 'feet'))
  return found.map((column, at) => {
    if (at === serial) return 'number'
    if (column !== 'feet') return column
    const isFirst = found.indexOf('feet') === at
    if (isArea && isFirst) return 'squareFeet'
    if (!isArea && twice(found, 'feet')) return isFirst ? 'width' : 'depth'
    return column
  })
}

const twice = (found: Columns, column: Column) =>
  found.indexOf(column) !== found.lastIndexOf(column)

/** The plot of a row, or an error message. */
function plotIn(cells: readonly string[], columns: Columns): PastedPlot | string {
  const cell = (column: Column) => cells[columns.indexOf(column)] ?? ''
  if (cells.length < 2)
    return 'This is one value only. Put commas or tabs between plot, sq.ft, sides, facing and road.'
  const number = Number(/^(?:plot)?\s*(?:no\.?)?\s*(\d+)$/i.exec(cell('number'))?.[1])
  if (!number) return 'The number of the plot is no whole number, such as 12.'
  const squareFeet = Math.round(figureIn(cell('squareFeet')))
  if (!(squareFeet > 0)) return 'The area is no number of sq.ft, such as 1200.'
  const sides = columns.includes('feet')
    ? cell('feet').split(/\s*(?:[x×*]|by)\s*/i)
    : [cell('width'), cell('depth')]
  const [width = 0, depth = 0] = sides.map(figureIn)
  if (sides.length !== 2 || !(width > 0) || !(depth > 0))
    return 'The sides are no two lengths in feet, such as 30 x 40.'
  const facing = facingIn(cell('facing'))
  // Ambiguous: "12,1,200" may be plot 1 of line 12, or 1,200 sq.ft.
  const isInDoubt = columns === WITH_SERIAL && !isNear(squareFeet, width * depth)
  if (isInDoubt)
    return `The area of plot ${number} would be ${squareFeet} sq.ft: its sides say otherwise.`
  if (!facing) return 'The facing is none of the eight, such as East or NE.'
  const road = roadIn(cell('road'))
  if (!road) return 'The road is missing, such as 30 ft.'
  return { number, squareFeet, feet: [width, depth], facing, road }
}

const isNear = (one: number, other: number) => one < 2 * other && other < 2 * one

/** Parses `1,200 sq.ft` and `30'`. */
const figureIn = (cell: string): number =>
  Number(/^([\d,]+(?:\.\d+)?)\D*$/.exec(cell.trim())?.[1]?.replaceAll(',', '') ?? Number.NaN)

/** Parses `E`, `east`, `North East facing`. */
function facingIn(cell: string): Facing | undefined {
  const letters = cell.toLowerCase().replace(/facing|[^a-z]/g, '')
  return FACINGS.find((facing) => {
    const short = facing.replace(/[a-z-]/g, '').toLowerCase()
    return letters === short || letters === facing.toLowerCase().replace('-', '')
  })
}

/** Normalises `30`, `30'`, `30 feet road` to `30 ft`, which the filters of the site expect; keeps a name. */
const roadIn = (cell: string): string =>
  cell
    .replace(
      /^(.*?)(\d+(?:\.\d+)?)\s*(?:'|’|feet|foot|ft\.?)?\s*(?:wide)?\s*(?:road)?$/i,
      '$1$2 ft',
    )
    .trim()
