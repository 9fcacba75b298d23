/**
 * Parses the text of a DXF file into outlines and texts, in its own units. Blocks are expanded, and curves become short
 * straight strokes. The format is a list of pairs of lines, a code and a value. Unknown codes are skipped, and values
 * are used only as numbers or texts, so a file cannot inject anything else.
 */
import type { Point } from '../draw-path'

/** The points of a line, or of a ring if closed. A circle is marked: it surrounds a number and is no plot. */
export type Outline = {
  layer: string
  points: readonly Point[]
  isClosed: boolean
  isCircle?: boolean
}

/** A line of text with its centre and rotation in degrees counterclockwise. */
export type Label = { layer: string; text: string; at: Point; turn: number }

export type Dxf = {
  /** The unit that the file declares; absent if none. */
  unit?: Unit
  outlines: readonly Outline[]
  labels: readonly Label[]
  /** Rotation of a block called north, in degrees counterclockwise. */
  north?: number
  /** Messages about skipped entities that may matter. */
  messages: readonly string[]
}

/** Lengths of the units in feet. */
export const UNITS = {
  feet: 1,
  inches: 1 / 12,
  metres: 1 / 0.3048,
  centimetres: 1 / 30.48,
  millimetres: 1 / 304.8,
} as const
export type Unit = keyof typeof UNITS

export const isUnit = (text: string): text is Unit => Object.hasOwn(UNITS, text)

const INSUNITS: Readonly<Record<number, Unit>> = {
  1: 'inches',
  2: 'feet',
  4: 'millimetres',
  5: 'centimetres',
  6: 'metres',
}

/** Degrees of an arc per straight stroke. */
const STEP = 6
/** Maximum depth of nested blocks, against files that nest endlessly. */
const DEEPEST = 8
const MOST = 200_000
const OF_NO_USE =
  /^(?:POINT|ATTDEF|VIEWPORT|SEQEND|DIMENSION|HATCH|LEADER|MULTILEADER|SOLID|TRACE|WIPEOUT|OLE2FRAME|IMAGE|XLINE|RAY|ACAD_TABLE)$/

type Pair = readonly [code: number, value: string]
type Entity = { type: string; pairs: readonly Pair[] }
/** An affine transform: x' = a x + c y + e, y' = b x + d y + f. */
type Matrix = readonly [number, number, number, number, number, number]
type Block = { base: Point; entities: readonly Entity[] }

const SAME: Matrix = [1, 0, 0, 1, 0, 0]
const move = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
]
const times = (outer: Matrix, [a, b, c, d, e, f]: Matrix): Matrix => {
  const [x, y] = [move(outer, [e, f]), outer]
  return [y[0] * a + y[2] * b, y[1] * a + y[3] * b, y[0] * c + y[2] * d, y[1] * c + y[3] * d, ...x]
}

