/**
 * Converts a surveyor's DXF into the survey of a plan (docs/develop.md). An outline with one number in it is a plot; a
 * text such as "30 FT ROAD" lies along a road; parks and buildings are recognised by their text or layer. Uncertain
 * parts are left out and reported in a sentence that says where they are and what to do.
 */

import { FACINGS, type Facing } from '@/lib/domain/property/plots'
import { formatRanges, rangesOf } from '@/lib/domain/property/ranges'
import type { Point } from '../draw-path'
import { bendOf, beside, ROUND_DEGREES, sidesOf } from '../plot-places'
import { type Ground, groundOf, isOfRoads, isOfSite, type LabelMeaning, read } from './dxf-words'
import { type Dxf, type Label, readDxf, UNITS, type Unit } from './read-dxf'
import {
  areaOf,
  boxOf,
  centreOf,
  distance,
  type Faces,
  facesOf,
  isInside,
  linesOf,
  meets,
  type Ring,
  simplify,
} from './rings'
import { writeSurvey } from './write-survey'

/** Units of the survey per foot: font sizes are made for this scale (tools/plans/plan-sheet.ts). */
export const PER_FOOT = 1.2
const feet = (units: number) => units / PER_FOOT
const squareFeetOf = (ring: Ring) => areaOf(ring) / PER_FOOT ** 2

/** Points within this distance are the same, in units of the survey: an inch. */
const WITHIN = 0.1
/** Smaller outlines are circles around numbers, trees and letters, not plots. In sq.ft, like `USUAL`. */
const SMALLEST = 120
/** The usual size of a plot. If most plots differ, the unit is wrong. */
const USUAL = [300, 40_000] as const
const MIDDLING = 1800
/** Tolerance of a written area, as a share. */
const AREA_OFF = 0.01
/** The largest distance between a text and the edge of its road, in units: half of 200 ft. */
const MAX_ACROSS = 120
const ALONG = 12_000
/** The least number of five samples along a side that have to be at a road. */
const MIN_SAMPLES = 3

export type SurveyOptions = {
  /** The name of the drawing, such as "Sarayu, Avinashi"; the number of its plots is appended. */
  title: string
  /** The unit of the drawing, where it declares none or a wrong one. */
  unit?: Unit
  /** Rotation of north from up, in degrees clockwise. */
  north?: number
}

export type ReadPlot = {
  number: number
  squareFeet: number
  feet: readonly [number, number]
  facing: Facing
  road: string
  ring: Ring
}
export type Road = { name: string; width: number; line: readonly [Point, Point]; band: Ring }
export type PlaceName = { name: string; at: Point }
export type Area = { kind: Ground; ring: Ring }

export type Imported = {
  /** The survey as SVG; absent where no plot was recognised. */
  survey?: string
  unit: Unit
  plots: readonly Omit<ReadPlot, 'ring'>[]
  roads: readonly string[]
  places: readonly string[]
  /** Parts of the drawing that are missing in the survey or contradict it. */
  notUnderstood: readonly string[]
  /** Assumptions where the drawing lacks information. */
  assumed: readonly string[]
}

type Closed = { layer: string; ring: Ring; size: number }
type Text = Label & { meaning: LabelMeaning }
/** Outlines and texts in units of the survey, with y downwards as in SVG. */
type Sheet = {
  rings: readonly Closed[]
  open: readonly { layer: string; chain: Ring }[]
  texts: readonly Text[]
  /** The position in the surveyor's coordinates, for messages. */
  where: (point: Point) => string
}
type Numbered = Closed & { number: number; at: Point }
type Found = {
  plots: readonly Numbered[]
  layers: ReadonlySet<string>
  messages: readonly string[]
}

