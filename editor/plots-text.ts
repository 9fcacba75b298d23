import { FACINGS, type Facing } from '@/lib/property/plots'

/** A plot as an owner has it in a spreadsheet. */
export type PastedPlot = {
  number: number
  squareFeet: number
  feet: [number, number]
  facing: Facing
  road: string
}

/** A line that was not understood: where it stands, what it says, and what is wrong with it. */
export type UnreadLine = { line: number; text: string; why: string }

const COLUMNS = ['number', 'squareFeet', 'feet', 'width', 'depth', 'facing', 'road'] as const
type Column = (typeof COLUMNS)[number]

/** What heads a column, in the words that spreadsheets use. */
const HEADS: Readonly<Record<Column, RegExp>> = {
  number: /^(?:plot|no|number|s\.?\s*no|#)|plot\s*n/i,
  squareFeet: /sq|area|extent|size/i,
  feet: /dimension|sides?|measure|[x×*]/i,
  width: /width|breadth|front/i,
  depth: /depth|length/i,
  facing: /fac|direction/i,
  road: /road|street/i,
}

/** Reads plots from the rows of a spreadsheet, apart by tabs, commas or semicolons, with a line of headings or without. */
export function readPlots(text: string): {
  plots: readonly PastedPlot[]
  unread: readonly UnreadLine[]
} {
  const plots: PastedPlot[] = []
  const unread: UnreadLine[] = []
  let columns: readonly (Column | undefined)[] | undefined
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const cells = cellsOf(line)
    if (cells.every((cell) => cell === '')) continue
    const heads = columns ? undefined : headsIn(cells)
    columns ??= heads ?? (cells.length > 5 ? WITH_TWO_SIDES : WITH_SIDES)
    if (heads) continue
    const read = plotIn(cells, columns)
    const why =
      typeof read === 'string'
        ? read
        : plots.some(({ number }) => number === read.number) &&
          `Plot ${read.number} stands above already.`
    if (why) unread.push({ line: at + 1, text: line.trim(), why })
    else if (typeof read !== 'string') plots.push(read)
  }
  return { plots, unread }
}

const WITH_SIDES: readonly Column[] = ['number', 'squareFeet', 'feet', 'facing', 'road']
const WITH_TWO_SIDES: readonly Column[] = [
  'number',
  'squareFeet',
  'width',
  'depth',
  'facing',
  'road',
]

/** The cells of a row. A spreadsheet puts quotes around a cell with a comma. */
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

/** The columns of a line of headings; undefined where it is none. */
function headsIn(cells: readonly string[]): readonly (Column | undefined)[] | undefined {
  if (cells.some((cell) => /^\d/.test(cell))) return undefined
  const found = cells.map((cell) => COLUMNS.find((column) => HEADS[column].test(cell)))
  return found.filter(Boolean).length > 1 ? found : undefined
}

/** The plot of a row, or what is wrong with it. */
function plotIn(
  cells: readonly string[],
  columns: readonly (Column | undefined)[],
): PastedPlot | string {
  const cell = (column: Column) => cells[columns.indexOf(column)] ?? ''
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
  if (!facing) return 'The facing is none of the eight, such as East or NE.'
  const road = roadIn(cell('road'))
  if (!road) return 'The road is missing, such as 30 ft.'
  return { number, squareFeet, feet: [width, depth], facing, road }
}

/** `1,200 sq.ft` and `30'` as figures. */
const figureIn = (cell: string): number =>
  Number(/^([\d,]+(?:\.\d+)?)\D*$/.exec(cell.trim())?.[1]?.replaceAll(',', '') ?? Number.NaN)

/** `E`, `east`, `North East facing`. */
function facingIn(cell: string): Facing | undefined {
  const letters = cell.toLowerCase().replace(/facing|[^a-z]/g, '')
  return FACINGS.find((facing) => {
    const short = facing.replace(/[a-z-]/g, '').toLowerCase()
    return letters === short || letters === facing.toLowerCase().replace('-', '')
  })
}

/** `30`, `30'`, `30 feet road` as `30 ft`, the form by which visitors filter; a name stays. */
const roadIn = (cell: string): string =>
  cell
    .replace(
      /^(.*?)(\d+(?:\.\d+)?)\s*(?:'|’|feet|foot|ft\.?)?\s*(?:wide)?\s*(?:road)?$/i,
      '$1$2 ft',
    )
    .trim()
