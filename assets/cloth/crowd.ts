import { OWN_TEAM } from '@/content/cricket/own-team'
import { box, disc, line, shape } from '@/tools/art/knit/draw'
import { newestResults, newestWithin, runsOf } from '@/tools/art/knit/runs'
import { type Scene, STITCH } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { batsman, bowler, mirrored, placed, waiting, wicket } from './parts/cricket'
import { blocksOf, crowdOf, drawSeats, type Stand } from './parts/stand'

const {
  onyx,
  wine,
  midnight,
  navy,
  crimsonDeep,
  crimson,
  amber,
  flame,
  saffron,
  saffronLight,
  floodlight,
  silver,
  denim,
  slate,
  grass,
  grassLight,
  grassDark,
  turf,
} = yarns.cricket

type Point = readonly [x: number, y: number]

const season = blocksOf(runsOf(OWN_TEAM, newestResults()))
const OURS = { shirt: crimson, trousers: crimsonDeep, head: saffron }
const THEIRS = { shirt: silver, trousers: slate, head: amber }

/** Where the whole season sits on the wide cut: low and far on the left, high and near on the right. */
export const wideStand: Stand = {
  left: 5,
  columns: 122,
  seats: 1400,
  slope: (share) => 0.62 + 0.8 * share,
  foot: (share) => 23 + 7 * share ** 2.2,
}

const uprightStand: Stand = {
  left: 1,
  columns: 46,
  seats: 800,
  slope: (share) => 1.1 - 0.2 * Math.sin(share * Math.PI),
  foot: (share) => 41 - 2 * Math.sin(share * Math.PI),
}

const cardStand: Stand = {
  left: 0,
  columns: 48,
  seats: 500,
  slope: (share) => 0.8 + 0.4 * share,
  foot: (share) => 16 + 2 * share,
}

/** Lamps on a mast, and the light around them. */
function floodlights(x: number, y: number, size: number): string {
  const [width, height] = [size * 1.5, size * 0.8]
  return (
    disc(midnight, x, y, size * 4.6, size * 4) +
    disc(navy, x, y, size * 2.2, size * 1.9) +
    box(slate, x - 9, y, 18, size * 3) +
    box(floodlight, x - width / 2, y - height / 2, width, height)
  )
}

/** The edge of the field below a stand, a little beyond its ends. */
function edgeBelow({ left, columns, foot }: Stand, width: number): Point[] {
  return Array.from({ length: 41 }, (_, index) => {
    const x = (index / 40) * width
    const share = (x / STITCH.width - left) / (columns - 1)
    return [x, (foot(Math.max(0, Math.min(1, share))) + 1.4) * STITCH.height]
  })
}

/** Stripes as they are mown, away from us. */
function stripes(yarn: string, [top, height]: Point, vanish: number): string {
  const at = (x: number, near: number) => vanish + (x - vanish) * near
  return Array.from({ length: 24 }, (_, index) => {
    const [from, to] = [index * 120 - 600, index * 120 - 540]
    return shape(yarn, [
      [at(from, 1), top],
      [at(to, 1), top],
      [at(to, 3.4), height],
      [at(from, 3.4), height],
    ])
  }).join('')
}

/** The mown field from its edge down to `height`, and a pool of light on it. */
function field(
  edge: readonly Point[],
  [width, height]: Point,
  vanish: number,
  pool: { x: number; y: number; rx: number; ry: number },
  [dark, middle, bright]: readonly [string, string, string],
): string {
  const top = Math.min(...edge.map(([, y]) => y))
  const mown = (dark: string, light: string) =>
    shape(dark, [...edge, [width, height], [0, height]]) + stripes(light, [top, height], vanish)
  const lit = disc('#fff', pool.x, pool.y, pool.rx, pool.ry)
  return `<clipPath id="field">${shape('#fff', [...edge, [width, height], [0, height]])}</clipPath><clipPath id="lit">${lit}</clipPath><g clip-path="url(#field)">${mown(dark, middle)}<g clip-path="url(#lit)">${mown(middle, bright)}</g></g>`
}

const atWicket = (scale: number, [x, y]: Point): string =>
  wicket(x - 66 * scale, y - 10 * scale, 46 * scale) + placed(x, y, scale, mirrored(batsman(OURS)))

/** A batsman before his wicket, the bowler, and if there is room the other batsman. */
const players = (scale: number, bat: Point, bowl: Point, other?: Point): string =>
  atWicket(scale, bat) +
  placed(...bowl, scale, bowler(THEIRS)) +
  (other ? placed(...other, scale * 0.86, waiting(OURS)) : '')

/** A floodlit ground: the crowd has one stitch for each run of the team's season, in the colour of its match. */
export default {
  yarns: [
    onyx,
    wine,
    midnight,
    navy,
    crimsonDeep,
    crimson,
    amber,
    flame,
    saffron,
    saffronLight,
    floodlight,
    silver,
    denim,
    slate,
    grass,
    grassLight,
    grassDark,
    turf,
  ],
  dither: 0,
  wide: {
    columns: 132,
    rows: 99,
    draw: (width, height) => {
      const edge = edgeBelow(wideStand, width)
      const words = width * 0.58
      const below = (from: number, to: number): Point[] =>
        edge.filter(([x]) => x >= from && x <= to).map(([x, y]) => [x, y + 6])
      return (
        floodlights(300, 122, 36) +
        floodlights(1180, 144, 80) +
        shape(wine, [
          [0, 144],
          [width * 0.5, 118],
          [width * 0.7, 124],
          [width, 200],
          [width, height],
          [0, height],
        ]) +
        field(edge, [width, height], 1000, { x: 1010, y: 330, rx: 720, ry: 210 }, [
          grassDark,
          turf,
          grass,
        ]) +
        line(navy, 11, below(0, words)) +
        line(silver, 11, below(words, width)) +
        drawSeats(crowdOf(season, wideStand)) +
        atWicket(1.1, [1480, 772])
      )
    },
  },
  upright: {
    columns: 48,
    rows: 112,
    draw: (width, height) => {
      const edge = edgeBelow(uprightStand, width)
      return (
        floodlights(110, 140, 40) +
        floodlights(466, 140, 40) +
        box(wine, 0, 166, width, 300) +
        field(edge, [width, height], 288, { x: 288, y: 500, rx: 250, ry: 60 }, [
          grassDark,
          grass,
          grassLight,
        ]) +
        drawSeats(crowdOf(newestWithin(900, season), uprightStand)) +
        shape(amber, [
          [80, 510],
          [500, 500],
          [520, 550],
          [60, 560],
        ]) +
        players(1, [130, 548], [360, 535], [480, 525])
      )
    },
  },
  card: {
    columns: 48,
    rows: 40,
    draw: (width, height) => {
      const edge = edgeBelow(cardStand, width)
      return (
        box(wine, 0, 20, width, 160) +
        field(edge, [width, height], 288, { x: 288, y: 320, rx: 300, ry: 90 }, [
          grassDark,
          grass,
          grassLight,
        ]) +
        drawSeats(crowdOf(newestWithin(650, season), cardStand)) +
        shape(amber, [
          [60, 320],
          [540, 300],
          [560, 360],
          [40, 380],
        ]) +
        players(1.5, [140, 360], [430, 345])
      )
    },
  },
} satisfies Scene