/** Throws an error that says what to do for a file that is not a text DXF. */
export function readDxf(text: string): Dxf {
  if (/^AutoCAD Binary DXF/.test(text))
    throw new Error('This DXF is binary. Save it again as "AutoCAD 2018 DXF" or "R12 DXF" of text.')
  if (/^AC10\d\d/.test(text))
    throw new Error('This is a DWG. Ask the surveyor for a DXF, or save it as one.')
  const sections = sectionsOf(text)
  const entities = sections.get('ENTITIES')
  if (!entities) throw new Error('This is no DXF: it has no part with the drawing in it.')
  const hidden = hiddenLayers(entitiesOf(sections.get('TABLES') ?? []))
  const blocks = blocksOf(entitiesOf(sections.get('BLOCKS') ?? []))
  const outlines: Outline[] = []
  const labels: Label[] = []
  const passed = new Map<string, number>()
  const unseen = new Set<string>()
  let north: number | undefined
  let count = 0

  const tally = () => {
    if (++count > MOST) throw new Error('This drawing has more parts than a layout can have.')
  }

  function take(all: readonly Entity[], matrix: Matrix, from: string | undefined, depth: number) {
    for (let at = 0; at < all.length; at++) {
      const entity = all[at]
      if (!entity) continue
      tally()
      const { type, pairs } = entity
      const own = textOf(pairs, 8) || '0'
      const layer = own === '0' && from !== undefined ? from : own
      // An old polyline is followed by its vertices, a block reference by its attribute texts.
      const parts: Entity[] = []
      if (type === 'POLYLINE' || (type === 'INSERT' && numberOf(pairs, 66) === 1))
        while (all[at + 1] && /^(?:VERTEX|ATTRIB)$/.test(all[at + 1]?.type ?? ''))
          parts.push(all[++at] as Entity)
      if (numberOf(pairs, 67) === 1) continue
      if (hidden.has(layer)) {
        unseen.add(layer)
        continue
      }
      // An extrusion pointing down (code 230) means that the entity is mirrored.
      const isMirrored = (numberOf(pairs, 230) ?? 1) < 0
      const placed = isMirrored ? times(matrix, [-1, 0, 0, 1, 0, 0]) : matrix
      const outline = outlineOf(type, pairs, parts)
      if (outline) {
        const points = outline.points.map((point) => move(placed, point))
        if (points.length > 1 && points.flat().every(Number.isFinite))
          outlines.push({ ...outline, layer, points })
      } else if (type === 'TEXT' || type === 'MTEXT' || type === 'ATTRIB') {
        labels.push(...labelsOf(type, pairs, layer, placed))
      } else if (type === 'INSERT') {
        const name = textOf(pairs, 2)
        if (/NORTH/i.test(name)) north = turnOf(placed) + (numberOf(pairs, 50) ?? 0)
        const block = blocks.get(name)
        if (block && depth < DEEPEST)
          for (const each of placesOf(pairs, block.base)) {
            tally()
            take(block.entities, times(placed, each), layer, depth + 1)
          }
        // Attribute texts are in coordinates of the drawing, not of the block.
        take(parts, matrix, layer, DEEPEST)
      } else if (!OF_NO_USE.test(type) && type !== 'VERTEX')
        passed.set(`${type} on layer ${layer}`, (passed.get(`${type} on layer ${layer}`) ?? 0) + 1)
    }
  }
  take(entitiesOf(entities), SAME, undefined, 0)
  const unit = INSUNITS[unitOf(sections.get('HEADER') ?? [])]
  return {
    ...(unit && { unit }),
    ...(north !== undefined && { north }),
    outlines,
    labels,
    messages: [
      ...[...unseen].map(
        (layer) =>
          `Layer ${layer} is switched off in the drawing and was left out. Switch it on and export again if plots are on it.`,
      ),
      ...[...passed].map(
        ([what, times]) =>
          `${what}${times > 1 ? ` (${times} times)` : ''} is a kind of line that is not read. Explode it in the drawing if it is part of a plot.`,
      ),
    ],
  }
}

function pairsOf(text: string): readonly Pair[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const pairs: Pair[] = []
  for (let at = 0; at + 1 < lines.length; at += 2) {
    const code = Number(lines[at]?.trim() || Number.NaN)
    if (!Number.isInteger(code))
      throw new Error(
        `This is no whole DXF: line ${at + 1} is no code. Save it again as a DXF of text.`,
      )
    pairs.push([code, lines[at + 1]?.replace(/\s+$/, '') ?? ''])
    if (code === 0 && lines[at + 1]?.trim() === 'EOF') break
  }
  return pairs
}

function sectionsOf(text: string): ReadonlyMap<string, readonly Pair[]> {
  const sections = new Map<string, Pair[]>()
  let open: Pair[] | undefined
  const pairs = pairsOf(text)
  for (const [at, pair] of pairs.entries()) {
    const [code, value] = pair
    if (code === 0 && value.trim() === 'SECTION') {
      open = []
      sections.set(pairs[at + 1]?.[1].trim() ?? '', open)
    } else if (code === 0 && value.trim() === 'ENDSEC') open = undefined
    else open?.push(pair)
  }
  return sections
}

function entitiesOf(pairs: readonly Pair[]): readonly Entity[] {
  const entities: { type: string; pairs: Pair[] }[] = []
  for (const pair of pairs)
    if (pair[0] === 0) entities.push({ type: pair[1].trim(), pairs: [] })
    else entities.at(-1)?.pairs.push(pair)
  return entities
}

