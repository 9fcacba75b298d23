/** What the scenes of the projects share: people, things to ride, trees, houses and lamps. */
import { box, disc, line, shape } from '@/tools/art/knit/draw'
import { yarns } from '@/tools/art/knit/yarns'

const { ink, skin } = yarns.properties

export type Point = readonly [x: number, y: number]

/** Numbers from 0 to one less than `length`. */
export const count = (length: number) => Array.from({ length }, (_, index) => index)

/** What is drawn for each, one after another. */
export const each = <T>(items: readonly T[], draw: (item: T, index: number) => string) =>
  items.map(draw).join('')

/** Bands one below another, each from its height to the foot of the picture. */
export const bands = (width: number, foot: number, tops: readonly (readonly [string, number])[]) =>
  each(tops, ([yarn, top]) => box(yarn, 0, top, width, foot - top))

/** Rings around a light, the largest first: a sky without scattered stitches. */
export const halo = ([x, y]: Point, rings: readonly (readonly [string, number])[], flat = 1) =>
  each(rings, ([yarn, radius]) => disc(yarn, x, y, radius, radius * flat))

/** 1 looks to the right, -1 to the left, 0 to us. */
export type Turn = 1 | 0 | -1

export type Person = {
  x: number
  foot: number
  /** From head to foot, in units of the drawing. */
  size: number
  top: string
  legs: string
  turn?: Turn
  /** How far the feet are apart, as a share of the size. */
  stride?: number
  /** Where the hands are, from the middle of the shoulders, as shares of the size. */
  hands?: readonly Point[]
  wears?: 'trousers' | 'sari'
}

/** Somebody on their feet. */
export function person({
  x,
  foot,
  size,
  top,
  legs,
  turn = 0,
  stride = 0.12,
  hands = [],
  wears = 'trousers',
}: Person) {
  const [shoulder, hip] = [foot - size * 0.78, foot - size * 0.46]
  const limb = Math.max(15, size * 0.095)
  const isSari = wears === 'sari'
  const below = isSari
    ? shape(legs, [
        [x - size * 0.11, hip - size * 0.02],
        [x + size * 0.11, hip - size * 0.02],
        [x + size * (0.13 + stride / 3), foot],
        [x - size * (0.13 + stride / 3), foot],
      ])
    : each([-1, 1], (side) =>
        line(legs, limb * 1.15, [
          [x + side * size * 0.045, hip],
          [x + (side * size * stride) / 2, foot - limb / 2],
        ]),
      )
  return (
    below +
    shape(top, [
      [x - size * 0.13, shoulder],
      [x + size * 0.13, shoulder],
      [x + size * 0.1, hip + size * 0.04],
      [x - size * 0.1, hip + size * 0.04],
    ]) +
    each(hands, ([right, down]) =>
      line(skin, limb * 0.8, [
        [x + Math.sign(right) * size * 0.12, shoulder + size * 0.05],
        [x + right * size, shoulder + down * size],
      ]),
    ) +
    headOf(x + turn * size * 0.02, shoulder - size * 0.1, size, turn, isSari)
  )
}

/** A head with hair to one side of it, and a bun if it has one. */
export const headOf = (x: number, y: number, size: number, turn: Turn, hasBun = false) =>
  disc(skin, x, y, size * 0.095, size * 0.11) +
  disc(ink, x - turn * size * 0.035, y - size * 0.045, size * 0.1, size * 0.08) +
  (hasBun
    ? disc(ink, x - (turn || 1) * size * 0.1, y + size * 0.01, size * 0.055, size * 0.06)
    : '')

type Mount = { x: number; foot: number; size: number; turn?: 1 | -1 }

/** A scooter from its side; `size` is its length. Who rides it is drawn over it. */
export function scooter({ x, foot, size, turn = 1 }: Mount, body: string, light: string) {
  const at = (right: number, up: number): Point => [x + turn * right * size, foot - up * size]
  const wheel = (right: number) =>
    disc(ink, ...at(right, 0.14), size * 0.14) + disc(light, ...at(right, 0.14), size * 0.05)
  return (
    wheel(-0.34) +
    wheel(0.36) +
    shape(body, [
      at(-0.52, 0.34),
      at(-0.42, 0.46),
      at(0.02, 0.44),
      at(0.04, 0.22),
      at(0.2, 0.2),
      at(0.3, 0.62),
      at(0.38, 0.62),
      at(0.36, 0.16),
      at(0.22, 0.1),
      at(-0.2, 0.1),
      at(-0.24, 0.26),
    ]) +
    line(ink, size * 0.08, [at(-0.44, 0.48), at(0, 0.46)]) +
    line(ink, size * 0.07, [at(0.33, 0.64), at(0.25, 0.7)]) +
    disc(light, ...at(0.39, 0.56), size * 0.055)
  )
}

/** Somebody who sits on a scooter, from the side. */
export function rider(
  { x, foot, size, turn = 1 }: Mount,
  at: number,
  { top, legs, hasBun = false }: { top: string; legs: string; hasBun?: boolean },
) {
  const place = (right: number, up: number): Point => [
    x + turn * (at + right) * size,
    foot - up * size,
  ]
  const tall = size * 0.95
  return (
    line(legs, size * 0.11, [place(-0.02, 0.5), place(0.18, 0.48), place(0.2, 0.24)]) +
    line(top, size * 0.22, [place(-0.02, 0.56), place(0, 0.86)]) +
    line(skin, size * 0.075, [place(0.03, 0.86), place(0.18, 0.72), place(0.3, 0.7)]) +
    headOf(place(0.02, 0)[0], foot - size * 1.06, tall, turn, hasBun)
  )
}

