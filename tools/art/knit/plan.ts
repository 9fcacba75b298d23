/**
 * Draws a project's own plan as a scene, so that a new project has a picture without a designer. Each stitch takes
 * the yarn of what the survey has there: plots in a few yarns, chosen by their numbers and never by what is sold;
 * roads, parks and water in theirs. Lit areas are bright; behind text the same plots are dark.
 */
import { type Point, readStrokes } from '@/tools/plans/draw-path'
import { readElements, readPlot, type Shape } from '@/tools/plans/read-plan'
import { type Chart, type CutName, SIZES, type Size, STITCH } from './chart'
import { yarns } from './yarns'

/** A yarn, and its darker versions at dusk and at night. Text is legible on the night version. */
type Tones = readonly [lit: string, dusk: string, night: string]

const [LIT, DUSK, NIGHT] = [0, 1, 2] as const
type Shade = typeof LIT | typeof DUSK | typeof NIGHT

const GROUNDS = ['verge', 'road', 'park', 'lawn', 'water', 'building', 'tree'] as const
type Ground = (typeof GROUNDS)[number]

type PlanYarns = Readonly<Record<Ground, Tones>> & {
  plots: readonly Tones[]
  /** The land around the project. */
  fields: readonly Tones[]
}

/** How a plan is placed in a cut. Positions in the cut are shares of its width and height. */
type View = {
  /** Degrees, clockwise. */
  turn: number
  /** How wide the project is before it is turned, as a share of the cut's width. */
  width: number
  /** The point of the project that is shown at `at`. */
  middle: Point
  at: Point
  /** The height of the horizon in a view from the ground; absent in one from above. */
  horizon?: number
  /** The lit ellipse: its centre, and its radii. */
  light: { at: Point; reach: Point }
  /** Stitches by which roads are widened at each side. */
  widen: number
}

const { tealNight, tealDeep, teal, pond, mist, road, terracotta, brick, gold, goldLight } =
  yarns.properties
const { goldDeep, leaf, leafLight, leafDark } = yarns.properties

const palette: PlanYarns = {
  verge: [teal, tealDeep, tealNight],
  road: [road, mist, pond],
  park: [leaf, leafDark, tealDeep],
  lawn: [leafLight, leaf, leafDark],
  water: [mist, pond, teal],
  building: [goldLight, goldDeep, leafDark],
  tree: [leafDark, leafDark, tealNight],
  plots: [
    [terracotta, brick, teal],
    [gold, goldDeep, leafDark],
    [pond, teal, tealDeep],
    [leafLight, leaf, tealDeep],
    [brick, leafDark, leafDark],
    [teal, tealDeep, teal],
  ],
  fields: [
    [leafDark, tealNight, tealNight],
    [leaf, tealDeep, tealNight],
    [leafDark, leafDark, tealDeep],
  ],
}

/** An area behind text, as shares of the cut. */
type Area = readonly [left: number, top: number, right: number, bottom: number]
const WORDS: Readonly<Record<CutName, readonly Area[]>> = {
  wide: [
    [0, 0, 1, 0.1],
    [0, 0.3, 0.4, 1],
  ],
  upright: [
    [0, 0, 1, 0.11],
    [0, 0.43, 1, 1],
  ],
  card: [],
}

/** Width of the dusk around text, as a share of the cut, so that a road does not go dark abruptly. */
const DUSK_AROUND_WORDS = 0.05

/** An area of the survey. */
type Feature = { tones: Tones; kind: Ground | 'plot' | 'field'; holds: (point: Point) => boolean }

type Survey = { features: readonly Feature[]; from: Point; to: Point; isRound: boolean }

const CLASSES: Readonly<Record<string, Ground>> = {
  site: 'verge',
  road: 'road',
  park: 'park',
  park2: 'lawn',
  water: 'water',
  amen: 'building',
  tree: 'tree',
}

/** The charts of a survey, an SVG file. */
export function planCharts(survey: string): Record<CutName, Chart> {
  const plan = surveyOf([...readElements(survey)])
  const views = viewsOf(plan)
  const chart = (name: CutName) => drawPlan(plan, views[name], SIZES[name], WORDS[name])
  return { wide: chart('wide'), upright: chart('upright'), card: chart('card') }
}

/** The yarn of most of the land at night. */
const GROUND = tealNight

