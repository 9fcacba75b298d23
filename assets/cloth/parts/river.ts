/**
 * The landscape of the first four openings: a river that comes from the hills, through fields, to where one stands.
 * It is one place through four hours, so that a cross-fade from one to the next looks like time going on.
 */
import { box, chance, chart, disc, glow, gradient, shape } from '@/tools/art/knit/draw'
import { STITCH } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'

const { group } = yarns

type Stops = readonly (readonly [share: number, color: string, opacity?: number])[]
type Point = readonly [x: number, y: number]

/** A place on the river: its middle, and half its width. */
type Station = readonly [x: number, y: number, half: number]

/** From where one looks: how the landscape lies in a cut. All in units of the drawing. */
export type View = {
  width: number
  height: number
  horizon: number
  sun: { x: number; y: number; radius: number }
  /** How far the light reaches around the sun. */
  reach: { x: number; y: number }
  /** The river, from the horizon to the near edge. */
  course: readonly Station[]
  /** On which way, from below the sun, and how far the light in the water goes out. */
  fade: { x: number; y: number }
  /** The edge of the bank on which one stands, from left to right. */
  bank: readonly Point[]
  /** How many strips of fields lie one behind the other. */
  strips: number
}

/** What light there is. */
export type Hour = {
  /** The sky without its sun, from the top to the horizon. */
  sky: Stops
  /** What the sun adds, from itself outwards. */
  light: Stops
  sun?: string
  /** Streaks of cloud: their lit edge below, their body, and those that no light reaches. */
  clouds?: readonly [lit: string, body: string, faint: string]
  /** Hills, far to near. */
  hills: readonly [far: string, near: string]
  /** Fields: from where the light falls to where it does not reach. */
  fields: readonly string[]
  /** Fields under water, which hold the sky: far and near. */
  pond: readonly [far: string, near: string]
  /** The river, from the horizon to the near edge. */
  water: Stops
  /** Light lying on the water under the sun. */
  glint?: string | undefined
  /** What waves are knitted of where no sun reaches. */
  ripple: string
  /** Lamps of far villages. */
  lamps?: string
  stars?: string
}

export const wideView = (width: number, height: number): View => ({
  width,
  height,
  horizon: height * 0.47,
  sun: { x: width * 0.795, y: height * 0.435, radius: 60 },
  reach: { x: width * 0.29, y: height * 0.38 },
  fade: { x: -height * 0.6, y: height * 0.62 },
  course: stations(width, height, [
    [0.795, 0.468, 0.006],
    [0.815, 0.497, 0.012],
    [0.838, 0.53, 0.022],
    [0.82, 0.575, 0.034],
    [0.785, 0.63, 0.046],
    [0.765, 0.69, 0.058],
    [0.72, 0.78, 0.085],
    [0.62, 0.89, 0.13],
    [0.5, 1.06, 0.2],
  ]),
  bank: points(width, height, [
    [0.24, 1],
    [0.32, 0.9],
    [0.44, 0.84],
    [0.58, 0.79],
    [0.7, 0.765],
    [0.8, 0.75],
    [0.9, 0.735],
    [1, 0.725],
  ]),
  strips: 8,
})

export const uprightView = (width: number, height: number): View => ({
  width,
  height,
  horizon: height * 0.31,
  sun: { x: width * 0.5, y: height * 0.287, radius: 52 },
  reach: { x: width * 0.8, y: height * 0.24 },
  fade: { x: 0, y: height * 0.41 },
  course: stations(width, height, [
    [0.5, 0.308, 0.016],
    [0.54, 0.33, 0.032],
    [0.6, 0.35, 0.055],
    [0.53, 0.38, 0.08],
    [0.4, 0.42, 0.11],
    [0.29, 0.47, 0.15],
    [0.24, 0.54, 0.2],
    [0.26, 0.66, 0.27],
    [0.34, 0.8, 0.33],
    [0.4, 1.04, 0.42],
  ]),
  bank: points(width, height, [
    [0, 1],
    [0, 0.74],
    [0.07, 0.65],
    [0.2, 0.57],
    [0.4, 0.52],
    [0.62, 0.49],
    [0.8, 0.477],
    [1, 0.47],
  ]),
  strips: 9,
})

