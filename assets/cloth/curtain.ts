import { disc } from '@/scripts/knit/draw'
import type { Scene } from '@/scripts/knit/scene'
import { yarns } from '@/scripts/knit/yarns'
import { ball, curve, placed, raysAround, stroke } from './parts/cricket'

const {
  crimson,
  crimsonDeep,
  wine,
  flame,
  goldDeep,
  saffron,
  saffronLight,
  floodlight,
  silver,
  blush,
} = yarns.cricket

const OUTLINE =
  'M0-250C70-220 130-206 190-206C200-20 170 150 0 260C-170 150-200-20-190-206C-130-206-70-220 0-250z'

/** A shield, 510 high around 0 0: gold around a dark field, a ball above a river. */
function shield(): string {
  const waves = [40, 98].map((y, index) => {
    const half = 128 - index * 34
    const way = `M${-half} ${y}Q${-half * 0.66} ${y - 40} ${-half * 0.33} ${y}T${half * 0.33} ${y}T${half} ${y}`
    return stroke(index === 0 ? saffronLight : saffron, 24, way)
  })
  return (
    stroke(goldDeep, 60, OUTLINE) +
    stroke(saffron, 40, OUTLINE) +
    curve(crimsonDeep, OUTLINE) +
    `<g transform="scale(.86)">${curve(wine, OUTLINE)}</g>` +
    stroke(saffronLight, 14, 'M-204-214C-130-214-70-232 0-264C70-232 130-214 204-214') +
    waves.join('') +
    ball(0, -92, 72)
  )
}

/** Rays all around the shield, brighter near it. */
const shine = (x: number, y: number, reach: number, count: number): string => {
  const spread = { count, width: 0.5 / count, first: 0.25 / count }
  return (
    raysAround(crimsonDeep, [x, y], reach * 2, spread) +
    disc(crimsonDeep, x, y, reach * 0.8) +
    raysAround(crimson, [x, y], reach * 0.8, spread) +
    disc(crimson, x, y, reach * 0.46) +
    raysAround(flame, [x, y], reach * 0.46, spread)
  )
}

/** The app's splash: a golden shield before crimson rays. */
export default {
  yarns: [
    wine,
    crimsonDeep,
    crimson,
    flame,
    goldDeep,
    saffron,
    saffronLight,
    floodlight,
    silver,
    blush,
  ],
  dither: 0,
  wide: {
    columns: 132,
    rows: 99,
    draw: (width, height) =>
      shine(width / 2, height / 2, 760, 16) + placed(width / 2, height / 2, 1.1, shield()),
  },
  upright: {
    columns: 48,
    rows: 112,
    draw: (width, height) =>
      shine(width / 2, height * 0.46, 620, 16) + placed(width / 2, height * 0.46, 0.84, shield()),
  },
} satisfies Scene
