import { disc, gradient } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'

const { indigo, ink, night, dusk, violet, plum, mauve, rose, ember, crimson } = yarns.group
const { gold, goldLight, goldDeep, sun, deep, lagoon, leaf, grass } = yarns.group

type Point = readonly [x: number, y: number]

/** A thread: where it comes in, how it bends, and its colour far from the ball and near it. */
type Thread = { from: Point; bend: Point; far: string; near: string }

/** Threads of many colours come from all sides and are wound on one ball of gold. */
export default {
  yarns: [
    ...([indigo, ink, night, dusk, violet, plum, mauve, rose, ember, crimson] as const),
    ...[gold, goldLight, goldDeep, sun, deep, lagoon, leaf, grass],
  ],
  wide: {
    columns: 132,
    rows: 99,
    draw: (width, height) => {
      const middle: Point = [width * 0.87, height * 0.46]
      const edge = [0, height * 0.13, 0, height * 0.18] as const
      return (
        ground(width, height, middle) +
        threads(wide, width, height, middle, edge) +
        ball(middle, 150)
      )
    },
  },
  upright: {
    columns: 48,
    rows: 112,
    draw: (width, height) => {
      const middle: Point = [width * 0.5, height * 0.31]
      const edge = [0, height * 0.495, 0, height * 0.47] as const
      return (
        ground(width, height, middle) +
        threads(upright, width, height, middle, edge) +
        ball(middle, 130)
      )
    },
  },
} satisfies Scene

const wide: readonly Thread[] = [
  { from: [1.05, 0.9], bend: [0.95, 0.72], far: rose, near: rose },
  { from: [1.05, 0.72], bend: [0.9, 0.74], far: ember, near: ember },
  { from: [1.05, 0.36], bend: [0.94, 0.54], far: lagoon, near: lagoon },
  { from: [1.05, 0.12], bend: [0.92, 0.16], far: crimson, near: crimson },
  { from: [0.88, -0.06], bend: [0.88, 0.2], far: indigo, near: grass },
  { from: [0.72, -0.06], bend: [0.78, 0.14], far: indigo, near: violet },
  { from: [0.62, -0.06], bend: [0.74, 0.16], far: indigo, near: lagoon },
]

const upright: readonly Thread[] = [
  { from: [-0.08, 0.14], bend: [0.2, 0.12], far: lagoon, near: lagoon },
  { from: [-0.08, 0.34], bend: [0.14, 0.42], far: crimson, near: crimson },
  { from: [-0.08, 0.68], bend: [0.4, 0.62], far: plum, near: rose },
  { from: [0.2, 1.04], bend: [0.12, 0.62], far: leaf, near: grass },
  { from: [0.62, 1.04], bend: [0.96, 0.7], far: violet, near: ember },
  { from: [1.08, 0.58], bend: [0.66, 0.6], far: deep, near: lagoon },
  { from: [1.08, 0.36], bend: [0.9, 0.26], far: ember, near: ember },
  { from: [1.08, 0.12], bend: [0.8, 0.1], far: mauve, near: mauve },
  { from: [0.36, -0.04], bend: [0.6, 0.1], far: leaf, near: leaf },
]

/** Night, a little lighter around the ball. */
const ground = (width: number, height: number, [x, y]: Point): string => {
  const far = Math.min(width, height)
  return disc(ink, x, y, far * 0.66, far * 0.6) + disc(night, x, y, far * 0.42, far * 0.38)
}

/** Threads come out of the dark where words stand, and take light near the ball. */
function threads(
  all: readonly Thread[],
  width: number,
  height: number,
  [x, y]: Point,
  lightFrom: readonly [number, number, number, number],
): string {
  return all
    .map(({ from, bend, far, near }, at) => {
      const [fromX, fromY] = [Math.round(from[0] * width), Math.round(from[1] * height)]
      const [bendX, bendY] = [Math.round(bend[0] * width), Math.round(bend[1] * height)]
      const lit = gradient(
        `thread${at}`,
        [
          [0, far],
          [1, near],
        ],
        lightFrom,
      )
      return `<defs>${lit}</defs><path fill="none" stroke="url(#thread${at})" stroke-width="27" d="M${fromX} ${fromY}Q${bendX} ${bendY} ${x} ${y}"/>`
    })
    .join('')
}

/** A ball of gold yarn, wound one way and then another; the light comes from its upper left. */
function ball([x, y]: Point, radius: number): string {
  const clip = `<clipPath id="ball"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath>`
  const turn = (degrees: number, inside: string) =>
    `<g transform="translate(${x} ${y}) rotate(${degrees})">${inside}</g>`
  const winding = (color: string, at: number, wide: number) =>
    `<ellipse fill="none" stroke="${color}" stroke-width="${wide}" cx="0" cy="${Math.round(at * radius)}" rx="${radius * 1.1}" ry="${radius * 0.5}"/>`
  const under = [-0.95, -0.6, -0.25, 0.1, 0.45].map((at) => winding(goldDeep, at, 13)).join('')
  const band =
    `<path fill="none" stroke="${goldDeep}" stroke-width="${radius * 0.72}" d="M${-radius * 1.1} ${radius * 0.1}Q0 ${radius * 0.55} ${radius * 1.1} ${radius * 0.1}"/>` +
    `<path fill="none" stroke="${gold}" stroke-width="${radius * 0.58}" d="M${-radius * 1.1} ${radius * 0.1}Q0 ${radius * 0.55} ${radius * 1.1} ${radius * 0.1}"/>` +
    [-0.12, 0.12]
      .map(
        (at) =>
          `<path fill="none" stroke="${goldLight}" stroke-width="13" d="M${-radius * 1.1} ${radius * (0.1 + at)}Q0 ${radius * (0.55 + at)} ${radius * 1.1} ${radius * (0.1 + at)}"/>`,
      )
      .join('')
  return (
    `<defs>${clip}</defs>` +
    disc(indigo, x + radius * 0.08, y + radius * 0.1, radius * 1.05) +
    `<g clip-path="url(#ball)">` +
    disc(goldDeep, x, y, radius) +
    disc(gold, x - radius * 0.12, y - radius * 0.14, radius * 0.94) +
    turn(62, under) +
    turn(-34, band) +
    disc(goldLight, x - radius * 0.42, y - radius * 0.46, radius * 0.27) +
    disc(sun, x - radius * 0.45, y - radius * 0.5, radius * 0.15) +
    '</g>'
  )
}
