import { box, chart, gradient, line, shape } from '@/tools/art/knit/draw'
import { type Scene, STITCH } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { bearer, palm } from './parts/home'

const { indigo, dusk, violet, plum, mauve, rose, ember, crimson, copper, earth } = yarns.group
const { gold, goldLight, goldDeep, sun, mist, lagoon, water, deep, leaf, leafDark, grass } =
  yarns.group

type Point = readonly [x: number, y: number]
type Dye = readonly [shade: string, body: string, light: string]

const dyes: readonly Dye[] = [
  [plum, crimson, rose],
  [goldDeep, gold, goldLight],
  [indigo, dusk, violet],
  [copper, ember, gold],
  [indigo, violet, mauve],
  [mauve, rose, goldLight],
  [leafDark, leaf, grass],
]

const woman = { y: goldLight, z: ember, s: violet, c: gold, n: earth, k: indigo }

/** Yarn hangs to dry along the river, and its colours run in the water. */
export default {
  yarns: [
    ...([water, deep, lagoon, mist, sun, goldLight, gold, goldDeep, ember, copper] as const),
    ...[earth, crimson, rose, mauve, plum, violet, dusk, indigo, leaf, leafDark, grass],
  ],
  dither: 0.08,
  wide: {
    columns: 132,
    rows: 99,
    draw: (width, height) =>
      morning(width, height, height * 0.34) +
      palm(width * 0.1, height * 0.36, height * 0.24, leafDark, 0.08) +
      palm(width * 0.19, height * 0.36, height * 0.17, leafDark, -0.05) +
      washing(width, height, 8) +
      chart(bearer, woman, width * 0.412, height * 0.57),
  },
  card: {
    columns: 48,
    rows: 40,
    draw: (width, height) => morning(width, height, height * 0.34) + washing(width, height, 5),
  },
} satisfies Scene

/** Sky of a morning, the far bank and the river up to us. */
function morning(width: number, height: number, horizon: number): string {
  const sky = gradient(
    'sky',
    [
      [0, mist],
      [0.5, sun],
      [1, goldLight],
    ],
    [0, 0, 0, horizon],
  )
  const river = gradient(
    'river',
    [
      [0, lagoon],
      [0.4, water],
      [1, deep],
    ],
    [0, horizon, 0, height],
  )
  const hills: Point[] = [
    [0, 0.82],
    [0.14, 0.9],
    [0.34, 0.76],
    [0.52, 0.86],
    [0.78, 0.68],
    [1, 0.78],
    [1, 1],
    [0, 1],
  ]
  return (
    `<defs>${sky}${river}</defs>` +
    box('url(#sky)', 0, 0, width, horizon) +
    shape(
      lagoon,
      hills.map(([x, y]) => [x * width, y * horizon]),
    ) +
    box('url(#river)', 0, horizon, width, height) +
    box(leaf, 0, horizon - 10, width, 30)
  )
}

/** A hank: its middle and half its width, where it hangs, ends, and where its colour meets the water. */
type Hung = { x: number; half: number; pole: number; foot: number; water: number; dye: Dye }

/** A pole that comes towards us along the bank, hung with hanks; the water takes their colours. */
function washing(width: number, height: number, count: number): string {
  const hung: Hung[] = Array.from({ length: count }, (_, at) => {
    const near = ((at + 0.6) / count) ** 1.4
    return {
      x: width * (0.07 + 0.86 * near),
      pole: height * (0.3 - 0.2 * near),
      foot: height * (0.41 + 0.17 * near),
      water: height * (0.465 + 0.24 * near),
      half: width * (0.014 + 0.044 * near) * (8 / count) ** 0.8,
      dye: dyes[at % dyes.length] ?? [indigo, indigo, indigo],
    }
  })
  const pole: Point[] = [
    [-20, height * 0.318],
    [width + 20, height * 0.075],
  ]
  const bank: Point[] = [
    [0, height * 0.44],
    [width * 0.3, height * 0.49],
    [width * 0.65, height * 0.58],
    [width, height * 0.68],
    [width, height * 0.82],
    [width * 0.62, height * 0.67],
    [width * 0.28, height * 0.54],
    [0, height * 0.475],
  ]
  return (
    hung.map((each) => running(each, height)).join('') +
    shape(earth, bank) +
    shape(copper, [...bank.slice(0, 4), ...bank.slice(0, 4).toReversed().map(down(14))]) +
    hung
      .filter((_, at) => at % 3 === 2)
      .map(prop)
      .join('') +
    line(goldDeep, 22, pole) +
    hung.map(hank).join('')
  )
}

const down =
  (by: number) =>
  ([x, y]: Point): Point => [x, y + by]

/** A post of bamboo beside a hank. */
const prop = ({ x, pole, foot, half }: Hung): string =>
  line(goldDeep, 20, [
    [x + half * 1.9, pole - half * 0.7],
    [x + half * 1.9, foot + half * 0.9],
  ])

/** A hank over the pole, strand by strand on whole stitches: a long loop, lit from the left. */
function hank({ x, pole, foot, half, dye: [shade, body, light] }: Hung): string {
  const across = Math.max(5, Math.round((half * 2) / STITCH.width))
  const rows = Math.round((foot - pole) / STITCH.height) + 2
  const strands = Array.from({ length: across }, (_, at) => strandAt(at, across)).join('')
  const [from, to] = [Math.round(across * 0.42), Math.round(across * 0.6)]
  const open = strands.slice(0, from) + '.'.repeat(to - from) + strands.slice(to)
  const loop = Array.from({ length: rows }, (_, row) => {
    const end = Math.min(row, rows - 1 - row)
    const shown = row > rows * 0.2 && end > 2 ? open : strands
    return end === 0 ? `.${shown.slice(1, -1)}.` : shown
  })
  return chart(loop, { s: shade, b: body, l: light }, x, foot)
}

/** Which of its dye's three yarns a strand has. */
function strandAt(at: number, across: number): 's' | 'b' | 'l' {
  const share = (at + 0.5) / across
  if (share > 0.74) return 's'
  return share < 0.4 && at % 3 === 1 ? 'l' : 'b'
}

/** The colour of a hank in the water, carried off to the left. */
function running(
  { x, water: from, half, dye: [shade, body, light] }: Hung,
  height: number,
): string {
  const ribbon = (color: string, wide: number, aside: number) => {
    const way = Array.from({ length: 24 }, (_, at) => {
      const share = at / 23
      const y = from + (height * 1.04 - from) * share
      const drift = -height * 0.42 * share ** 1.4 + Math.sin(share * 9) * half * 0.5
      return [x + aside + drift, y, wide * (0.7 + share)] as const
    })
    return shape(color, [
      ...way.map(([at, y, w]): Point => [at - w, y]),
      ...way.toReversed().map(([at, y, w]): Point => [at + w, y]),
    ])
  }
  return (
    ribbon(shade, half * 0.95, half * 0.2) +
    ribbon(body, half * 0.6, 0) +
    ribbon(light, half * 0.16, -half * 0.3)
  )
}