export const cardView = (width: number, height: number): View => ({
  width,
  height,
  horizon: height * 0.47,
  sun: { x: width * 0.46, y: height * 0.42, radius: 48 },
  reach: { x: width * 0.66, y: height * 0.5 },
  fade: { x: -height * 0.4, y: height * 0.92 },
  course: stations(width, height, [
    [0.46, 0.465, 0.016],
    [0.5, 0.5, 0.032],
    [0.56, 0.55, 0.055],
    [0.54, 0.62, 0.11],
    [0.48, 0.72, 0.2],
    [0.42, 0.85, 0.28],
    [0.26, 1.06, 0.26],
  ]),
  bank: points(width, height, [
    [0.34, 1],
    [0.46, 0.9],
    [0.58, 0.83],
    [0.74, 0.79],
    [1, 0.76],
  ]),
  strips: 6,
})

const points = (width: number, height: number, shares: readonly Point[]): Point[] =>
  shares.map(([x, y]) => [x * width, y * height])

const stations = (width: number, height: number, shares: readonly Station[]): Station[] =>
  shares.map(([x, y, half]) => [x * width, y * height, half * width])

/** Sky, hills, fields and river, back to front. */
export function landscape(view: View, hour: Hour): string {
  return (
    sky(view, hour) +
    stars(view, hour) +
    hills(view, hour) +
    fields(view, hour) +
    lamps(view, hour) +
    river(view, hour)
  )
}

function sky({ width, horizon, sun, reach }: View, hour: Hour): string {
  const place = `translate(${sun.x} ${sun.y}) scale(${reach.x} ${reach.y})`
  return (
    `<defs>${gradient('sky', hour.sky, [0, 0, 0, horizon])}${glow('light', hour.light, [0, 0, 1])}</defs>` +
    box('url(#sky)', 0, 0, width, horizon + 20) +
    `<g transform="${place}">${disc('url(#light)', 0, 0, 1)}</g>` +
    (hour.clouds ? clouds({ width, horizon, sun }, hour.clouds) : '') +
    (hour.sun ? disc(hour.sun, sun.x, sun.y, sun.radius) : '')
  )
}

/** Long streaks, lit from below where the light reaches. */
function clouds(
  { width, horizon, sun }: Pick<View, 'width' | 'horizon' | 'sun'>,
  [lit, body, faint]: NonNullable<Hour['clouds']>,
): string {
  const streak = (color: string, x: number, y: number, half: number) =>
    disc(color, x * width + sun.x, y * horizon, half * width, 11)
  return (
    streak(faint, -0.5, 0.62, 0.16) +
    streak(faint, -0.36, 0.68, 0.12) +
    streak(lit, -0.03, 0.635, 0.1) +
    streak(body, -0.04, 0.61, 0.1) +
    streak(lit, 0.16, 0.49, 0.12) +
    streak(body, 0.155, 0.465, 0.115)
  )
}

function hills({ width, horizon, sun }: View, { hills: [far, near] }: Hour): string {
  return ridge(far, 74, 1.2) + ridge(near, 40, 4.1)

  /** A line of hills that opens where the sun stands. */
  function ridge(color: string, tall: number, phase: number): string {
    const top: Point[] = []
    for (let x = 0; x <= width; x += 6) {
      const open = Math.min(1, Math.abs(x - sun.x) / (sun.radius * 3.4))
      const wave = 0.6 + 0.4 * Math.sin(x / 176 + phase) + 0.2 * Math.sin(x / 69 + phase)
      top.push([x, horizon - tall * wave * open])
    }
    return shape(color, [[0, horizon + 12], ...top, [width, horizon + 12]])
  }
}

function stars({ width, horizon }: View, { stars: color }: Hour): string {
  if (!color) return ''
  const random = chance(17)
  return Array.from({ length: Math.round(width / 80) }, () =>
    chart(['s'], { s: color }, random() * width, 20 + random() * horizon * 0.72),
  ).join('')
}

/** Lamps of far villages, in twos. */
function lamps({ width, horizon }: View, { lamps: color }: Hour): string {
  if (!color) return ''
  const random = chance(29)
  return Array.from({ length: Math.round(width / 130) }, () =>
    chart(['l.l'], { l: color }, random() * width, horizon + 10 + random() * 24),
  ).join('')
}