/** Throws an error that says what to do for a file that is not a text DXF. */
export function surveyOfDxf(text: string, given: SurveyOptions): Imported {
  const dxf = readDxf(text)
  const { unit, sheet, found, assumed } = inUnit(dxf, given.unit)
  const messages = [...found.messages, ...dxf.messages]
  const site = siteOf(sheet, found)
  if (!site.isDrawn && found.plots.length > 0)
    assumed.push(
      'The drawing has no outline around all plots. A rectangle stands for the boundary: draw it as a closed line on a layer BOUNDARY.',
    )
  const grounds = groundsOf(sheet, found, site.ring)
  const walls = [...found.plots, ...grounds.areas.map(({ ring }) => ({ ring }))].map(
    ({ ring }) => ring,
  )
  const roads = roadsOf(sheet, [...walls, site.ring], grounds.roads, messages)
  const north = given.north ?? (dxf.north === undefined ? 0 : -dxf.north)
  if (given.north === undefined && dxf.north === undefined)
    assumed.push('The drawing has no north arrow as a block. North is up.')
  const corners: number[] = []
  const plots = found.plots.flatMap((plot): readonly ReadPlot[] => {
    const facts = factsOf(plot, roads, grounds.roads, north)
    if (facts === undefined) {
      messages.push(
        `Plot ${plot.number} (layer ${plot.layer}, ${sheet.where(plot.at)}) lies at no road and was left out. Write the road's name on it, such as 30 FT ROAD, on the ground between the plots.`,
      )
      return []
    }
    const { isAtTwoRoads, ...own } = facts
    if (isAtTwoRoads) corners.push(plot.number)
    return [{ number: plot.number, squareFeet: Math.round(plot.size), ...own, ring: plot.ring }]
  })
  if (corners.length > 0)
    assumed.push(
      `At two roads, and facing the one at the shorter side: plot${corners.length > 1 ? 's' : ''} ${numbersInWords(corners)}.`,
    )
  messages.push(...areasThatDiffer(sheet, found.plots), ...overlapsOf(found.plots, sheet))
  messages.push(...otherTexts(sheet, found, site.ring))
  plots.sort((one, other) => one.number - other.number)
  const names = [...grounds.names]
  const survey =
    plots.length === 0
      ? undefined
      : writeSurvey({
          title: given.title,
          plots,
          site: site.ring,
          grounds: grounds.areas,
          roads,
          roadRings: grounds.roads,
          names,
          north,
          messages,
        })
  return {
    ...(survey && { survey }),
    unit,
    plots: plots.map(({ ring, ...plot }) => plot),
    roads: roads.map(({ name }) => name),
    places: names.map(({ name }) => name),
    notUnderstood: [
      ...(found.plots.length === 0
        ? [
            'No plot was found. A plot is a closed outline with its number inside, as a text. Ask the surveyor for a drawing with both.',
          ]
        : []),
      ...messages,
    ],
    assumed,
  }
}

/** Scales the drawing by the given unit, the declared one, or the one that gives its plots a usual size. */
function inUnit(dxf: Dxf, given: Unit | undefined) {
  const take = (unit: Unit) => {
    const sheet = sheetOf(dxf, UNITS[unit])
    const found = plotsOf(sheet)
    const sizes = found.plots.map(({ size }) => size).sort((a, b) => a - b)
    const middle = sizes[sizes.length >> 1] ?? 0
    const isUsual = middle >= USUAL[0] && middle <= USUAL[1]
    return { unit, sheet, found, isUsual, off: Math.abs(Math.log(middle / MIDDLING)) }
  }
  if (given) return { ...take(given), assumed: [] as string[] }
  const meaning = dxf.unit && take(dxf.unit)
  if (meaning?.isUsual) return { ...meaning, assumed: [] as string[] }
  const others = (['metres', 'feet', 'millimetres', 'centimetres', 'inches'] as const)
    .filter((unit) => unit !== dxf.unit)
    .map(take)
  const usual = others.filter(({ isUsual }) => isUsual).sort((a, b) => a.off - b.off)[0]
  const taken = usual ?? meaning ?? others[0] ?? take('metres')
  const why = dxf.unit
    ? `The drawing says that its figures are ${dxf.unit}; then its plots would have an unusual size.`
    : 'The drawing does not say the unit of its figures.'
  const what = usual
    ? `They were taken for ${taken.unit}, by the size of the plots.`
    : `They were taken for ${taken.unit}.`
  return { ...taken, assumed: [`${why} ${what} Choose another unit where that is wrong.`] }
}

