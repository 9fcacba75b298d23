/**
 * Draws a plan in the palette of the page, as a file that works as an image and whose parts the page can inline.
 * Contains no style element or attribute, which the policy of the page forbids, and no status:
 * lib/domain/property/colour-plan.ts adds what is sold.
 */
import brands from '@/lib/domain/brands.json'
import { drawPlaceNames, drawRoadNames } from './draw-names'
import { drawNumbers, THICKNESS } from './draw-numbers'
import { writePath } from './draw-path'
import { collectOutlines, drawWords, escapeText } from './draw-words'
import { NORTH, scaleOf } from './names'
import { MARGIN, type Sheet, shapesOf, viewBoxOf, WORDS } from './plan-sheet'
import { isCompass, type Shape } from './read-plan'

const IVORY = brands.properties.text

/** Roads are darker than the ground of the page, the land is a little lighter. */
const roadOn = (ground: string) => mix(ground, 0, 0.28)
const landOn = (ground: string) => mix(ground, 255, 0.03)

type Scenery = Readonly<Record<string, string>>

const sceneryOn = (ground: string): Scenery => ({
  site: `fill="${landOn(ground)}"`,
  road: `fill="${roadOn(ground)}" fill-rule="evenodd"`,
  cl: `fill="none" stroke="${IVORY}" stroke-width=".8" stroke-dasharray="7 6" opacity=".45"`,
  park: `fill="#3f7d5c"`,
  park2: `fill="#4f9069"`,
  amen: `fill="#755a47"`,
  water: `fill="#24707f"`,
})

/** Drawn after the trees, so that no tree covers a building or its name. */
const BUILT = ['amen', 'water']

/** Mixes a share of black (0) or white (255) into a colour. */
const mix = (color: string, towards: 0 | 255, share: number) =>
  color.replace(/[\da-f]{2}/g, (part) =>
    Math.round(Number.parseInt(part, 16) * (1 - share) + towards * share)
      .toString(16)
      .padStart(2, '0'),
  )

const path = (d: string, attributes: string) => `<path ${attributes} d="${d}"/>`

type Options = {
  title: string
  /** The Tamil text of each label, with line breaks. */
  tamil?: ReadonlyMap<string, string> | undefined
  /** The colour that the page has behind the drawing, as `#rrggbb`. */
  ground?: string
  /** Scale of the words relative to the wide drawing; plot numbers keep their size. */
  growth?: number
}

