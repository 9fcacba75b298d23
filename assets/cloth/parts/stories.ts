/** What the scenes of group, homes and articles share: people, trees, and land that lies at a slant. */
import { box, disc, line, shape } from '@/tools/art/knit/draw'
import { STITCH } from '@/tools/art/knit/scene'

export type Point = readonly [x: number, y: number]

/** What somebody wears; `hair` alone is seen of a head from behind. */
export type Clothes = { skin: string; hair: string; top: string; legs: string }

/** Where somebody looks: to the left, away from us, to the right. */
export type Turn = -1 | 0 | 1

type Body = {
  x: number
  /** How tall they stand; all else is a share of it. */
  size: number
  clothes: Clothes
  turn?: Turn
  /** Each hand, in shares of `size` from the middle of the shoulders. */
  hands?: readonly Point[]
  bun?: boolean
}

/** Somebody on their feet: `foot` is the ground; `wear` is what they have below the waist. */
export function standing({
  foot,
  wear = 'trousers',
  stride = 0.07,
  ...body
}: Body & { foot: number; wear?: 'trousers' | 'dhoti' | 'sari'; stride?: number }): string {
  const { x, size, clothes } = body
  const hip = foot - size * 0.47
  const leg = (side: number) =>
    line(clothes.legs, size * 0.09, [
      [x + side * size * 0.04, hip],
      [x + side * size * stride, foot - size * 0.03],
    ])
  const cloth = (hem: number, to: number) =>
    shape(clothes.legs, [
      [x - size * 0.1, hip - size * 0.03],
      [x + size * 0.1, hip - size * 0.03],
      [x + size * hem, to],
      [x - size * hem, to],
    ])
  const feet = [-1, 1].map((side) =>
    line(clothes.skin, size * 0.05, [
      [x + side * size * 0.05, foot - size * 0.14],
      [x + side * size * (0.03 + stride * 0.5), foot - size * 0.02],
    ]),
  )
  const below = {
    trousers: leg(-1) + leg(1),
    dhoti: feet.join('') + cloth(0.12, foot - size * 0.1),
    sari: cloth(0.15, foot),
  }[wear]
  return below + upper(body, hip)
}

/** Somebody on a chair, from the side: `seat` is the height of it, `floor` where their feet are. */
export function seated({
  seat,
  floor,
  wear = 'trousers',
  ...body
}: Body & { seat: number; floor: number; wear?: 'trousers' | 'sari' }): string {
  const { x, size, clothes, turn = 1 } = body
  const knee = x + turn * size * 0.27
  const thick = size * (wear === 'sari' ? 0.15 : 0.11)
  const legs = line(clothes.legs, thick, [
    [x, seat - thick / 2],
    [knee, seat - thick / 2],
    [knee + turn * size * 0.02, floor - thick / 2],
  ])
  const shoe = box(
    clothes.skin,
    Math.min(knee - turn * size * 0.05, knee + turn * size * 0.12),
    floor - size * 0.05,
    size * 0.17,
    size * 0.05,
  )
  return legs + shoe + upper(body, seat - size * 0.04)
}

/** What is above the hips: the trunk, the arms, the head. */
function upper({ x, size, clothes, turn = 0, hands = [], bun = false }: Body, hip: number): string {
  const shoulder = hip - size * 0.33
  const half = size * (turn === 0 ? 0.14 : 0.115)
  const trunk = shape(clothes.top, [
    [x - half * 0.8, shoulder],
    [x + half * 0.8, shoulder],
    [x + half, shoulder + size * 0.05],
    [x + size * 0.1, hip + size * 0.03],
    [x - size * 0.1, hip + size * 0.03],
    [x - half, shoulder + size * 0.05],
  ])
  const arms = hands.map(([handX, handY]) => {
    const from: Point = [x + Math.sign(handX) * half * 0.75, shoulder + size * 0.05]
    const to: Point = [x + handX * size, shoulder + handY * size]
    const elbow: Point = [
      (from[0] + to[0]) / 2 + Math.sign(handX) * size * 0.02,
      (from[1] + to[1]) / 2 + size * 0.05,
    ]
    return (
      line(clothes.top, size * 0.085, [from, elbow]) + line(clothes.skin, size * 0.075, [elbow, to])
    )
  })
  const head = shoulder - size * 0.1
  const face =
    turn === 0
      ? ''
      : disc(clothes.skin, x + turn * size * 0.025, head + size * 0.012, size * 0.075, size * 0.085)
  return (
    line(clothes.skin, size * 0.06, [
      [x, head],
      [x, shoulder],
    ]) +
    trunk +
    disc(clothes.hair, x - turn * size * 0.012, head - size * 0.015, size * 0.085, size * 0.092) +
    (bun ? disc(clothes.hair, x - turn * size * 0.085, head + size * 0.03, size * 0.045) : '') +
    face +
    arms.join('')
  )
}

/** A broad tree: a crown of a few clouds, lit on the side where the light is (-1 left, 1 right). */
export function tree(
  [x, foot]: Point,
  size: number,
  { trunk, crown, lit }: { trunk: string; crown: string; lit?: string },
  side: -1 | 1 = 1,
): string {
  const clouds: readonly (readonly [number, number, number])[] = [
    [-0.27, -0.56, 0.2],
    [0.27, -0.58, 0.2],
    [-0.12, -0.78, 0.22],
    [0.14, -0.76, 0.22],
    [0, -0.58, 0.24],
  ]
  const cloud = (fill: string, shift: number, share: number) =>
    clouds
      .map(([dx, dy, r]) =>
        disc(
          fill,
          x + (dx * share + shift) * size,
          foot + dy * size,
          r * share * size,
          r * 0.8 * share * size,
        ),
      )
      .join('')
  return (
    shape(trunk, [
      [x - size * 0.035, foot - size * 0.5],
      [x + size * 0.035, foot - size * 0.5],
      [x + size * 0.06, foot],
      [x - size * 0.06, foot],
    ]) +
    cloud(crown, 0, 1) +
    (lit ? cloud(lit, side * 0.1, 0.68) : '')
  )
}

/**
 * A piece of land in view, by its corners: says where a point of it is, `across` from its left edge and `down` from
 * its far one, both in shares. Shares beyond 0 and 1 are land around it.
 */
export const plane =
  (farLeft: Point, farRight: Point, nearRight: Point, nearLeft: Point): Land =>
  (across, down) => {
    const mix = (at: 0 | 1) => {
      const far = farLeft[at] + (farRight[at] - farLeft[at]) * across
      const near = nearLeft[at] + (nearRight[at] - nearLeft[at]) * across
      return far + (near - far) * down
    }
    return [mix(0), mix(1)]
  }

/** Land in view, as `plane` gives it. */
export type Land = (across: number, down: number) => Point

/** A part of a plane, filled. */
export const patch = (fill: string, on: Land, [left, right]: Point, [far, near]: Point): string =>
  shape(fill, [on(left, far), on(right, far), on(right, near), on(left, near)])

/** Bands of colour one below another, each from its height down. */
export const bands = (
  width: number,
  bottom: number,
  from: readonly (readonly [fill: string, top: number])[],
): string => from.map(([fill, top]) => box(fill, 0, top, width, bottom - top)).join('')

/** The nearest edge of a stitch: what begins there has a clean edge. */
export const stitch = (x: number): number => Math.round(x / STITCH.width) * STITCH.width
export const row = (y: number): number => Math.round(y / STITCH.height) * STITCH.height

/** Counts from 0: for rows of things. */
export const count = (many: number): number[] => Array.from({ length: many }, (_, at) => at)
