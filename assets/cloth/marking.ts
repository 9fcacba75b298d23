import { chart, line, mirrored, shape } from '@/tools/art/knit/draw'
import { type Scene, STITCH } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { kneeler, measurer, tree } from './parts/home'
import {
  cardView,
  dusk,
  groundPoint,
  landscape,
  landscapeYarns,
  nearBank,
  uprightView,
  type View,
  wideView,
} from './parts/river'

const { indigo, ink, plum, crimson, earth, ember, gold, goldLight, sun } = yarns.group
const { violet, leaf, leafLight, leafDark, moss } = yarns.group

const standing = { s: crimson, w: sun, k: indigo, n: earth }
const kneeling = { s: gold, w: violet, k: indigo, n: earth }
const bank = [leafDark, ink, leafDark, indigo, ink]

/** No light dances on the water where little room is left beside the people. */
const calm = { ...dusk, glint: undefined }

/** The same river, a bend further: plots are pegged out with white thread. */
export default {
  yarns: [indigo, ...landscapeYarns, ...[gold, goldLight, sun, leafLight, moss, crimson, earth]],
  dither: 0.12,
  wide: {
    columns: 132,
    rows: 99,
    draw: (width, height) => {
      const view = wideView(width, height)
      const plots = { rays: [0.44, 0.94, 1.5, 2.2], rows: [0.58, 0.635, 0.71, 0.81] }
      return (
        landscape(view, dusk) +
        tree(width * 0.94, view.horizon + 14, 84, plum) +
        tree(width * 0.68, view.horizon + 14, 60, plum) +
        nearBank(view, bank, 0.07) +
        plotsOf(view, plots) +
        crew([width * 0.83, height * 0.775], [width * 0.95, height * 0.785])
      )
    },
  },
  upright: {
    columns: 48,
    rows: 112,
    draw: (width, height) => {
      const view = uprightView(width, height)
      const plots = { rays: [0.34, 1.0, 1.7], rows: [0.39, 0.43, 0.485] }
      return (
        landscape(view, calm) +
        tree(width * 0.84, view.horizon + 12, 84, plum) +
        nearBank(view, bank, 0.03) +
        plotsOf(view, plots) +
        crew([width * 0.46, height * 0.5], [width * 0.86, height * 0.505])
      )
    },
  },
  card: {
    columns: 48,
    rows: 40,
    draw: (width, height) => {
      const view = cardView(width, height)
      const plots = { rays: [0.56, 1.3, 2.1], rows: [0.59, 0.71, 0.87] }
      return (
        landscape(view, calm) +
        nearBank(view, bank, 0.1) +
        plotsOf(view, plots) +
        crew([width * 0.34, height * 0.9], [width * 0.84, height * 0.92])
      )
    },
  },
} satisfies Scene

type Plots = { rays: readonly number[]; rows: readonly number[] }

/** Bare earth right of the river, its plots within white thread, a peg at each corner. */
function plotsOf(view: View, { rays, rows }: Plots): string {
  // Rows of thread lie in the middle of a row of stitches.
  const level = (row: number) =>
    Math.floor((row * view.height) / STITCH.height + 0.5) * STITCH.height
  const corner = (ray: number, row: number) => groundPoint(view, ray, level(row) - 5)
  const [first = 0, last = 0] = [rays[0], rays[rays.length - 1]]
  const [top = 0, foot = 0] = [rows[0], rows[rows.length - 1]]
  const tints = [earth, leaf, moss, leafDark, earth, leaf]
  let drawn = shape(leaf, [
    corner(first - 0.3, top),
    corner(last, top),
    corner(last, foot),
    corner(first - 0.3, foot),
  ])
  for (const [down, row] of rows.slice(0, -1).entries())
    for (const [right, ray] of rays.slice(0, -1).entries()) {
      const [next = 0, under = 0] = [rays[right + 1], rows[down + 1]]
      drawn += shape(tints[(right * 2 + down) % tints.length] ?? '', [
        corner(ray, row),
        corner(next, row),
        corner(next, under),
        corner(ray, under),
      ])
    }
  for (const row of rows) drawn += line(sun, 10, [corner(first, row), corner(last, row)])
  for (const ray of rays) drawn += line(sun, 15, [corner(ray, top), corner(ray, foot)])
  for (const row of rows.slice(1))
    for (const ray of rays)
      drawn += chart(['ee', 'cc'], { e: ember, c: earth }, ...corner(ray, row))
  return drawn
}

type Place = readonly [x: number, y: number]

/** Two people with a tape from hand to hand; each stands at a place. */
const crew = (left: Place, right: Place): string =>
  chart(mirrored(measurer), standing, ...left) +
  chart(mirrored(kneeler), kneeling, ...right) +
  line(goldLight, 12, [
    [left[0] + 48, left[1] - 75],
    [right[0] - 54, right[1] - 55],
  ])