const unitOf = (header: readonly Pair[]) => {
  const at = header.findIndex(([code, value]) => code === 9 && value.trim() === '$INSUNITS')
  return at < 0 ? 0 : Number(header[at + 1]?.[1])
}

const hiddenLayers = (tables: readonly Entity[]) =>
  new Set(
    tables
      .filter(({ type }) => type === 'LAYER')
      .filter(
        ({ pairs }) => (numberOf(pairs, 62) ?? 1) < 0 || ((numberOf(pairs, 70) ?? 0) & 1) === 1,
      )
      .map(({ pairs }) => textOf(pairs, 2)),
  )

function blocksOf(entities: readonly Entity[]): ReadonlyMap<string, Block> {
  const blocks = new Map<string, { base: Point; entities: Entity[] }>()
  let open: { base: Point; entities: Entity[] } | undefined
  for (const entity of entities)
    if (entity.type === 'BLOCK') {
      open = { base: pointOf(entity.pairs), entities: [] }
      blocks.set(textOf(entity.pairs, 2), open)
    } else if (entity.type === 'ENDBLK') open = undefined
    else open?.entities.push(entity)
  return blocks
}

/** The transforms of a block's copies: one, or rows and columns of them. */
function placesOf(pairs: readonly Pair[], [bx, by]: Point): readonly Matrix[] {
  const [x, y] = pointOf(pairs)
  const turned = turning(numberOf(pairs, 50) ?? 0)
  const [across, down] = [numberOf(pairs, 41) ?? 1, numberOf(pairs, 42) ?? 1]
  const many = (code: number) => Math.min(500, Math.max(1, numberOf(pairs, code) ?? 1))
  const [columns, rows] = [many(70), many(71)]
  return Array.from({ length: columns * rows }, (_, at): Matrix => {
    const [right, up] = move(turned, [
      (at % columns) * (numberOf(pairs, 44) ?? 0),
      Math.floor(at / columns) * (numberOf(pairs, 45) ?? 0),
    ])
    const placed = times([1, 0, 0, 1, x + right, y + up], turned)
    return times(times(placed, [across, 0, 0, down, 0, 0]), [1, 0, 0, 1, -bx, -by])
  })
}

const turning = (degrees: number): Matrix => {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
  return [cos, sin, -sin, cos, 0, 0]
}
const radians = (degrees: number) => (degrees * Math.PI) / 180
const turnOf = ([a, b]: Matrix) => (Math.atan2(b, a) * 180) / Math.PI

const valuesOf = (pairs: readonly Pair[], code: number) =>
  pairs.flatMap(([each, value]) => (each === code ? Number(value) : []))
const numberOf = (pairs: readonly Pair[], code: number) => valuesOf(pairs, code)[0]
const textOf = (pairs: readonly Pair[], code: number) =>
  pairs.find(([each]) => each === code)?.[1].trim() ?? ''
const pointOf = (pairs: readonly Pair[], code = 10): Point => [
  numberOf(pairs, code) ?? 0,
  numberOf(pairs, code + 10) ?? 0,
]
const pointsOf = (pairs: readonly Pair[], code = 10): readonly Point[] => {
  const ys = valuesOf(pairs, code + 10)
  return valuesOf(pairs, code).map((x, at) => [x, ys[at] ?? 0])
}

