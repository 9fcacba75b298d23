import { box, chance, disc } from '@/tools/art/knit/draw'
import { type Scene, STITCH } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { limb, placed, raysAround, stroke, turned } from './parts/cricket'

const { onyx, wine, crimsonDeep, crimson, flame, goldDeep, amber, saffron, saffronLight } =
  yarns.cricket

/** The cup around 0 0, the middle of its rim, with a knob on its lid: 730 high with its plinth. */
function cup(): string {
  const handles = [-1, 1].map((side) => {
    const bend = (reach: number, low: number) =>
      `M${side * 150} 40C${side * reach}-40 ${side * reach} ${low} ${side * 96} ${low - 10}`
    const lit = side === 1 ? saffronLight : saffron
    return stroke(goldDeep, 40, bend(292, 236)) + stroke(lit, 20, bend(284, 226))
  })
  const bowl: [number, number][] = [
    [0, 168],
    [60, 166],
    [120, 156],
    [180, 132],
    [225, 100],
    [262, 62],
    [290, 36],
  ]
  const lid: [number, number][] = [
    [-92, 22],
    [-86, 44],
    [-70, 82],
    [-46, 124],
    [-18, 158],
  ]
  return (
    handles.join('') +
    turned(0, lid) +
    turned(0, bowl) +
    turned(0, [
      [-24, 186],
      [14, 186],
    ]) +
    box(amber, -186, 14, 372, 12) +
    turned(0, [
      [290, 36],
      [316, 28],
      [360, 30],
      [380, 60],
    ]) +
    turned(0, [
      [296, 58],
      [318, 58],
    ]) +
    turned(0, [
      [380, 76],
      [424, 118],
      [440, 128],
    ]) +
    box(wine, -150, 440, 300, 110) +
    box(crimsonDeep, 50, 440, 100, 110) +
    box(saffron, -84, 470, 168, 44) +
    box(amber, -84, 470, 60, 44) +
    knob
  )
}

/** What one takes the lid by; the light comes from the right. */
const knob =
  disc(amber, 0, -126, 44) + disc(saffron, 6, -128, 36) + disc(saffronLight, 14, -136, 20)

/** The crowd from behind, against the light: heads on shoulders, here and there a raised arm. */
function heads(width: number, top: number, size: number): string {
  const random = chance(7)
  let row = ''
  for (let x = -size; x < width + size; x += size * 2.1) {
    const y = top + size * 0.9 * random()
    row += disc(onyx, x, y, size * 0.62, size * 0.66)
    row += disc(onyx, x, y + size * 1.7, size * 1.15, size * 1.1)
    if (random() < 0.3)
      row += limb(onyx, 22, [x + size, y + size * 1.4], [x + size * 1.1, y - size])
  }
  return row + box(onyx, 0, top + size * 2.2, width, 600)
}

/** People nearer to us in the dark, each with a light of one stitch, in rows. */
function lights(
  [left, top, right, bottom]: readonly [number, number, number, number],
  share: number,
  among: readonly string[],
): string {
  const random = chance(31)
  const { width, height } = STITCH
  let found = ''
  for (let y = top; y < bottom; y += 4 * height)
    for (let x = left; x < right; x += 4 * width) {
      const yarn = among[Math.floor(random() * among.length)] ?? onyx
      const [right, down] = [Math.floor(random() * 3), Math.floor(random() * 2)]
      if (random() < share) found += box(yarn, x + right * width, y + down * height, width, height)
    }
  return found
}

/** Light behind the cup, in rings of ever darker yarn, and beams across them. */
function beams(x: number, y: number, reach: number, count: number): string {
  const spread = { count, width: 0.36 / count, first: 0.16 / count }
  return (
    raysAround(wine, [x, y], reach * 3, spread) +
    disc(wine, x, y, reach * 1.16) +
    raysAround(crimsonDeep, [x, y], reach * 1.16, spread) +
    disc(crimsonDeep, x, y, reach * 0.74) +
    raysAround(crimson, [x, y], reach * 0.6, spread) +
    disc(crimson, x, y, reach * 0.34) +
    raysAround(flame, [x, y], reach * 0.36, spread)
  )
}

/** The champions' cup under floodlights, with beams behind it and the crowd's lights below. */
export default {
  yarns: [onyx, wine, crimsonDeep, crimson, flame, goldDeep, amber, saffron, saffronLight],
  wide: {
    columns: 132,
    rows: 99,
    draw: (width, height) => {
      const middle = width * 0.79
      const crowd = 730
      const words = 1020
      return (
        beams(middle, height * 0.45, width * 0.215, 14) +
        heads(width, crowd, 36) +
        lights([12, crowd + 90, words, height], 0.3, [wine, wine, crimsonDeep]) +
        lights([words, crowd + 70, width, height], 0.7, [crimsonDeep, crimson, amber, saffron]) +
        placed(middle, height * 0.365, 1.02, cup())
      )
    },
  },
  upright: {
    columns: 48,
    rows: 112,
    draw: (width, height) => {
      const crowd = 560
      return (
        beams(width / 2, height * 0.27, width * 0.94, 12) +
        heads(width, crowd - 30, 32) +
        lights([0, crowd + 60, width, crowd + 240], 0.5, [crimsonDeep, wine, crimson]) +
        lights([0, crowd + 240, width, height], 0.22, [wine, wine, crimsonDeep]) +
        placed(width / 2, height * 0.218, 0.63, cup())
      )
    },
  },
  card: {
    columns: 48,
    rows: 40,
    draw: (width) =>
      beams(width / 2, 176, width * 0.7, 12) +
      heads(width, 340, 30) +
      placed(width / 2, 150, 0.54, cup()),
  },
} satisfies Scene
