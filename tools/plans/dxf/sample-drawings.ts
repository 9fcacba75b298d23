/**
 * Drawings in the style of surveyors, for tests of the import. `node --import tsx tools/plans/dxf/sample-drawings.ts`
 * writes them to tools/plans/dxf/drawings/, to open in a CAD program.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

type Value = string | number
type XY = readonly [number, number]

/** Pairs of code and value, as lines. */
export const codes = (...pairs: readonly (readonly [number, Value])[]) =>
  pairs.map(([code, value]) => `${code}\n${value}\n`).join('')

export const line = (layer: string, [ax, ay]: XY, [bx, by]: XY) =>
  codes([0, 'LINE'], [8, layer], [10, ax], [20, ay], [11, bx], [21, by])

/** A polyline from corners with bulges. */
export const polyline = (
  layer: string,
  corners: readonly (readonly [number, number, number?])[],
  isClosed = true,
) =>
  codes([0, 'LWPOLYLINE'], [8, layer], [90, corners.length], [70, isClosed ? 1 : 0]) +
  corners
    .map(([x, y, bulge]) => codes([10, x], [20, y], ...(bulge ? [[42, bulge] as const] : [])))
    .join('')

/** A polyline in the format of old files. */
export const vertices = (layer: string, corners: readonly XY[], isClosed = true) =>
  codes([0, 'POLYLINE'], [8, layer], [66, 1], [70, isClosed ? 1 : 0]) +
  corners.map(([x, y]) => codes([0, 'VERTEX'], [8, layer], [10, x], [20, y])).join('') +
  codes([0, 'SEQEND'])

/** A text centred on a point. */
export const text = (layer: string, words: Value, [x, y]: XY, height = 1, turn = 0) =>
  codes(
    ...([
      [0, 'TEXT'],
      [8, layer],
      [10, x],
      [20, y],
      [11, x],
      [21, y],
      [40, height],
    ] as const),
    ...([
      [1, words],
      [50, turn],
      [72, 1],
      [73, 2],
    ] as const),
  )

export const mtext = (layer: string, words: Value, [x, y]: XY, height = 1) =>
  codes([0, 'MTEXT'], [8, layer], [10, x], [20, y], [40, height], [71, 5], [1, words])