function sheetOf(dxf: Dxf, perUnit: number): Sheet {
  const scale = perUnit * PER_FOOT
  const place = ([x, y]: Point): Point => [x * scale, -y * scale]
  const where = ([x, y]: Point) =>
    `at ${[x / scale, -y / scale]
      .map((each) =>
        Number(each.toPrecision(9))
          .toFixed(2)
          .replace(/\.?0+$/, ''),
      )
      .join(', ')}`
  const outlines = dxf.outlines
    .filter(({ isCircle }) => !isCircle)
    .map((each) => ({ ...each, points: each.points.map(place) }))
  const texts = dxf.labels.map((label) => ({
    ...label,
    at: place(label.at),
    turn: -label.turn,
    meaning: read(label.text),
  }))
  const rings: Closed[] = []
  const keep = (layer: string, points: Ring) => {
    const ring = simplify(points, WITHIN)
    const size = squareFeetOf(ring)
    if (ring.length < 3 || size < SMALLEST) return
    const centre = centreOf(ring)
    // Plots are often drawn twice, or once as a ring and once as lines.
    const isThere = rings.some(
      (each) =>
        Math.abs(each.size - size) < size / 200 && distance(centreOf(each.ring), centre) < PER_FOOT,
    )
    if (!isThere) rings.push({ layer, ring, size })
  }
  const open: { layer: string; chain: Ring }[] = []
  for (const { layer, points, isClosed } of outlines)
    if (isClosed || distance(points[0] ?? [0, 0], points.at(-1) ?? [9, 9]) <= WITHIN)
      keep(layer, points)
  const numbers = texts.filter(({ meaning }) => meaning.kind === 'number')
  const whole = rings
    .map(({ ring }) => ring)
    .filter((ring) => numbers.filter(({ at }) => isInside(at, ring)).length === 1)
  for (const layer of new Set(
    outlines.filter(({ isClosed }) => !isClosed).map((each) => each.layer),
  )) {
    const faces: Faces = facesOf(
      outlines
        .filter((each) => each.layer === layer)
        .map(({ points, isClosed }) => (isClosed ? [...points, ...points.slice(0, 1)] : points)),
      WITHIN,
    )
    // Lines within an outline that has exactly one number do not divide it.
    for (const ring of faces.rings)
      if (!whole.some((each) => isInside(centreOf(ring), each))) keep(layer, ring)
    open.push(...faces.open.map((chain) => ({ layer, chain })))
  }
  return { rings: rings.sort((a, b) => a.size - b.size), open, texts, where }
}

/** The smallest ring around a point. */
const around = ({ rings }: Sheet, point: Point) => rings.find(({ ring }) => isInside(point, ring))

/** The outlines with a number, and messages about the others. */
function plotsOf(sheet: Sheet): Found {
  const numbers = sheet.texts.flatMap(({ meaning, ...each }) =>
    meaning.kind === 'number'
      ? { ...each, number: meaning.number, home: around(sheet, each.at) }
      : [],
  )
  const homes = new Map(
    sheet.rings.map((ring) => [ring, numbers.filter((each) => each.home === ring)]),
  )
  // Lengths are numbers too: the layer of numbers that are alone in their outlines is that of plot numbers.
  const alone = [...homes.values()].filter(
    (each) => new Set(each.map(({ number }) => number)).size === 1,
  )
  const votes = new Map<string, number>()
  for (const [each] of alone) if (each) votes.set(each.layer, (votes.get(each.layer) ?? 0) + 1)
  const most = Math.max(0, ...votes.values())
  const isOfPlots = (layer: string) => (votes.get(layer) ?? 0) > most / 10
  const messages: string[] = []
  const plots: Numbered[] = []
  const orphans: typeof numbers = []
  for (const [home, all] of homes) {
    const own = all.some(({ layer }) => isOfPlots(layer))
      ? all.filter(({ layer }) => isOfPlots(layer))
      : all
    const [first] = own
    if (!first) continue
    const hasPlots = sheet.rings.some(
      (other) =>
        other !== home &&
        other.size < home.size &&
        homes.get(other)?.length &&
        isInside(centreOf(other.ring), home.ring),
    )
    const different = [...new Set(own.map(({ number }) => number))]
    if (hasPlots || isOfSite(home.layer) || isOfRoads(home.layer)) orphans.push(...own)
    else if (different.length > 1)
      messages.push(
        `The numbers ${different.join(' and ')} stand in one outline (layer ${home.layer}, ${sheet.where(first.at)}). ${shortLine(sheet, home)}`,
      )
    else plots.push({ ...home, number: first.number, at: first.at })
  }
  orphans.push(...numbers.filter(({ home, layer }) => !home && isOfPlots(layer)))
  if (most === 0) orphans.push(...numbers.filter(({ home }) => !home))
  messages.push(...orphans.map((each) => orphanMessage(sheet, each)))
  const twice = plots.filter(({ number }, at) =>
    plots.some((other, index) => index !== at && other.number === number),
  )
  for (const number of new Set(twice.map((each) => each.number))) {
    const places = twice
      .filter((each) => each.number === number)
      .map(({ layer, at }) => `layer ${layer}, ${sheet.where(at)}`)
    messages.push(
      `Number ${number} stands in ${places.length} outlines (${places.join('; ')}). All of them were left out: give each plot a number of its own.`,
    )
  }
  const layers = new Set(plots.map(({ layer }) => layer))
  messages.push(...nameless(sheet, plots, layers))
  for (const { text, layer, at, meaning } of sheet.texts)
    if (meaning.kind === 'odd number')
      messages.push(
        `"${text}" (layer ${layer}, ${sheet.where(at)}) is no plain number. The site counts plots 1, 2, 3: give this plot a number without a letter.`,
      )
  return { plots: plots.filter((each) => !twice.includes(each)), layers, messages }
}