function outlineOf(
  type: string,
  pairs: readonly Pair[],
  parts: readonly Entity[],
): Omit<Outline, 'layer'> | undefined {
  const isClosed = ((numberOf(pairs, 70) ?? 0) & 1) === 1
  if (type === 'LINE') return { points: [pointOf(pairs), pointOf(pairs, 11)], isClosed: false }
  if (type === 'LWPOLYLINE') return { points: bent(cornersOf(pairs), isClosed), isClosed }
  if (type === 'POLYLINE') {
    const corners = parts
      // Skip control points of a curve's frame (flag 16).
      .filter((part) => part.type === 'VERTEX' && ((numberOf(part.pairs, 70) ?? 0) & 16) === 0)
      .map((part) => ({ at: pointOf(part.pairs), bulge: numberOf(part.pairs, 42) ?? 0 }))
    return { points: bent(corners, isClosed), isClosed }
  }
  if (type === 'CIRCLE' || type === 'ARC') {
    const [x, y] = pointOf(pairs)
    const r = numberOf(pairs, 40) ?? 0
    const from = type === 'ARC' ? (numberOf(pairs, 50) ?? 0) : 0
    const to = type === 'ARC' ? (numberOf(pairs, 51) ?? 0) : 360
    const points = bow(from, to <= from ? to + 360 : to, (degrees) => [
      x + r * Math.cos(radians(degrees)),
      y + r * Math.sin(radians(degrees)),
    ])
    return type === 'ARC'
      ? { points, isClosed: false }
      : { points: points.slice(0, -1), isClosed: true, isCircle: true }
  }
  if (type === 'ELLIPSE') {
    const [[x, y], [mx, my]] = [pointOf(pairs), pointOf(pairs, 11)]
    const share = numberOf(pairs, 40) ?? 1
    const [from, to] = [numberOf(pairs, 41) ?? 0, numberOf(pairs, 42) ?? 2 * Math.PI]
    const isWhole = to - from > 2 * Math.PI - 1e-6
    const points = bow((from * 180) / Math.PI, (to * 180) / Math.PI, (degrees) => {
      const [cos, sin] = [Math.cos(radians(degrees)), share * Math.sin(radians(degrees))]
      return [x + mx * cos - my * sin, y + my * cos + mx * sin]
    })
    return { points: isWhole ? points.slice(0, -1) : points, isClosed: isWhole }
  }
  if (type === 'SPLINE') return { points: splineOf(pairs), isClosed }
  return undefined
}

const bow = (from: number, to: number, at: (degrees: number) => Point): Point[] => {
  const count = Math.max(1, Math.ceil((to - from) / STEP))
  return Array.from({ length: Math.min(count, 720) + 1 }, (_, each) =>
    at(from + ((to - from) * each) / Math.min(count, 720)),
  )
}

type Corner = { at: Point; bulge: number }

/** The vertices of a polyline: a bulge belongs to the one before it. */
function cornersOf(pairs: readonly Pair[]): readonly Corner[] {
  const corners: { at: [number, number]; bulge: number }[] = []
  for (const [code, value] of pairs) {
    const last = corners.at(-1)
    if (code === 10) corners.push({ at: [Number(value), 0], bulge: 0 })
    else if (code === 20 && last) last.at[1] = Number(value)
    else if (code === 42 && last) last.bulge = Number(value)
  }
  return corners
}

/** Expands bulges into strokes: a bulge is the tangent of a quarter of the angle of the arc to the next vertex. */
function bent(corners: readonly Corner[], isClosed: boolean): readonly Point[] {
  return corners.flatMap(({ at, bulge }, index): readonly Point[] => {
    const next = corners[index + 1] ?? (isClosed ? corners[0] : undefined)
    if (!bulge || !next || !Number.isFinite(bulge)) return [at]
    const [[ax, ay], [bx, by]] = [at, next.at]
    const angle = 4 * Math.atan(bulge)
    const away = (1 - bulge ** 2) / (4 * bulge)
    const [cx, cy] = [(ax + bx) / 2 - (by - ay) * away, (ay + by) / 2 + (bx - ax) * away]
    const count = Math.max(1, Math.ceil((Math.abs(angle) * 180) / Math.PI / STEP))
    return Array.from({ length: count }, (_, each) => {
      const turn = (angle * each) / count
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
      return [cx + (ax - cx) * cos - (ay - cy) * sin, cy + (ax - cx) * sin + (ay - cy) * cos]
    })
  })
}

