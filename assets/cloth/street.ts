import { box, disc } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { bands, each, house, person, lamp as streetLamp, tree } from './parts/plots'

const { teal, tealDeep, tealNight, pond, mist, shade, sand, road, gold, goldLight, lamp } =
  yarns.properties
const { terracotta, brick, skin, ink, leafDark, goldDeep } = yarns.properties
const { dusk: indigo, plum } = yarns.group

const leaves = { trunk: tealNight, dark: tealNight, lit: leafDark }
const cream = { wall: road, shade: mist, roof: terracotta, window: goldLight, door: brick }
const red = { wall: terracotta, shade: brick, roof: sand, window: lamp, door: tealDeep }
const blue = { wall: pond, shade: teal, roof: sand, window: goldLight, door: goldDeep }

const sky = (width: number, foot: number) =>
  bands(width, foot, [
    [tealDeep, 0],
    [teal, foot * 0.3],
    [indigo, foot * 0.62],
    [plum, foot * 0.84],
  ])

const pavement = (width: number, top: number, height: number) =>
  box(leafDark, 0, top, width, height) +
  box(sand, 0, top + height * 0.07, width, height) +
  box(mist, 0, top + height * 0.2, width, height) +
  box(shade, 0, top + height * 0.24, width, height)

/** Houses of two storeys with lit windows at nightfall; neighbours talk before them. */
export default {
  yarns: [
    teal,
    tealDeep,
    tealNight,
    shade,
    pond,
    mist,
    indigo,
    plum,
    sand,
    road,
    gold,
    goldLight,
    lamp,
    goldDeep,
    terracotta,
    brick,
    leafDark,
    skin,
    ink,
  ],
  wide: {
    columns: 132,
    rows: 99,
    draw: (width, height) => {
      const foot = height * 0.7
      return (
        sky(width, foot) +
        each([0.02, 0.335, 0.66, 0.98], (x) => tree(width * x, foot, 380, leaves, -1)) +
        house(width * 0.06, foot, 360, 400, cream) +
        house(width * 0.37, foot, 400, 460, red) +
        house(width * 0.71, foot, 370, 410, blue) +
        pavement(width, foot, height - foot) +
        disc(sand, width * 0.86, height * 0.17, 44) +
        disc(goldLight, width * 0.385, height * 0.86, 330, 60) +
        streetLamp(width * 0.305, foot + 60, 560, { post: ink, light: lamp }) +
        person({
          x: width * 0.37,
          foot: height * 0.86,
          size: 300,
          top: pond,
          legs: ink,
          turn: 1,
          hands: [
            [0.22, 0.2],
            [-0.16, 0.34],
          ],
        }) +
        person({
          x: width * 0.475,
          foot: height * 0.86,
          size: 280,
          top: plum,
          legs: plum,
          turn: -1,
          wears: 'sari',
          hands: [[-0.16, 0.32]],
        }) +
        person({
          x: width * 0.66,
          foot: height * 0.84,
          size: 170,
          top: gold,
          legs: brick,
          turn: -1,
          stride: 0.4,
          hands: [
            [-0.2, 0.1],
            [0.2, 0.12],
          ],
        }) +
        disc(terracotta, width * 0.6, height * 0.84 - 22, 24, 22)
      )
    },
  },
  card: {
    columns: 48,
    rows: 40,
    draw: (width, height) => {
      const foot = height * 0.72
      return (
        sky(width, foot) +
        house(width * 0.05, foot, 220, 210, cream) +
        house(width * 0.55, foot, 230, 230, red) +
        pavement(width, foot, height - foot) +
        person({
          x: width * 0.44,
          foot: height * 0.93,
          size: 160,
          top: goldLight,
          legs: ink,
          turn: 1,
          hands: [[0.22, 0.14]],
        }) +
        person({
          x: width * 0.59,
          foot: height * 0.93,
          size: 150,
          top: gold,
          legs: gold,
          turn: -1,
          wears: 'sari',
        })
      )
    },
  },
} satisfies Scene