/** In an outline with two numbers: the dividing line that is too short, if any. */
function shortLine(sheet: Sheet, { ring }: Closed) {
  const ends = sheet.open.flatMap(({ chain }) => {
    const loose = chain[0]
    if (!loose || !isInside(loose, ring)) return []
    const before = chain[1] ?? loose
    const [dx, dy] = [loose[0] - before[0], loose[1] - before[1]]
    const beyond = linesOf(ring)
      .flatMap((line) => meets(loose, [loose[0] + dx, loose[1] + dy], line) ?? [])
      .filter((share) => share > 0)
    return beyond.length > 0 ? { loose, gap: Math.min(...beyond) * Math.hypot(dx, dy) } : []
  })
  const [nearest] = ends.sort((a, b) => a.gap - b.gap)
  return nearest
    ? `The line between them ends ${length(nearest.gap)} before the outline (${sheet.where(nearest.loose)}): lengthen it.`
    : 'Draw the line between them, or remove the number that is none.'
}

const length = (units: number) => `${Number(feet(units).toFixed(feet(units) < 10 ? 2 : 0))} ft`

/** A message about a number without an outline: names the open outline around it, if any. */
function orphanMessage(sheet: Sheet, { number, layer, at }: Label & { number: number }) {
  const head = `Number ${number} (layer ${layer}, ${sheet.where(at)})`
  const [nearest] = sheet.open
    .filter(({ chain }) => chain.length > 2 && isInside(at, chain))
    .map(({ layer, chain }) => {
      const [from, to] = [chain[0] ?? at, chain.at(-1) ?? at]
      return { layer, from, to, gap: distance(from, to) }
    })
    .sort((a, b) => a.gap - b.gap)
  return nearest
    ? `${head}: its outline on layer ${nearest.layer} is open. Between its ends, ${sheet.where(nearest.from)} and ${sheet.where(nearest.to)}, is a gap of ${length(nearest.gap)}. Close it in the drawing.`
    : `${head} stands in no closed outline. Close the line around it, or move the number inside its plot.`
}

/** Outlines on plot layers without a number. */
function nameless(sheet: Sheet, plots: readonly Numbered[], layers: ReadonlySet<string>) {
  const sizes = plots.map(({ size }) => size).sort((a, b) => a - b)
  const middle = sizes[sizes.length >> 1] ?? 0
  return sheet.rings.flatMap(({ layer, ring, size }) => {
    if (!layers.has(layer) || size < middle / 4 || size > middle * 4) return []
    if (
      sheet.texts.some(
        ({ at, meaning }) =>
          ['number', 'odd number', 'place', 'road'].includes(meaning.kind) && isInside(at, ring),
      )
    )
      return []
    return `An outline of ${Math.round(size)} sq.ft (layer ${layer}, ${sheet.where(centreOf(ring))}) has no number. Write it inside if it is a plot, or a name such as PARK.`
  })
}

