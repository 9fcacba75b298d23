/** Writes the data of a drawing as the survey of a plan (docs/develop.md). */
import type { Point } from '../draw-path'
import { growthFor } from '../plan-sheet'
import { boxOf, centreOf, distance, isInside, type Ring } from './rings'
import type { Area, PlaceName, ReadPlot, Road } from './survey-of-dxf'

/** Approximate width of a letter in a road's name in both languages, in units, without enlargement. */
const LETTER = 15
/** Margin around the site. */
const ROOM = 40
/** Length of the scale bar: 100 ft. */
const BAR = 120

type Read = {
  title: string
  plots: readonly ReadPlot[]
  site: Ring
  grounds: readonly Area[]
  roads: readonly Road[]
  roadRings: readonly Ring[]
  names: readonly PlaceName[]
  /** Rotation of north from up, in degrees clockwise. */
  north: number
  /** Receives messages about what does not fit. */
  messages: string[]
}

/** The survey as SVG. A layout higher than wide is rotated, because screens are wide. */
export function writeSurvey({
  title,
  plots,
  site,
  grounds,
  roads,
  roadRings,
  names,
  north,
  messages,
}: Read): string {
  const box = boxOf([...site, ...plots.flatMap(({ ring }) => ring)])
  const [across, down] = [box.right - box.left, box.top - box.bottom]
  const isTurned = down > across * 1.1
  const place = ([x, y]: Point): Point =>
    isTurned
      ? [box.top - y + ROOM, x - box.left + ROOM]
      : [x - box.left + ROOM, y - box.bottom + ROOM]
  const [width, height] = (isTurned ? [down, across] : [across, down]).map((each) =>
    Math.ceil(each + 2 * ROOM),
  )
  const growth = Math.max(1, growthFor({ width: height ?? 0, height: width ?? 0 }))
  const pathOf = (rings: readonly Ring[]) =>
    rings.map((ring) => `M${ring.map((point) => at(place(point))).join('L')}Z`).join('')
  const shape = (kind: string, rings: readonly Ring[]) =>
    `<path class="${kind}"${rings.length > 1 ? ' fill-rule="evenodd"' : ''} d="${pathOf(rings)}"/>`
  const isWithin = (inner: Ring, outer: Ring) =>
    inner !== outer && inner.every((point) => isInside(point, outer))
  const outer = roadRings.filter((ring) => !roadRings.some((each) => isWithin(ring, each)))
  const labels = [
    ...roads.flatMap(({ name, line: [from, to], width }) => {
      const room = distance(from, to)
      const fitting = [name, `${width} FT`].find((each) => each.length * LETTER * growth <= room)
      if (!fitting)
        messages.push(
          `The road "${name}" is too short for its name on the drawing: it is drawn without.`,
        )
      const [x, y] = place([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2])
      return fitting
        ? `<text class="rl" x="${round(x)}" y="${round(y)}">${escapeText(fitting)}</text>`
        : []
    }),
    ...names.map(({ name, at: spot }) => {
      const [x, y] = place(spot)
      return `<text class="lab" x="${round(x)}" y="${round(y + 5)}">${escapeText(name)}</text>`
    }),
    `<g transform="translate(${(width ?? 0) - ROOM} ${ROOM}) rotate(${round(north + (isTurned ? 90 : 0))})" aria-label="North"></g>`,
    `<g transform="translate(${ROOM} ${height})"><text class="rl" x="${BAR / 2}" y="15">100 ft</text></g>`,
  ]
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><title>${escapeText(title)}: ${plots.length} plots</title>`,
    shape('site', [site]),
    ...roads.map(({ band }) => shape('road', [band])),
    ...outer.map((ring) =>
      shape('road', [ring, ...roadRings.filter((each) => isWithin(each, ring))]),
    ),
    ...roads.map(
      ({ line }) => `<path class="cl" d="M${line.map((point) => at(place(point))).join('L')}"/>`,
    ),
    ...grounds.map(({ kind, ring }) => shape(kind, [ring])),
    ...plots.map((plot) => {
      const [x, y] = place(centreOf(plot.ring))
      const [wide, deep] = plot.feet
      return `<path class="plot" data-plot="${plot.number}" data-status="available" data-size-sqft="${plot.squareFeet}" data-dimensions="${wide}x${deep} ft" data-facing="${plot.facing}" data-road="${plot.road}" data-cx="${round(x)}" data-cy="${round(y)}" d="${pathOf([plot.ring])}"/>`
    }),
    shape('bd', [site]),
    `<g id="labels">${labels.join('')}</g></svg>`,
  ].join('\n')}\n`
}

const round = (value: number) => Math.round(value * 10) / 10
const at = ([x, y]: Point) => `${round(x)} ${round(y)}`
const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