/** The features of a survey, the last drawn first, and the fields around it. */
function surveyOf(elements: readonly Shape[]): Survey {
  let yarn = 0
  const parks = elements
    .filter(({ attributes }) => attributes.class === 'park' || attributes.class === 'park2')
    .map(({ attributes }) => within(attributes.d))
  const features = elements.flatMap((element): Feature[] => {
    const { class: kind = '', d } = element.attributes
    if (kind === 'plot') {
      // A step of 1 to length − 1 from the previous plot's yarn, so that neighbours in a row differ.
      const { plots } = palette
      yarn = (yarn + 1 + (scatter(readPlot(element).number) % (plots.length - 1))) % plots.length
      return [{ tones: plots[yarn] ?? palette.verge, kind: 'plot', holds: within(d) }]
    }
    const ground = CLASSES[kind]
    // Trees beside a road would look like holes in it.
    if (!ground || (ground === 'tree' && !parks.some((park) => park(middleOf(element))))) return []
    const holds = element.name === 'circle' ? withinCircle(element) : within(d)
    return [{ tones: palette[ground], kind: ground, holds }]
  })
  const fields = palette.fields.map(
    (tones, index): Feature => ({
      tones,
      kind: 'field',
      holds: (point) => scatter(fieldAt(point)) % palette.fields.length === index,
    }),
  )
  const site = elements.find(({ attributes }) => attributes.class === 'site')?.attributes.d
  const outline = readStrokes(site).flatMap(({ points }) => points)
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
  const from: Point = [Math.min(...xs), Math.min(...ys)]
  const to: Point = [Math.max(...xs), Math.max(...ys)]
  const filled = areaOf(outline) / ((to[0] - from[0]) * (to[1] - from[1]))
  return {
    features: [...features.reverse(), ...fields],
    from,
    to,
    isRound: Math.abs(filled - Math.PI / 4) < 0.02,
  }
}

/** The index of a field: fields lie in rows, each row a little offset from the previous one. */
function fieldAt([x, y]: Point) {
  const row = Math.floor((y - x * 0.3) / 90)
  return row * 101 + Math.floor((x + y * 0.3) / 210 + (scatter(row + 50) % 10) / 10) + 5000
}

/** Hashes a number so that no pattern is visible (Knuth's multiplicative hash). */
const scatter = (number: number) => (Math.imul(number, 2654435761) >>> 0) >>> 8

function areaOf(points: readonly Point[]) {
  const twice = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}

const middleOf = ({ attributes: { cx, cy } }: Shape): Point => [Number(cx), Number(cy)]

function withinCircle(circle: Shape) {
  const [middleX, middleY] = middleOf(circle)
  return ([x, y]: Point) => Math.hypot(x - middleX, y - middleY) <= Number(circle.attributes.r)
}

/** Tests whether a point is in a path: a line from it to the left crosses the edges an odd number of times. */
function within(d: string | undefined) {
  const strokes = readStrokes(d).map(({ points }) => points)
  const all = strokes.flat()
  const [left, right] = [Math.min(...all.map(([x]) => x)), Math.max(...all.map(([x]) => x))]
  const [top, bottom] = [Math.min(...all.map(([, y]) => y)), Math.max(...all.map(([, y]) => y))]
  // Runs for every stitch and edge: unpacking an array is ten times as slow as reading a property.
  const edges = strokes.flatMap((points) =>
    points.map(([ax, ay], index) => {
      const [bx, by] = points.at(index - 1) ?? [ax, ay]
      return { ax, ay, bx, by }
    }),
  )
  return (point: Point) => {
    const x = point[0]
    const y = point[1]
    if (x < left || x > right || y < top || y > bottom) return false
    let isIn = false
    for (const { ax, ay, bx, by } of edges)
      if (ay > y !== by > y && x > ax + ((y - ay) / (by - ay)) * (bx - ax)) isIn = !isIn
    return isIn
  }
}

/**
 * The default views: the whole plan if round, its length into depth if long, otherwise a perspective from the ground.
 * The wide ones have the plan at the right, beside the words.
 */
function viewsOf({ from, to, isRound }: Survey): Record<CutName, View> {
  const aspect = (to[0] - from[0]) / (to[1] - from[1])
  const whole: View = {
    turn: 0,
    // The height of the cut minus a margin; a card is 576 by 400.
    width: Math.min(0.96, 0.92 * aspect * (400 / 576)),
    middle: [0.5, 0.5],
    at: [0.5, 0.5],
    light: { at: [0.5, 0.5], reach: [9, 9] },
    widen: 0.3,
  }
  const calm = { ...whole, widen: 0 }
  if (isRound)
    return {
      wide: {
        ...calm,
        width: 0.52,
        at: [0.705, 0.46],
        light: { at: [0.705, 0.46], reach: [0.34, 0.44] },
      },
      upright: {
        ...whole,
        width: 0.94,
        at: [0.5, 0.31],
        light: { at: [0.5, 0.3], reach: [0.75, 0.3] },
      },
      card: whole,
    }
  if (aspect > 1.8)
    return {
      wide: {
        ...calm,
        turn: -76,
        width: 2.7,
        middle: [0.12, 0.5],
        at: [0.7, 1],
        horizon: -0.2,
        light: { at: [0.8, 0.6], reach: [2, 2] },
      },
      upright: {
        ...calm,
        turn: 72,
        width: 2.3,
        at: [0.5, 0.36],
        light: { at: [0.5, 0.28], reach: [1, 0.3] },
      },
      // Diagonal: a level view would be a ribbon.
      card: { ...whole, turn: -24, width: 0.88 },
    }
  return {
    wide: {
      ...calm,
      turn: 28,
      width: 1.25,
      at: [0.72, 0.5],
      horizon: -0.35,
      light: { at: [0.76, 0.5], reach: [0.55, 0.7] },
    },
    upright: {
      ...calm,
      turn: 20,
      width: 2.2,
      at: [0.5, 0.36],
      horizon: -0.2,
      light: { at: [0.5, 0.3], reach: [1, 0.3] },
    },
    card: whole,
  }
}