/** The boundary: the smallest outline around all plots, otherwise a rectangle. */
function siteOf({ rings }: Sheet, { plots }: Found): { ring: Ring; isDrawn: boolean } {
  const centres = plots.map(({ ring }) => centreOf(ring))
  const holds = ({ ring }: Closed) => centres.every((centre) => isInside(centre, ring))
  const larger = rings.filter(
    (each) =>
      plots.length > 0 && each.size > Math.max(...plots.map(({ size }) => size)) && holds(each),
  )
  const drawn = larger.find(({ layer }) => isOfSite(layer)) ?? larger[0]
  if (drawn) return { ring: drawn.ring, isDrawn: true }
  const { left, right, top, bottom } = boxOf(plots.flatMap(({ ring }) => ring))
  const room = 45 * PER_FOOT
  return {
    ring: [
      [left - room, bottom - room],
      [right + room, bottom - room],
      [right + room, top + room],
      [left - room, top + room],
    ],
    isDrawn: false,
  }
}

/** Parks, buildings and water with their names, and the outlines of roads. */
function groundsOf(sheet: Sheet, { plots }: Found, site: Ring) {
  const areas: Area[] = []
  const names: PlaceName[] = []
  const roads: Ring[] = []
  const isPlot = (ring: Ring) => plots.some((plot) => plot.ring === ring)
  const holdsPlots = (ring: Ring) => plots.some((plot) => isInside(centreOf(plot.ring), ring))
  for (const home of sheet.rings) {
    if (isPlot(home.ring) || home.ring === site) continue
    const own = sheet.texts.filter(
      ({ at, meaning }) =>
        (meaning.kind === 'place' || meaning.kind === 'road') && around(sheet, at) === home,
    )
    const place = own.find(({ meaning }) => meaning.kind === 'place')?.meaning
    const kind = place?.kind === 'place' ? place.ground : undefined
    const ground = kind ?? (isOfRoads(home.layer) ? undefined : groundOf(home.layer))
    if (ground && !holdsPlots(home.ring)) {
      areas.push({ kind: ground, ring: home.ring })
      if (!place)
        names.push({
          name: home.layer
            .toUpperCase()
            .replace(/[^A-Z0-9]+/g, ' ')
            .trim(),
          at: centreOf(home.ring),
        })
    } else if (isOfRoads(home.layer) || own.some(({ meaning }) => meaning.kind === 'road')) {
      const isAroundPlots = holdsPlots(home.ring)
      const outer = sheet.rings.some(
        ({ ring, layer, size }) =>
          isOfRoads(layer) && size > home.size && home.ring.every((point) => isInside(point, ring)),
      )
      // An outline around plots is the edge of a road; it counts as one only with another outline in or around it.
      if (
        !isAroundPlots ||
        outer ||
        sheet.rings.some(
          ({ ring, layer, size }) =>
            isOfRoads(layer) &&
            size < home.size &&
            ring.every((point) => isInside(point, home.ring)),
        )
      )
        roads.push(home.ring)
    }
  }
  for (const { meaning, at } of sheet.texts)
    if (
      meaning.kind === 'place' &&
      meaning.name &&
      (isInside(at, site) || areas.some(({ ring }) => isInside(at, ring)))
    )
      names.push({ name: meaning.name, at })
  return { areas, names, roads }
}