/** Strips one behind the other, cut into fields along lines that run to the sun. */
function fields(view: View, { fields: shades, pond }: Hour): string {
  const { width, height, horizon, sun, strips } = view
  const random = chance(23)
  const depth = height - horizon
  const corner = (slope: number, y: number) => groundPoint(view, slope, y)
  let drawn = ''
  for (let strip = 0; strip < strips; strip++) {
    const top = horizon + depth * (strip / strips) ** 1.8
    const foot = horizon + depth * ((strip + 1) / strips) ** 1.8
    for (let slope = -16; slope < 16; ) {
      const next = slope + 0.5 + random() * 1.1
      const away = Math.abs(corner((slope + next) / 2, top)[0] - sun.x) / width
      const least = away > 0.08 ? 1 : 0
      const shade = Math.floor((strip / strips) * 4.4 + away * 5 + random() * 2.2 - 0.7)
      // Words stand where the light does not reach.
      const wet = random() < 0.13 && strip > 2 && away < 0.4
      const color = wet ? pond[strip < strips * 0.5 ? 0 : 1] : shadeAt(Math.max(least, shade))
      drawn += shape(color, [
        corner(slope, top),
        corner(next, top),
        corner(next, foot + 1),
        corner(slope, foot + 1),
      ])
      slope = next
    }
  }
  return drawn

  function shadeAt(shade: number): string {
    return shades[Math.min(shades.length - 1, shade)] ?? ''
  }
}

function river({ horizon, sun, course, fade }: View, { water, glint, ripple }: Hour): string {
  const flow = smooth(course)
  const left = flow.map(([x, y, half]): Point => [x - half, y])
  const right = flow.map(([x, y, half]): Point => [x + half, y])
  const bed = [...left, ...right.toReversed()]
  return (
    `<defs>${gradient('water', water, [sun.x, horizon, sun.x + fade.x, horizon + fade.y])}</defs>` +
    shape('url(#water)', bed) +
    (glint ? glints(glint) : '') +
    ripples(ripple)
  )

  /** Flat stitches of light below the sun, rarer towards us. */
  function glints(color: string): string {
    const random = chance(5)
    let drawn = ''
    let last = 0
    for (const [x, y, half] of flow) {
      const near = (y - horizon) / fade.y
      const row = whole(y)
      if (near > 0.42) break
      if (row < last + 2 * STITCH.height) continue
      last = row
      const long = half * (0.5 + random() * 0.5)
      const from = Math.max(x - half * 0.8, Math.min(x + half * 0.8 - long, sun.x - long / 2))
      drawn += box(color, from, row, long, STITCH.height)
    }
    return drawn
  }

  /** Flat stitches of the sky's last light, from bank to bank. */
  function ripples(color: string): string {
    const random = chance(8)
    return flow
      .filter(([, y], at) => at % 2 === 0 && y > horizon + fade.y * 0.5)
      .map(([x, y, half]) => {
        const long = half * (0.3 + random() * 0.5)
        return box(
          color,
          x - half * 0.8 + random() * (half * 1.6 - long),
          whole(y),
          long,
          STITCH.height,
        )
      })
      .join('')
  }
}

/** The top of the row of stitches at a height. */
const whole = (y: number): number => Math.round(y / STITCH.height) * STITCH.height

/** Where on the ground a line that runs to the sun crosses a height: 0 is below the sun, 1 right of it. */
export const groundPoint = ({ sun, horizon }: View, ray: number, y: number): Point => [
  sun.x + ray * (y - horizon + 40),
  y,
]

/**
 * The bank on which one stands: the near, dark plane, in furrows from its edge down.
 *
 * @param lower share of the height by which it lies lower
 */
export function nearBank(
  { width, height, bank }: View,
  yarns: readonly string[],
  lower = 0,
): string {
  const deep = height * 0.04
  return yarns
    .map((color, at) => {
      const down = height * lower + deep * at * (1 + at * 0.35)
      return shape(color, [...bank.map(([x, y]): Point => [x, y + down]), [width, height + down]])
    })
    .join('')
}

