import { box, disc, line, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { bands, each, halo, palm, rider, scooter, tree } from './parts/plots'

const {
  teal,
  tealDeep,
  tealNight,
  road,
  terracotta,
  brick,
  gold,
  goldLight,
  leaf,
  leafDark,
  lamp,
} = yarns.properties
const { sand, mist, skin, ink, shade } = yarns.properties
const { ember } = yarns.group

const leaves = { trunk: tealNight, dark: tealDeep, lit: leafDark }

const evening = (width: number, horizon: number, sun: number, size: number) =>
  bands(width, horizon, [
    [teal, 0],
    [shade, horizon * 0.3],
    [brick, horizon * 0.55],
    [terracotta, horizon * 0.68],
    [ember, horizon * 0.82],
  ]) +
  halo(
    [sun, horizon],
    [
      [ember, size * 2.4],
      [gold, size * 1.75],
      [goldLight, size],
    ],
  )

/** Two piers with lamps and a beam between them; the road runs through to the sun. */
function gate(left: number, right: number, foot: number, height: number) {
  const pier = height * 0.17
  const top = foot - height
  return (
    each([left, right - pier], (x) => {
      const lit = x + pier * 0.62
      return (
        box(sand, x, top, pier, height) +
        box(road, lit, top, pier - (lit - x), height) +
        box(terracotta, x - 10, foot - height * 0.12, pier + 20, height * 0.12) +
        box(lamp, x + pier * 0.3, top + height * 0.34, pier * 0.4, height * 0.12)
      )
    }) +
    shape(terracotta, [
      [left - height * 0.14, top],
      [left + height * 0.02, top - height * 0.16],
      [right - height * 0.02, top - height * 0.16],
      [right + height * 0.14, top],
    ]) +
    box(road, left, top, right - left, height * 0.07) +
    box(brick, left + pier, top + height * 0.07, right - left - pier * 2, height * 0.05)
  )
}

/** A father, a mother behind him and a child before him. */
function family(x: number, foot: number, size: number) {
  const mount = { x, foot, size, turn: 1 } as const
  return (
    scooter(mount, goldLight, lamp) +
    rider(mount, -0.3, { top: mist, legs: mist, hasBun: true }) +
    rider(mount, -0.04, { top: sand, legs: ink }) +
    line(gold, size * 0.17, [
      [x + size * 0.17, foot - size * 0.3],
      [x + size * 0.17, foot - size * 0.62],
    ]) +
    disc(skin, x + size * 0.18, foot - size * 0.78, size * 0.085, size * 0.095) +
    disc(ink, x + size * 0.16, foot - size * 0.82, size * 0.085, size * 0.07)
  )
}

const wall = (x: number, width: number, foot: number, height: number) =>
  box(shade, x, foot - height, width, height) + box(sand, x, foot - height - 20, width, 24)

/** At evening a family rides a scooter to the gate, and the sun stands low in it. */
export default {
  yarns: [
    teal,
    tealDeep,
    tealNight,
    shade,
    leafDark,
    leaf,
    brick,
    terracotta,
    ember,
    gold,
    goldLight,
    lamp,
    road,
    sand,
    mist,
    skin,
    ink,
  ],
  wide: {
    columns: 132,
    rows: 99,
    draw: (width, height) => {
      const horizon = height * 0.58
      const foot = height * 0.68
      const [left, right] = [width * 0.47, width * 0.83]
      const sun = (left + right) / 2
      return (
        evening(width, horizon, sun, 78) +
        each([0.04, 0.17, 0.36], (x) => tree(width * x, horizon + 30, 250, leaves)) +
        box(leafDark, 0, horizon, width, height) +
        shape(gold, [
          [sun - 26, horizon],
          [sun + 26, horizon],
          [right - 60, foot],
          [left + 60, foot],
        ]) +
        wall(0, left, foot, 110) +
        wall(right, width - right, foot, 110) +
        box(leaf, 0, foot, width, height) +
        shape(road, [
          [left + 40, foot],
          [right - 40, foot],
          [width * 0.86, height * 0.8],
          [width, height * 0.84],
          [width, height],
          [0, height],
          [0, height * 0.82],
          [width * 0.36, height * 0.79],
        ]) +
        gate(left, right, foot + 14, 400) +
        palm(width * 0.91, height * 0.78, 560, tealNight, 1) +
        family(width * 0.28, height * 0.92, 330)
      )
    },
  },
  card: {
    columns: 48,
    rows: 40,
    draw: (width, height) => {
      const horizon = height * 0.6
      const foot = height * 0.7
      const [left, right] = [width * 0.5, width * 0.94]
      const sun = (left + right) / 2
      return (
        evening(width, horizon, sun, 40) +
        wall(0, left, foot, 60) +
        wall(right, width, foot, 60) +
        shape(gold, [
          [sun - 20, horizon],
          [sun + 20, horizon],
          [right - 40, foot],
          [left + 40, foot],
        ]) +
        box(leaf, 0, foot, width, height) +
        box(road, 0, height * 0.78, width, height) +
        gate(left, right, foot + 20, 210) +
        family(width * 0.24, height * 0.94, 200)
      )
    },
  },
} satisfies Scene