/** The whole drawing as SVG. */
export function drawPlan(elements: readonly Shape[], options: Options) {
  const { title, tamil, ground = brands.properties.ground, growth = 1 } = options
  const sheet: Sheet = {
    elements,
    outlines: collectOutlines(),
    language: tamil ? 'ta' : 'en',
    translate: (text) => tamil?.get(text) ?? text,
    growth,
    size: WORDS * growth,
  }
  const bar = Math.round(Number(scaleOf(elements)?.attributes.x ?? 0) * 2)
  const { x, y, width, height } = viewBoxOf(sheet, bar)
  // Outlines get their ids in drawing order, and are defined before all that use them.
  const labels = drawLabels(sheet, ground)
  const scale = drawScale(sheet, bar)
  const compass = drawCompass(sheet)
  const plots = plotsOf(elements)
  const numbers = drawNumbers(sheet.outlines, plots)

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}" fill="${IVORY}">
<title>${escapeText(title)}</title>
<defs>
${sheet.outlines.definitions()}
</defs>
<g data-part="ground">
${drawGround(elements, sceneryOn(ground))}
</g>
<g data-part="plots" stroke="${ground}" stroke-width="1.4">
${drawPlots(plots)}
</g>
<g data-part="numbers" fill="${brands.group.ground}" stroke-linecap="round" stroke-width="${THICKNESS}">
${numbers}
</g>
<g data-part="labels">
${labels}
<g transform="translate(${x + MARGIN} ${y + height - 14 - sheet.size})">${scale}</g>
<g transform="translate(${x + MARGIN + bar + 48} ${y + height - 12 - sheet.size})">${compass}</g>
</g>
</svg>
`
}

/** The land, its roads, trees and buildings. */
function drawGround(elements: readonly Shape[], scenery: Scenery) {
  const land = Object.keys(scenery).filter((kind) => !BUILT.includes(kind))
  return [
    drawScenery(shapesOf(elements, ...land), scenery),
    drawTrees(shapesOf(elements, 'tree')),
    drawScenery(shapesOf(elements, ...BUILT), scenery),
  ].join('\n')
}

const drawScenery = (shapes: readonly Shape[], scenery: Scenery) =>
  shapes
    .map(({ name, attributes: { class: kind = '', d, cx, cy, r, stroke } }) =>
      name === 'circle'
        ? `<circle cx="${cx}" cy="${cy}" r="${r}" ${scenery[kind]}/>`
        : path(
            writePath(d),
            (scenery[kind] ?? '') + (stroke ? ` stroke="${IVORY}" stroke-width="1.6"` : ''),
          ),
    )
    .join('\n')

/** Trees as dots of three sizes: three paths instead of two hundred circles. */
function drawTrees(shapes: readonly Shape[]) {
  const trees = shapes.map(({ attributes: { cx, cy, r } }) => ({
    at: `M${Math.round(Number(cx))} ${Math.round(Number(cy))}h0`,
    radius: Math.min(5, Math.max(3, Math.round(Number(r)))),
  }))
  return [3, 4, 5]
    .map((size) => {
      const dots = trees.filter(({ radius }) => radius === size).map(({ at }) => at)
      return dots.length === 0
        ? ''
        : path(
            dots.join(''),
            `fill="none" stroke="#6fae83" stroke-linecap="round" stroke-width="${size * 2}" opacity=".7"`,
          )
    })
    .join('')
}

type Plot = ReturnType<typeof plotsOf>[number]

const plotsOf = (elements: readonly Shape[]) =>
  shapesOf(elements, 'plot').map(({ attributes }) => {
    const { d, 'data-plot': number, 'data-cx': cx, 'data-cy': cy } = attributes
    return { number: Number(number), d, x: Math.round(Number(cx)), y: Math.round(Number(cy)) }
  })

const drawPlots = (plots: readonly Plot[]) =>
  plots
    .map(({ number, d, x, y }) => path(writePath(d), `data-plot="${number}" data-at="${x} ${y}"`))
    .join('\n')

/** The boundary and the names of roads and places. */
function drawLabels(sheet: Sheet, ground: string) {
  const boundary = shapesOf(sheet.elements, 'bd').map((shape) =>
    path(writePath(shape.attributes.d), `fill="none" stroke="${IVORY}" stroke-width="1.4"`),
  )
  // Covers the dashes of a road's middle line behind its name.
  const roads = drawRoadNames(sheet, `fill="none" stroke="${roadOn(ground)}" stroke-width="4"`)
  const scenery = sceneryOn(ground)
  const places = drawPlaceNames(sheet, (kind) => /#\w+/.exec(scenery[kind] ?? '')?.[0])
  return `${boundary.join('\n')}\n<g fill="#e9efe9">${roads}</g>\n${places}`
}

/** The scale: a bar with its length in words below. */
function drawScale({ elements, outlines, translate, size }: Sheet, bar: number) {
  const length = drawWords(
    outlines,
    translate(scaleOf(elements)?.text ?? ''),
    { size, weight: 500 },
    { x: bar / 2, y: 6 + size },
  )
  return `<path fill="none" stroke="${IVORY}" stroke-width="1.4" d="M0 0h${bar}M0-4v8M${bar / 2}-3v6M${bar}-4v8"/>${length}`
}

/** A needle that points north, with an upright letter at its tip. */
function drawCompass({ elements, outlines, translate, size }: Sheet) {
  const turn = elements.find(isCompass)?.place?.turn ?? 0
  const radians = (turn * Math.PI) / 180
  const north = drawWords(
    outlines,
    translate(NORTH),
    { size, weight: 600 },
    { x: 30 * Math.sin(radians), y: 6 - 30 * Math.cos(radians) },
  )
  return `<g transform="rotate(${turn})"><path fill="${IVORY}" d="M0-18 6 11 0 6z"/><path fill="#d9a441" d="M0-18-6 11 0 6z"/></g>${north}`
}