/** A spline through its fit points, otherwise from its control points by de Boor's algorithm. */
function splineOf(pairs: readonly Pair[]): readonly Point[] {
  const fit = pointsOf(pairs, 11)
  const pulls = pointsOf(pairs)
  const knots = valuesOf(pairs, 40)
  const degree = numberOf(pairs, 71) ?? 3
  if (pulls.length <= degree || degree < 1 || knots.length < pulls.length + degree + 1) return fit
  const [from, to] = [knots[degree] ?? 0, knots[pulls.length] ?? 1]
  const count = Math.min(2000, pulls.length * 6)
  return Array.from({ length: count + 1 }, (_, each) => {
    const t = from + ((to - from) * each) / count
    let span = degree
    while (span < pulls.length - 1 && t >= (knots[span + 1] ?? to)) span++
    const points = pulls.slice(span - degree, span + 1)
    for (let round = 1; round <= degree; round++)
      for (let at = degree; at >= round; at--) {
        const left = knots[span - degree + at] ?? 0
        const right = knots[span + 1 + at - round] ?? 0
        const share = right === left ? 0 : (t - left) / (right - left)
        const [[ax, ay], [bx, by]] = [points[at - 1] ?? [0, 0], points[at] ?? [0, 0]]
        points[at] = [ax + (bx - ax) * share, ay + (by - ay) * share]
      }
    return points[degree] ?? [0, 0]
  })
}

/** The labels of a text entity, one for each line. */
function labelsOf(
  type: string,
  pairs: readonly Pair[],
  layer: string,
  matrix: Matrix,
): readonly Label[] {
  const written =
    type === 'MTEXT'
      ? pairs
          .filter(([code]) => code === 3)
          .map(([, value]) => value)
          .join('') + textOf(pairs, 1)
      : textOf(pairs, 1)
  const lines = plainOf(written)
  const height = numberOf(pairs, 40) ?? 0
  const direction = type === 'MTEXT' ? numberOf(pairs, 11) : undefined
  const turn =
    direction !== undefined
      ? (Math.atan2(numberOf(pairs, 21) ?? 0, direction) * 180) / Math.PI
      : (numberOf(pairs, 50) ?? 0)
  const longest = Math.max(...lines.map((line) => line.length))
  const width = longest * height * 0.8
  // The insertion point may be a corner, an edge or the centre: its offset from the centre as shares of the size.
  let [across, up] = [0.5, 0.5]
  let at = pointOf(pairs)
  if (type === 'MTEXT') {
    const corner = (numberOf(pairs, 71) ?? 1) - 1
    across = 0.5 - (corner % 3) / 2
    up = Math.floor(corner / 3) / 2 - 0.5
  } else {
    const [level, foot] = [
      numberOf(pairs, 72) ?? 0,
      numberOf(pairs, type === 'TEXT' ? 73 : 74) ?? 0,
    ]
    const hasSecond = (level > 0 || foot > 0) && numberOf(pairs, 11) !== undefined
    const second = pointOf(pairs, 11)
    if (hasSecond && (level === 3 || level === 5))
      at = [(at[0] + second[0]) / 2, (at[1] + second[1]) / 2]
    else if (hasSecond) at = second
    across = level === 0 ? 0.5 : level === 2 ? -0.5 : 0
    up = level === 4 ? 0 : foot === 2 ? 0 : foot === 3 ? -0.5 : 0.5
  }
  const [dx, dy] = move(turning(turn), [across * width, up * height * lines.length])
  const middle = move(matrix, [at[0] + dx, at[1] + dy])
  if (!middle.every(Number.isFinite)) return []
  return lines.map((text) => ({ layer, text, at: middle, turn: turn + turnOf(matrix) }))
}

/** The lines of a text without formatting codes. */
const plainOf = (text: string): readonly string[] =>
  text
    .slice(0, 2000)
    .replace(/\\U\+([0-9A-F]{4})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replace(/%%[uok]/gi, '')
    .replace(/%%d/gi, '°')
    .replace(/%%c/gi, 'Ø')
    .replace(/\\S([^;^#/]*)[\^#/]([^;]*);/g, ' $1/$2')
    .replace(/\\[ACFHQTWacfhqtwp][^;\\]*;/g, '')
    .replace(/\\[LlOoKk]/g, '')
    .replace(/\\~/g, ' ')
    .replace(/[{}]/g, '')
    .split(/\\P|\^J|\n/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