/** A road for each text that names one: its middle line and its area, up to the edges that it meets. */
function roadsOf(
  sheet: Sheet,
  walls: readonly Ring[],
  rings: readonly Ring[],
  messages: string[],
): Road[] {
  const roads: Road[] = []
  for (const { meaning, at, turn, layer, text } of sheet.texts) {
    if (meaning.kind !== 'road') continue
    const own = rings.filter((ring) => isInside(at, ring))
    const lines = [...walls, ...own].flatMap(linesOf)
    const reach = (from: Point, degrees: number, most: number) => {
      const angle = (degrees * Math.PI) / 180
      const to: Point = [from[0] + Math.cos(angle), from[1] + Math.sin(angle)]
      const hits = lines.flatMap((line) => meets(from, to, line) ?? []).filter((each) => each > 0)
      const nearest = Math.min(...hits, Number.POSITIVE_INFINITY)
      return nearest <= most ? nearest : undefined
    }
    const step = (from: Point, degrees: number, by: number): Point => [
      from[0] + by * Math.cos((degrees * Math.PI) / 180),
      from[1] + by * Math.sin((degrees * Math.PI) / 180),
    ]
    const widthAcross = (degrees: number) => {
      const [left, right] = [
        reach(at, degrees - 90, MAX_ACROSS),
        reach(at, degrees + 90, MAX_ACROSS),
      ]
      return left !== undefined && right !== undefined ? { left, all: left + right } : undefined
    }
    // Names of upright roads may be level: choose the direction in which the width across is nearest to the name's.
    const off = (degrees: number) =>
      Math.abs(feet(widthAcross(degrees)?.all ?? 4 * MAX_ACROSS) - (meaning.feet ?? 0))
    const along = off(turn) <= off(turn + 90) + 1 ? turn : turn + 90
    const across = widthAcross(along)
    const measured = across?.all
    const width = meaning.feet ?? Math.round(feet(measured ?? 0))
    const place = `(layer ${layer}, ${sheet.where(at)})`
    if (width < 1) {
      messages.push(
        `"${text}" ${place} says no width and lies between no plots. Write it as 30 FT ROAD on its ground.`,
      )
      continue
    }
    const half = measured ? measured / 2 : (width * PER_FOOT) / 2
    if (measured && Math.abs(feet(measured) - width) > Math.max(2, width / 10))
      messages.push(
        `"${text}" ${place} measures ${length(measured)} between what lies on both sides. The text was taken; check the drawing.`,
      )
    const middle = step(at, along - 90, across ? across.left - half : 0)
    const [to, from] = [
      step(middle, along, Math.max(0, reach(middle, along, ALONG) ?? 0)),
      step(middle, along + 180, Math.max(0, reach(middle, along + 180, ALONG) ?? 0)),
    ]
    const isSame = roads.some(
      (road) =>
        Math.abs(road.width - width) < 1 && isInside(at, road.band) && isInside(middle, road.band),
    )
    if (isSame) continue
    const band = [
      step(from, along - 90, half),
      step(to, along - 90, half),
      step(to, along + 90, half),
      step(from, along + 90, half),
    ]
    roads.push({
      name: meaning.feet ? meaning.name : `${width} FT ${meaning.name}`,
      width,
      line: [from, to],
      band,
    })
  }
  return roads
}

type Side = { points: Ring; road: Road | undefined; length: number }

/** The facts of a plot from its sides; undefined where no side is at a road. */
function factsOf(
  { ring }: Numbered,
  roads: readonly Road[],
  rings: readonly Ring[],
  north: number,
) {
  const sides = sidesOf(ring)
    .flatMap(parted)
    .map((points): Side => {
      const hits = beside(points, ring).flatMap((ray) => roadAt(ray, roads, rings) ?? [])
      const road = hits[hits.length >> 1]
      const length = points
        .slice(1)
        .reduce((sum, to, at) => sum + distance(points[at] ?? to, to), 0)
      return { points, road: hits.length >= MIN_SAMPLES ? road : undefined, length }
    })
  const at = sides
    .filter(({ road }) => road)
    .sort((a, b) =>
      Math.abs(a.length - b.length) > a.length / 20
        ? a.length - b.length
        : (b.road?.width ?? 0) - (a.road?.width ?? 0),
    )
  const [front] = at
  if (!front?.road) return undefined
  const index = sides.indexOf(front)
  const [from, to] = [front.points[0], front.points.at(-1)]
  if (!from || !to) return undefined
  const chord = distance(from, to)
  const turned = [(to[1] - from[1]) / chord, (from[0] - to[0]) / chord] as const
  const [mx, my] = centreOf(ring)
  const outward = (from[0] - mx) * turned[0] + (from[1] - my) * turned[1] < 0 ? -1 : 1
  const [nx, ny] = [turned[0] * outward, turned[1] * outward]
  const across = ring.map(([x, y]) => x * nx + y * ny)
  const depth =
    sides.length === 4
      ? ((sides[(index + 1) % 4]?.length ?? 0) + (sides.at(index - 1)?.length ?? 0)) / 2
      : Math.max(...across) - Math.min(...across)
  const bearing = (Math.atan2(nx, -ny) * 180) / Math.PI - north
  const eighth = ((Math.round(bearing / 45) % 8) + 8) % 8
  return {
    feet: [Math.round(feet(front.length)), Math.round(feet(depth))] as const,
    facing: FACINGS[eighth] ?? 'North',
    road: `${front.road.width} ft`,
    isAtTwoRoads: at.length > 1,
  }
}