/** Foreshortening of the ground in a view from the ground. */
const SQUASH = 0.6

/** Maps a point of the cut to one of the survey; undefined above the horizon. */
function surveyor({ from, to }: Survey, view: View, width: number, height: number) {
  const scale = (view.width * width) / (to[0] - from[0])
  const [middleX, middleY] = [0, 1].map(
    (axis) => (from[axis] ?? 0) + (view.middle[axis] ?? 0) * ((to[axis] ?? 0) - (from[axis] ?? 0)),
  ) as [number, number]
  const [atX, atY] = [view.at[0] * width, view.at[1] * height]
  const turn = (view.turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn) / scale, Math.sin(turn) / scale]
  return ([x, y]: Point): Point | undefined => {
    const [right, down] = onGround(x - atX, y - atY)
    if (down === Number.NEGATIVE_INFINITY) return undefined
    return [middleX + right * cos + down * sin, middleY - right * sin + down * cos]
  }

  /** Undoes perspective: points nearer to the horizon are farther away. */
  function onGround(right: number, down: number): Point {
    if (view.horizon === undefined) return [right, down]
    const above = atY - view.horizon * height
    const nearness = (above + down) / above
    if (nearness <= 0) return [0, Number.NEGATIVE_INFINITY]
    return [right / nearness, (above / SQUASH) * (1 - 1 / nearness)]
  }
}

/** Where the survey is sampled in a stitch, as offsets from its middle in stitches. */
const LOOKS = [-0.33, 0, 0.33].flatMap((y) => [-0.33, 0, 0.33].map((x): Point => [x, y]))

/** Draws the plan stitch by stitch. Finer edges would be knitted in a yarn between the two beside them. */
function drawPlan(
  plan: Survey,
  view: View,
  { columns, rows }: Size,
  words: readonly Area[],
): Chart {
  const [width, height] = [columns * STITCH.width, rows * STITCH.height]
  const onSurvey = surveyor(plan, view, width, height)
  const roads = plan.features.filter(({ kind }) => kind === 'road')
  const cells = Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    const look = ([x, y]: Point) =>
      onSurvey([(column + 0.5 + x) * STITCH.width, (row + 0.5 + y) * STITCH.height])
    const feature = commonest(LOOKS.map((each) => featureAt(plan.features, look(each))))
    if (view.widen === 0 || feature?.kind === 'road') return feature
    return (
      AROUND.map(([x, y]) => featureAt(roads, look([x * view.widen, y * view.widen]))).find(
        Boolean,
      ) ?? feature
    )
  })
  const shades = shadesOf(cells, columns, rows, view.light, words)
  const colors = cells.map((feature, at) => feature?.tones[shades[at] ?? NIGHT] ?? GROUND)
  const used = [...new Set(colors)]
  return {
    columns,
    rows,
    yarns: used,
    cells: Uint8Array.from(colors, (yarn) => used.indexOf(yarn)),
  }
}

const AROUND: readonly Point[] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
]

const featureAt = (features: readonly Feature[], point: Point | undefined) =>
  point && features.find(({ holds }) => holds(point))

function commonest<T>(values: readonly T[]) {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best))[0]
}

/** Features too small to be lit in part. */
const WHOLE: ReadonlySet<Feature['kind']> = new Set(['plot', 'building', 'water', 'park', 'lawn'])

/** The shade of each stitch. Small features get one shade, that of their darkest stitch. */
function shadesOf(
  cells: readonly (Feature | undefined)[],
  columns: number,
  rows: number,
  { at: [lightX, lightY], reach: [across, down] }: View['light'],
  words: readonly Area[],
): readonly Shade[] {
  const alone = cells.map((_, at): Shade => {
    const x = ((at % columns) + 0.5) / columns
    const y = (Math.floor(at / columns) + 0.5) / rows
    const isNear = (margin: number) =>
      words.some(
        ([left, top, right, bottom]) =>
          x > left - margin && x < right + margin && y > top - margin && y < bottom + margin,
      )
    const far = Math.hypot((x - lightX) / across, (y - lightY) / down)
    if (isNear(0) || far > 1) return NIGHT
    return isNear(DUSK_AROUND_WORDS) || far > 0.72 ? DUSK : LIT
  })
  const darkest = new Map<Feature, Shade>()
  for (const [at, feature] of cells.entries())
    if (feature && WHOLE.has(feature.kind))
      darkest.set(feature, darker(darkest.get(feature) ?? LIT, alone[at] ?? NIGHT))
  return cells.map((feature, at) =>
    feature && WHOLE.has(feature.kind) ? (darkest.get(feature) ?? NIGHT) : (alone[at] ?? NIGHT),
  )
}

const darker = (one: Shade, other: Shade) => (one > other ? one : other)