export const box = (x: number, y: number, width: number, height: number): readonly XY[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

const section = (name: string, body: string) =>
  codes([0, 'SECTION'], [2, name]) + body + codes([0, 'ENDSEC'])

/** A drawing; it declares a unit only if one is given. */
export const drawing = (
  entities: string,
  { unit, blocks = '', tables = '' }: { unit?: number; blocks?: string; tables?: string } = {},
) =>
  section('HEADER', unit === undefined ? '' : codes([9, '$INSUNITS'], [70, unit])) +
  section('TABLES', tables) +
  section('BLOCKS', blocks) +
  section('ENTITIES', entities) +
  codes([0, 'EOF'])

const FOOT = 0.3048

type Grid = {
  columns: number
  rows: number
  width: number
  depth: number
  road: number
  unit: number
  at?: XY
  /** Width of the ground to the right of the plots. */
  beside?: number
}

/** Rows of plots in pairs, a road above and below each; figures in feet, `unit` is a foot in units of the drawing. */
export function grid({
  columns,
  rows,
  width,
  depth,
  road,
  unit,
  at: [left, bottom] = [0, 0],
  beside = 0,
}: Grid) {
  const to = (feet: number) => feet * unit
  const pair = road + 2 * depth
  const entities: string[] = []
  for (let row = 0; row < rows; row++) {
    const foot = road + Math.floor(row / 2) * pair + (row % 2) * depth
    for (let column = 0; column < columns; column++) {
      const number = row * columns + column + 1
      const [x, y] = [left + to(column * width), bottom + to(foot)]
      entities.push(polyline('PLOTS', box(x, y, to(width), to(depth))))
      entities.push(
        mtext('PLOT_NO', `{\\fArial|b1;${number}}`, [x + to(width / 2), y + to(depth / 2)], to(5)),
      )
    }
  }
  const pairs = Math.ceil(rows / 2)
  const height = road + pairs * pair - (rows % 2) * depth
  for (let each = 0; each <= pairs; each++) {
    const middle = Math.min(height - road / 2, each * pair + road / 2)
    if (each < pairs || rows % 2 === 0)
      entities.push(
        text(
          'ROADS',
          `${road} FT ROAD`,
          [left + to((columns * width) / 2), bottom + to(middle)],
          to(5),
        ),
      )
  }
  entities.push(polyline('BOUNDARY', box(left, bottom, to(columns * width + beside), to(height))))
  return entities.join('')
}

/** A grid with roads of 30 ft, in metres far from the origin, with a park and an entrance. */
const metres = () => {
  const [x, y] = [712_345.67, 1_231_234.5]
  const place = (right: number, up: number): XY => [x + right * FOOT, y + up * FOOT]
  return drawing(
    grid({
      columns: 8,
      beside: 90,
      rows: 4,
      width: 40,
      depth: 60,
      road: 30,
      unit: FOOT,
      at: [x, y],
    }) +
      polyline(
        'OSR',
        [place(320, 30), place(400, 30), place(400, 150), place(320, 150)].map((each) => each),
      ) +
      text('NOTES', 'PARK', place(360, 90), 2) +
      text('NOTES', 'ENTRANCE', place(20, 15), 2) +
      mtext('AREA', "2400 SQ.FT\\P40' X 60'", place(20, 50)) +
      mtext('AREA', '223.0 SQ.M', place(60, 50)) +
      codes(
        [0, 'INSERT'],
        [8, 'NORTH'],
        [2, 'NORTH_ARROW'],
        ...([
          [10, x],
          [20, y],
          [50, 0],
        ] as const),
      ),
    {
      unit: 6,
      blocks:
        codes([0, 'BLOCK'], [2, 'NORTH_ARROW'], [10, 0], [20, 0]) +
        line('0', [0, 0], [0, 5]) +
        codes([0, 'ENDBLK']),
    },
  )
}

/** A careless drawing by hand, in millimetres. */
const millimetres = () => {
  const mm = (feet: number) => feet * 304.8
  const at = (right: number, up: number): XY => [mm(right), mm(up)]
  const ring = (right: number, up: number, width: number, height: number) =>
    box(mm(right), mm(up), mm(width), mm(height))
  const number = (words: Value, right: number, up: number) =>
    text('TEXT', words, at(right, up), mm(4))
  const plotBlock =
    codes([0, 'BLOCK'], [2, 'PLOT40X60'], [10, 0], [20, 0]) +
    polyline('0', ring(0, 0, 40, 60)) +
    codes([0, 'ENDBLK'])
  const insert = (right: number, up: number) =>
    codes([0, 'INSERT'], [8, 'PLOT'], [2, 'PLOT40X60'], [10, mm(right)], [20, mm(up)])
  return drawing(
    [
      // Blocks, the second mirrored.
      insert(0, 30),
      number('PLOT NO. 1', 20, 60),
      codes([0, 'INSERT'], [8, 'PLOT'], [2, 'PLOT40X60'], [10, mm(80)], [20, mm(90)], [50, 180]),
      number(2, 60, 60),
      // A round corner, and a circle around the number.
      polyline('PLOT', [
        [mm(80), mm(30)],
        [mm(110), mm(30), Math.tan(Math.PI / 8)],
        [mm(120), mm(40)],
        [mm(120), mm(90)],
        [mm(80), mm(90)],
      ]),
      codes([0, 'CIRCLE'], [8, 'TEXT'], [10, mm(100)], [20, mm(60)], [40, mm(7)]),
      number(3, 100, 60),
      // A front that is a spline, and lines for the other sides.
      codes(
        ...([
          [0, 'SPLINE'],
          [8, 'PLOT'],
          [70, 8],
          [71, 3],
          [73, 4],
        ] as const),
        ...[0, 0, 0, 0, 1, 1, 1, 1].map((knot) => [40, knot] as const),
        ...(
          [
            [120, 30],
            [130, 26],
            [150, 26],
            [160, 30],
          ] as const
        ).flatMap(([right, up]) => [[10, mm(right)] as const, [20, mm(up)] as const]),
      ),
      line('PLOT', at(160, 30), at(160, 90)),
      line('PLOT', at(160, 90), at(120, 90)),
      line('PLOT', at(120, 90), at(120, 30)),
      number(4, 140, 60),
      // An outline with a gap of two feet.
      polyline(
        'PLOT',
        [at(200, 32), at(200, 90), at(160.5, 90), at(160.5, 30), at(200, 30)],
        false,
      ),
      number(5, 180, 60),
      // The same number twice.
      polyline('PLOT', ring(0, 90, 40, 60)),
      number(6, 20, 120),
      polyline('PLOT', ring(40, 90, 40, 60)),
      number(6, 60, 120),
      // Overlaps its neighbour by four feet.
      polyline('PLOT', ring(80, 90, 44, 60)),
      number(7, 100, 120),
      polyline('PLOT', ring(120, 90, 40, 60)),
      number(8, 140, 120),
      text('TEXT', '2,640 SQ.FT', at(140, 110), mm(3)),
      // One without a number, and one whose number has a letter.
      polyline('PLOT', ring(160.5, 90.5, 40, 59)),
      polyline('PLOT', ring(201, 90.5, 40, 59)),
      number('9A', 221, 120),
      text('ROAD', '30\'-0" WIDE ROAD', at(100, 13), mm(5)),
      text('ROAD', '9.0 M WIDE ROAD', at(100, 165), mm(5)),
      polyline('BOUNDARY', ring(-30, 0, 300, 180)),
      text('NOTES', 'SURVEY NO 114/2', at(-15, 100), mm(3)),
      codes([0, 'REGION'], [8, 'PLOT'], [1, 'x']),
      text('OLD', 99, at(20, 100), mm(4)),
    ].join(''),
    {
      unit: 4,
      blocks: plotBlock,
      tables: codes([0, 'LAYER'], [2, 'OLD'], [70, 0], [62, -7]),
    },
  )
}

/** As old programs write it, in feet: single lines around plots, some shared, without a unit. */
const feet = () => {
  const plot = (right: number, up: number) => {
    const corners = box(right, up, 30, 50)
    return corners
      .map((from, each) => line('PLOTLINES', from, corners[(each + 1) % 4] ?? from))
      .join('')
  }
  return drawing(
    [
      // Single lines, drawn again for the neighbour.
      ...[0, 1, 2, 3].map((each) => plot(each * 30, 30)),
      // One outline, divided by lines.
      vertices('PLOTLINES', box(0, 120, 120, 50)),
      ...[30, 60, 90].map((right) => line('PLOTLINES', [right, 120], [right, 170])),
      ...[1, 2, 3, 4].map((number) => text('NUMBERS', number, [number * 30 - 15, 55], 4)),
      ...[5, 6, 7, 8].map((number) => text('NUMBERS', number, [(number - 4) * 30 - 15, 145], 4)),
      // Side lengths as texts.
      ...[30, 50].map((length) => text('DIMS', length, [15, length + 2], 2)),
      vertices('CLUBHOUSE', box(144, 120, 60, 50)),
      text('ROADNAMES', "40' ROAD", [60, 100], 4),
      text('ROADNAMES', '24 FEET ROAD', [132, 140], 4, 90),
      vertices('SITE', box(-10, 20, 230, 160)),
    ].join(''),
  )
}

export const DRAWINGS = {
  'grid-metres': metres,
  'hand-made-millimetres': millimetres,
  'old-feet': feet,
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = path.join(import.meta.dirname, 'drawings')
  mkdirSync(folder, { recursive: true })
  for (const [name, make] of Object.entries(DRAWINGS))
    writeFileSync(path.join(folder, `${name}.dxf`), make())
}