/** Somebody on a bicycle, from the side; `size` is the bicycle's length. */
export function cyclist(
  { x, foot, size, turn = 1 }: Mount,
  { frame, top, legs }: { frame: string; top: string; legs: string },
) {
  const at = (right: number, up: number): Point => [x + turn * right * size, foot - up * size]
  const wheel = (right: number) =>
    `<ellipse fill="none" stroke="${ink}" stroke-width="${size * 0.075}" cx="${at(right, 0)[0]}" cy="${foot - size * 0.22}" rx="${size * 0.19}" ry="${size * 0.19}"/>`
  return (
    wheel(-0.32) +
    wheel(0.32) +
    line(frame, size * 0.075, [
      at(-0.32, 0.22),
      at(-0.12, 0.5),
      at(0.22, 0.48),
      at(0.02, 0.2),
      at(-0.12, 0.5),
    ]) +
    line(frame, size * 0.075, [at(0.32, 0.22), at(0.22, 0.58)]) +
    line(legs, size * 0.11, [at(-0.12, 0.58), at(0.1, 0.42), at(0.02, 0.18)]) +
    line(top, size * 0.17, [at(-0.1, 0.64), at(0.04, 0.9)]) +
    line(skin, size * 0.075, [at(0.06, 0.88), at(0.24, 0.62)]) +
    headOf(at(0.1, 0)[0], foot - size * 1.1, size * 1.05, turn)
  )
}

export type Leaves = { trunk: string; dark: string; lit: string }

/** A broad tree; the light falls on the side of `lit`, -1 left or 1 right. */
export const tree = (
  x: number,
  foot: number,
  height: number,
  { trunk, dark, lit }: Leaves,
  side: 1 | -1 = 1,
) =>
  box(trunk, x - height * 0.045, foot - height * 0.5, height * 0.09, height * 0.5) +
  disc(dark, x, foot - height * 0.68, height * 0.32, height * 0.3) +
  disc(dark, x - side * height * 0.2, foot - height * 0.55, height * 0.2, height * 0.18) +
  disc(dark, x + side * height * 0.2, foot - height * 0.55, height * 0.2, height * 0.18) +
  disc(lit, x + side * height * 0.1, foot - height * 0.76, height * 0.2, height * 0.17)

/** A coconut palm that leans to a side. */
export function palm(x: number, foot: number, height: number, yarn: string, lean: number) {
  const top: Point = [x + lean * height * 0.14, foot - height]
  const trunk = line(yarn, Math.max(20, height * 0.05), [
    [x, foot],
    [x + lean * height * 0.03, foot - height * 0.5],
    top,
  ])
  const fronds = [
    [-0.42, 0.1],
    [-0.34, -0.14],
    [-0.08, -0.24],
    [0.2, -0.2],
    [0.4, -0.04],
    [0.36, 0.18],
    [-0.2, 0.24],
  ] as const
  return (
    trunk +
    each(fronds, ([right, down]) =>
      line(yarn, Math.max(18, height * 0.055), [
        top,
        [top[0] + right * height * 0.55, top[1] + down * height * 0.5 - height * 0.07],
        [top[0] + right * height, top[1] + down * height + height * 0.04],
      ]),
    )
  )
}

/** A street lamp with its light; the arm points to a side. */
export const lamp = (
  x: number,
  foot: number,
  height: number,
  { post, light }: { post: string; light: string },
  arm: 1 | -1 = 1,
) =>
  line(post, Math.max(14, height * 0.035), [
    [x, foot],
    [x, foot - height],
    [x + arm * height * 0.16, foot - height],
  ]) +
  disc(
    light,
    x + arm * height * 0.18,
    foot - height + 8,
    Math.max(20, height * 0.075),
    Math.max(16, height * 0.055),
  )

export type HouseYarns = {
  wall: string
  shade: string
  roof: string
  window: string
  door: string
}

/** A house of two storeys with a flat roof, a balcony and lit windows. */
export function house(
  x: number,
  foot: number,
  width: number,
  height: number,
  { wall, shade, roof, window, door }: HouseYarns,
) {
  const floor = height * 0.48
  const pane = (left: number, top: number, size = 0.2) =>
    box(window, x + width * left, foot - top, width * size, height * 0.2)
  return (
    box(wall, x, foot - height, width, height) +
    box(shade, x + width * 0.78, foot - height, width * 0.22, height) +
    box(roof, x - width * 0.04, foot - height - 20, width * 1.08, 34) +
    box(roof, x - width * 0.04, foot - floor - 10, width * 0.86, 24) +
    pane(0.1, height * 0.83, 0.18) +
    pane(0.42, height * 0.83, 0.26) +
    pane(0.1, height * 0.33) +
    box(door, x + width * 0.48, foot - height * 0.34, width * 0.2, height * 0.34)
  )
}
