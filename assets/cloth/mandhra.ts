import { box, disc, shape } from '@/tools/art/knit/draw'
import { type Place, planScene, surveyFor } from '@/tools/art/knit/plan-scene'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { count, each, type Point } from './parts/plots'

const { ember } = yarns.group
const { terracotta, brick, gold, goldLight, goldDeep, sand, mist, lamp, brown } = yarns.properties
const { leaf, leafDark, teal, tealDeep, pond, road, clay, clayDark, clayLight, clayPale } =
  yarns.properties

const survey = surveyFor('mandhra')

/** One long street across, between plots in the colours of brick. */
const plan = planScene(survey, {
  yarns: {
    verge: [teal, clayDark, clayDark],
    road: [road, clayPale, brown],
    park: [leaf, leafDark, clayDark],
    lawn: [leaf, leafDark, clayDark],
    tree: [leafDark, leafDark, clayDark],
    plots: [
      [terracotta, brick, clay],
      [brick, clayLight, clayDark],
      [ember, brick, clayLight],
      [gold, goldDeep, clay],
      [goldLight, goldDeep, clayDark],
      [leaf, leafDark, clayLight],
    ],
    building: [sand, mist, clayLight],
    fields: [
      [leafDark, clayDark, clayDark],
      [leaf, clay, clayDark],
      [leafDark, clay, clayDark],
    ],
  },
})

/** The same land in the colours of its soil, to stand houses on. */
const land = planScene(survey, {
  yarns: {
    plots: [
      [brick, clay, clayDark],
      [leafDark, clay, clayDark],
    ],
    verge: [brown, clay, clayDark],
    road: [road, clayPale, brown],
    park: [leaf, leaf, leaf],
    lawn: [leaf, leaf, leaf],
    fields: [[clayDark, clayDark, clayDark]],
  },
})

/** Roof, the wall towards the sun, and the one in shade. */
const WALLS = [
  [goldLight, gold, goldDeep],
  [sand, mist, pond],
  [lamp, ember, terracotta],
  [sand, terracotta, brick],
] as const

/** A ploughed strip along the land, so many units of the survey away from it. */
const furrow = (place: Place, from: number, to: number, yarn: string) => {
  const along = (away: number) =>
    count(25).map((index): Point => {
      const [across, bend] = [index - 7.4, Math.min(index - 7.4, 3)]
      return place([index * 90 - 40, 215 - away - 2.4 * bend * (2 * across - bend)]).at
    })
  return shape(yarn, [...along(from), ...along(to).reverse()])
}

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]

/** A house on the middle of a plot: the two walls that face us, and the roof. */
function house(place: Place, number: number, [x, y]: Point) {
  const tall = 20 + (number % 3) * 8
  const [roof, lit, shaded] = WALLS[number % WALLS.length] ?? WALLS[0]
  const corner = (right: number, down: number) => {
    const { at, scale } = place([x + right * 16, y + down * 20])
    return { foot: at, top: [at[0], at[1] - tall * scale] as Point, scale }
  }
  const [back, left, front, right] = [corner(1, -1), corner(-1, -1), corner(-1, 1), corner(1, 1)]
  const hasWindows = front.scale > 1.6 && number % 2 === 0
  const wall = (yarn: string, one: typeof front, other: typeof front) => {
    const on = (along: number, up: number) =>
      between(between(one.foot, other.foot, along), between(one.top, other.top, along), up)
    return (
      shape(yarn, [one.foot, other.foot, other.top, one.top]) +
      each(hasWindows ? [0.18, 0.63] : [], (from) =>
        shape(tealDeep, [
          on(from, 0.35),
          on(from + 0.22, 0.35),
          on(from + 0.22, 0.75),
          on(from, 0.75),
        ]),
      )
    )
  }
  return (
    wall(lit, left, front) +
    wall(shaded, front, right) +
    shape(roof, [back.top, left.top, front.top, right.top])
  )
}

/** A garden's tree on the middle of a plot. */
const tree = ({ at: [x, y], scale }: ReturnType<Place>) =>
  disc(leafDark, x, y - 10 * scale, 15 * scale, 13 * scale) +
  disc(leaf, x - 3 * scale, y - 13 * scale, 10 * scale, 9 * scale)

/** The spine road curves away between houses in the colours of brick; the fields beside it are ploughed. */
export default {
  ...plan,
  yarns: [...land.yarns, ...plan.yarns, lamp],
  wide: {
    ...plan.wide,
    draw: (width, height) => {
      const place = land.placeOnWide
      const plots = land.plots
        .map((plot) => ({ ...plot, ...place(plot.middle) }))
        .filter(({ at: [x] }) => x > width * 0.44)
        .sort((one, other) => one.at[1] - other.at[1])
      return (
        box(clayDark, 0, 0, width, height) +
        furrow(place, 70, 130, clay) +
        furrow(place, 200, 290, clayLight) +
        furrow(place, 400, 530, clay) +
        furrow(place, 720, 900, clayLight) +
        land.wide.draw(width, height) +
        each(plots, ({ number, middle, at, scale }) =>
          number % 5 === 0 ? tree({ at, scale }) : house(place, number, middle),
        )
      )
    },
  },
} satisfies Scene