/** The same way with bends instead of corners (Catmull and Rom, 1974). */
function smooth(course: readonly Station[]): Station[] {
  const steps = 6
  const points: Station[] = []
  for (let at = 0; at < course.length - 1; at++) {
    const [before, from, to, after] = [-1, 0, 1, 2].map(
      (step) => course[Math.max(0, Math.min(course.length - 1, at + step))] ?? [0, 0, 0],
    ) as [Station, Station, Station, Station]
    for (let step = 0; step < steps; step++) {
      const t = step / steps
      const bend = (k: 0 | 1 | 2) =>
        0.5 *
        (2 * from[k] +
          (to[k] - before[k]) * t +
          (2 * before[k] - 5 * from[k] + 4 * to[k] - after[k]) * t ** 2 +
          (3 * from[k] - before[k] - 3 * to[k] + after[k]) * t ** 3)
      points.push([bend(0), bend(1), bend(2)])
    }
  }
  return [...points, course[course.length - 1] ?? [0, 0, 0]]
}

/** What the landscape is knitted of until night; lamps and the sun bring their own. */
export const landscapeYarns = [
  group.ink,
  group.night,
  group.dusk,
  group.violet,
  group.plum,
  group.mauve,
  group.rose,
  group.ember,
  group.leaf,
  group.leafDark,
] as const

/** The sun on the hills: gold in the water, and the first lamps. */
export const dusk: Hour = {
  sky: [
    [0, group.indigo],
    [0.24, group.night],
    [0.5, group.dusk],
    [0.78, group.plum],
    [1, group.mauve],
  ],
  light: [
    [0, group.goldLight],
    [0.17, group.gold],
    [0.29, group.ember],
    [0.41, group.rose],
    [0.54, group.mauve, 0.95],
    [1, group.plum, 0],
  ],
  sun: group.sun,
  clouds: [group.rose, group.plum, group.violet],
  hills: [group.mauve, group.plum],
  fields: [group.leafLight, group.moss, group.leaf, group.leafDark, group.night, group.ink],
  pond: [group.mauve, group.plum],
  water: [
    [0, group.sun],
    [0.06, group.goldLight],
    [0.16, group.gold],
    [0.26, group.ember],
    [0.34, group.rose],
    [0.42, group.mauve],
    [0.54, group.plum],
    [0.7, group.dusk],
    [0.92, group.night],
  ],
  glint: group.sun,
  ripple: group.violet,
}

/** The sun is gone: a last ember along the hills, and whatever is lit is lit by people. */
export const afterglow: Hour = {
  sky: [
    [0, group.indigo],
    [0.3, group.ink],
    [0.55, group.night],
    [0.8, group.dusk],
    [1, group.violet],
  ],
  light: [
    [0, group.ember],
    [0.16, group.rose, 0.95],
    [0.4, group.mauve, 0.8],
    [0.65, group.plum, 0.6],
    [1, group.dusk, 0],
  ],
  clouds: [group.mauve, group.dusk, group.dusk],
  hills: [group.plum, group.ink],
  fields: [group.leaf, group.leafDark, group.leafDark, group.night, group.ink, group.indigo],
  pond: [group.violet, group.dusk],
  water: [
    [0, group.ember],
    [0.1, group.rose],
    [0.24, group.mauve],
    [0.4, group.violet],
    [0.58, group.dusk],
    [0.85, group.night],
  ],
  ripple: group.dusk,
  lamps: group.copper,
}

/** Night: a little blue above the hills, and lamps. */
export const night: Hour = {
  sky: [
    [0, group.indigo],
    [0.5, group.ink],
    [0.8, group.night],
    [1, group.dusk],
  ],
  light: [
    [0, group.dusk],
    [0.4, group.dusk, 0.6],
    [1, group.night, 0],
  ],
  hills: [group.night, group.indigo],
  fields: [group.leafDark, group.leafDark, group.night, group.ink, group.ink, group.indigo],
  pond: [group.dusk, group.night],
  water: [
    [0, group.violet],
    [0.2, group.dusk],
    [0.7, group.dusk],
    [1, group.night],
  ],
  ripple: group.violet,
  lamps: group.copper,
  stars: group.violet,
}