/** Splits a side that turns a corner in two. */
function parted(side: Ring): readonly Ring[] {
  const bend = bendOf(side)
  if (bend <= ROUND_DEGREES) return [side]
  const half = side.findIndex((_, at) => at > 0 && bendOf(side.slice(0, at + 1)) >= bend / 2)
  return half > 0 && half < side.length - 1 ? [side.slice(0, half + 1), side.slice(half)] : [side]
}

/** The road at the first of some points that is on one: the nearest by its middle line. */
function roadAt(points: readonly Point[], roads: readonly Road[], rings: readonly Ring[]) {
  for (const point of points) {
    const inRing = rings.filter((ring) => isInside(point, ring)).length % 2 === 1
    const near = roads.filter(({ band }) => inRing || isInside(point, band))
    const [nearest] = near.sort((a, b) => apart(point, a) - apart(point, b))
    if (nearest) return nearest
  }
  return undefined
}
const apart = ([x, y]: Point, { line: [[ax, ay], [bx, by]] }: Road) => {
  const [dx, dy] = [bx - ax, by - ay]
  const share = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x - ax - share * dx, y - ay - share * dy)
}

function areasThatDiffer(sheet: Sheet, plots: readonly Numbered[]): readonly string[] {
  return sheet.texts.flatMap(({ meaning, at, layer, text }) => {
    if (meaning.kind !== 'area') return []
    const plot = plots.find(({ ring }) => isInside(at, ring))
    if (!plot || Math.abs(plot.size - meaning.squareFeet) <= meaning.squareFeet * AREA_OFF)
      return []
    return `Plot ${plot.number} measures ${Math.round(plot.size)} sq.ft, and its text says "${text}" (layer ${layer}, ${sheet.where(at)}). What was measured was taken; ask the surveyor which is right.`
  })
}

/** Plots that overlap by more than the width of their lines. */
function overlapsOf(plots: readonly Numbered[], sheet: Sheet): readonly string[] {
  const inner = plots.map(({ ring }) => {
    const [cx, cy] = centreOf(ring)
    const samples = linesOf(ring).flatMap(([[ax, ay], [bx, by]]): Point[] => [
      [ax, ay],
      [(ax + bx) / 2, (ay + by) / 2],
    ])
    // Moved a foot inwards.
    return [...samples, [cx, cy] as Point].map(([x, y]): Point => {
      const away = Math.hypot(cx - x, cy - y) || 1
      const by = Math.min(PER_FOOT, away) / away
      return [x + (cx - x) * by, y + (cy - y) * by]
    })
  })
  return plots.flatMap((one, a) =>
    plots.slice(a + 1).flatMap((other, step) => {
      const b = a + 1 + step
      const isOver =
        inner[a]?.some((each) => isInside(each, other.ring)) ||
        inner[b]?.some((each) => isInside(each, one.ring))
      return isOver
        ? `Plots ${numbersInWords([one.number, other.number]).replace(/ to |, /, ' and ')} overlap (layer ${one.layer}, ${sheet.where(other.at)}). Correct the line between them.`
        : []
    }),
  )
}

/** Unrecognised texts on the site, one sentence for each layer. */
function otherTexts(sheet: Sheet, { plots }: Found, site: Ring): readonly string[] {
  if (plots.length === 0) return []
  const other = sheet.texts.filter(
    ({ meaning, at }) => meaning.kind === 'other' && isInside(at, site),
  )
  return [...new Set(other.map(({ layer }) => layer))].map((layer) => {
    const own = other.filter((each) => each.layer === layer)
    const some = own.slice(0, 3).map(({ text, at }) => `"${text.slice(0, 40)}" ${sheet.where(at)}`)
    return `${own.length} text${own.length > 1 ? 's' : ''} on layer ${layer} ${own.length > 1 ? 'were' : 'was'} not used: ${some.join('; ')}${own.length > 3 ? ' …' : ''}. Nothing is missing unless it names a plot, a road or a place.`
  })
}

/** Numbers in words: "1 to 4, 9". */
const numbersInWords = (numbers: readonly number[]) =>
  formatRanges(rangesOf([...numbers].sort((a, b) => a - b)))
