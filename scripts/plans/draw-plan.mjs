/**
 * Draws a plan anew in the palette of the page, as a file that stands alone as an image and whose
 * parts the page can take in. No style element and no style attribute: the policy of the page
 * forbids them. Statuses differ by pattern as well as by colour.
 */
import { readFileSync } from 'node:fs'
import { readStrokes, writePath } from './draw-path.mjs'
import { outlineText } from './outline-text.mjs'

const { group, properties } = JSON.parse(readFileSync('lib/brands.json', 'utf8'))
const IVORY = properties.text
const INK = group.ground
const TEAL = properties.ground

/** Fill of a plot by status; the patterns are defined in every drawing. */
const FILLS = {
  available: IVORY,
  reserved: 'url(#plot-reserved)',
  booked: 'url(#plot-booked)',
  sold: 'url(#plot-sold)',
}

const PATTERNS = `<defs>
<pattern id="plot-reserved" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path fill="#1d5160" d="M0 0h8v8H0z"/><path fill="${IVORY}" fill-opacity=".65" d="M0 0h1.6v8H0z"/></pattern>
<pattern id="plot-booked" width="9" height="9" patternUnits="userSpaceOnUse"><path fill="#d9a441" d="M0 0h9v9H0z"/><circle cx="4.5" cy="4.5" r="1.3" fill="#7e5313"/></pattern>
<pattern id="plot-sold" width="7" height="7" patternUnits="userSpaceOnUse"><path fill="#33606c" d="M0 0h7v7H0z"/><path fill="${TEAL}" d="M0 0h7v1.8H0z"/></pattern>
</defs>`

const SCENERY = {
  site: `fill="#123f4e"`,
  road: `fill="#0a2a35" fill-rule="evenodd"`,
  cl: `fill="none" stroke="${IVORY}" stroke-width=".8" stroke-dasharray="7 6" opacity=".45"`,
  park: `fill="#3f7d5c"`,
  park2: `fill="#4f9069"`,
  amen: `fill="#b4532a"`,
  water: `fill="#24707f"`,
}

const path = (d, attributes) => `<path ${attributes} d="${d}"/>`
const escapeText = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Trees as round dots of three sizes: three paths in place of two hundred circles. */
function drawTrees(circles) {
  return [3, 4, 5]
    .map((radius) => {
      const dots = circles
        .filter(({ r }) => Math.min(5, Math.max(3, Math.round(r))) === radius)
        .map(({ cx, cy }) => `M${Math.round(cx)} ${Math.round(cy)}h0`)
      return dots.length === 0
        ? ''
        : path(
            dots.join(''),
            `fill="none" stroke="#6fae83" stroke-linecap="round" stroke-width="${radius * 2}" opacity=".7"`,
          )
    })
    .join('')
}

/** Names of places and of roads; how far names are lifted off a road's middle line, and upright ones lie below a crossing. */
const LETTERS = {
  en: {
    lab: { size: 15, weight: 600, spacing: 1 },
    rl: { size: 11, weight: 500, spacing: '.8', fill: '#e9efe9' },
    lift: -2,
    below: 64,
  },
  // Small letters with signs below them, in words half as wide again; tracking would part the signs.
  ta: {
    lab: { size: 16, weight: 600 },
    rl: { size: 13, weight: 500, fill: '#e9efe9' },
    lift: -5,
    below: 72,
  },
}

const SCALE = /^\d+ ft$/
const NORTH = 'N'

const namesOn = (elements) =>
  elements.filter(
    ({ name, groups, attributes, text }) =>
      name === 'text' &&
      groups.includes('labels') &&
      LETTERS.en[attributes.class] &&
      !SCALE.test(text),
  )
const scaleOf = (elements) => elements.find(({ text }) => SCALE.test(text))

/** The words on a drawing, each once: names of roads and places, the length of the scale, north. */
export const labelsOf = (elements) => [
  ...new Set(
    [...namesOn(elements), scaleOf(elements), { text: NORTH }].flatMap((each) => each?.text ?? []),
  ),
]

/** The lines of a drawing that are drawn as outlines: roads share their names. */
function collectOutlines() {
  const paths = new Map()
  return {
    /** The id by which a line is used. */
    idOf(line, type) {
      const key = `${line} ${type.size} ${type.weight}`
      const { id } = paths.get(key) ?? { id: `words-${paths.size + 1}` }
      paths.set(key, { id, line, d: outlineText(line, type) })
      return id
    },
    definitions: () =>
      paths.size === 0
        ? ''
        : `<defs>${[...paths.values()].map(({ id, line, d }) => `<path id="${id}" data-words="${line}" d="${d}"/>`).join('')}</defs>\n`,
  }
}

/** Larger than the surveyor's, so moved clear: upright ones of the crossing, level ones of the kerb. */
function drawLabel(outlines, { attributes: { class: kind, x, y, transform }, text }, letters) {
  const [, tx, ty, turn] = /translate\((\S+) (\S+)\) rotate\((\S+)\)/.exec(transform ?? '') ?? []
  const isUpright = kind === 'rl' && Math.abs(Number(turn ?? 0)) > 45
  const top = Number(ty) + (isUpright ? letters.below : 0)
  const type = { ...letters[kind], size: letters[kind].size * letters.growth }
  return turn
    ? drawWords(outlines, text, { x: tx, y: top, turn, dy: letters.lift, ...type })
    : drawWords(outlines, text, { x, y, dy: kind === 'rl' ? -6 : 1, ...type })
}

/** Words around a place, in lines where they hold breaks. Tamil is drawn as outlines, each line once. */
function drawWords(outlines, text, { x, y, turn, dy = 0, size, weight = 400, spacing, fill }) {
  const lines = text.split('\n')
  const tone = fill ? ` fill="${fill}"` : ''
  if (/\p{Script=Tamil}/u.test(text)) {
    const place = `translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}`
    return lines
      .map((line, at) => {
        const down = dy + at * size * 1.25
        const moved = down === 0 ? place : `${place} translate(0 ${down})`
        return `<use href="#${outlines.idOf(line, { size, weight })}" transform="${moved}"${tone}/>`
      })
      .join('')
  }
  const place = turn
    ? `transform="translate(${x} ${y}) rotate(${turn})"`
    : `${x === 0 ? '' : `x="${x}" `}y="${y}"`
  const type = `font-size="${size}"${weight === 400 ? '' : ` font-weight="${weight}"`}${spacing ? ` letter-spacing="${spacing}"` : ''}`
  const [first, ...more] = lines.map(escapeText)
  const rest = more.map((line) => `<tspan x="${x}" dy="1.25em">${line}</tspan>`)
  return `<text ${place}${dy === 0 ? '' : ` dy="${dy}"`} ${type}${tone}>${first}${rest.join('')}</text>`
}

/** The points of the site's outline. */
const outlineOf = (elements) =>
  elements
    .filter(({ attributes }) => attributes.class === 'site')
    .flatMap(({ attributes }) => readStrokes(attributes.d))
    .flatMap((stroke) => stroke.points)

/** The part of the sheet that is drawn on, with a margin: the surveyor's paper is larger. */
export function frame(elements) {
  const points = outlineOf(elements)
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  }
}

const MARGIN = 22
/** Below the site, where the scale and the compass stand; the compass reaches so far past the scale's end. */
const FOOT = 64
const COMPASS = 70

/**
 * The whole drawing as SVG, with its size.
 *
 * @param {{ title: string, plots: object[], tamil?: Map<string, string>, growth?: number }} options `tamil`: what
 *   stands in place of each label on a drawing in Tamil, broken where it holds a line break; `growth`: of the words
 */
export function drawPlan(elements, { title, plots, tamil, growth = 1 }) {
  const say = (text) => tamil?.get(text) ?? text
  const box = frame(elements)
  const x = Math.floor(box.left - MARGIN)
  const y = Math.floor(box.top - MARGIN)
  const width = Math.ceil(box.right - x + MARGIN)
  const scale = scaleOf(elements)
  const bar = Math.round(Number(scale?.attributes.x ?? 0) * 2)
  const above = outlineOf(elements).filter(([each]) => each <= box.left + bar + COMPASS)
  const foot = Math.max(...above.map(([, each]) => each)) + FOOT
  const height = Math.ceil(Math.max(box.bottom + MARGIN, foot) - y)
  const shapes = (name) => elements.filter(({ attributes }) => attributes.class === name)

  const scenery = elements
    .filter(({ attributes }) => SCENERY[attributes.class])
    .map(({ name, attributes: { class: kind, d, cx, cy, r, stroke } }) =>
      name === 'circle'
        ? `<circle cx="${cx}" cy="${cy}" r="${r}" ${SCENERY[kind]}/>`
        : path(
            writePath(d),
            SCENERY[kind] + (stroke ? ` stroke="${IVORY}" stroke-width="1.6"` : ''),
          ),
    )
    .join('\n')
  const trees = drawTrees(
    shapes('tree').map(({ attributes: { cx, cy, r } }) => ({
      cx: Number(cx),
      cy: Number(cy),
      r: Number(r),
    })),
  )
  const boundary = shapes('bd').map((shape) =>
    path(writePath(shape.attributes.d), `fill="none" stroke="${IVORY}" stroke-width="1.4"`),
  )
  const outlines = collectOutlines()
  const letters = { ...LETTERS[tamil ? 'ta' : 'en'], growth }
  const labels = namesOn(elements).map((label) =>
    drawLabel(outlines, { ...label, text: say(label.text) }, letters),
  )
  const compass = elements.find(({ attributes }) => attributes['aria-label'] === 'North')
  const turn = /rotate\((-?[\d.]+)\)/.exec(compass?.attributes.transform ?? '')?.[1] ?? '0'
  const length = drawWords(outlines, say(scale?.text ?? ''), {
    x: bar / 2,
    y: 5 + 13 * growth,
    size: 13 * growth,
  })
  const [sine, cosine] = [Math.sin, Math.cos].map((of) => of((Number(turn) * Math.PI) / 180))
  const north = drawWords(outlines, say(NORTH), {
    ...{ x: Math.round(28 * sine), y: Math.round(5 - 28 * cosine) },
    ...{ size: 13 * growth, weight: 600 },
  })

  const shapesOfPlots = plots.map(({ shape, plot }) =>
    path(writePath(shape.attributes.d), `data-plot="${plot.number}" fill="${FILLS[plot.status]}"`),
  )
  const numbers = plots.map(({ shape, plot }) => {
    const { 'data-cx': cx, 'data-cy': cy } = shape.attributes
    const tone = plot.status === 'available' || plot.status === 'booked' ? '' : ' data-tone="light"'
    return `<text x="${Math.round(cx)}" y="${Math.round(Number(cy) + 8)}"${tone} ${HALOES[plot.status]}>${plot.number}</text>`
  })

  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}" font-family="system-ui,sans-serif" text-anchor="middle" fill="${IVORY}">
<title>${escapeText(title)}</title>
${PATTERNS}
<g data-part="ground">
${scenery}
${trees}
</g>
<g data-part="plots" stroke="${TEAL}" stroke-width="1.4">
${shapesOfPlots.join('\n')}
</g>
<g data-part="numbers" font-size="24" font-weight="600" paint-order="stroke" stroke-width="8" stroke-linejoin="round">
${numbers.join('\n')}
</g>
<g data-part="labels">
${outlines.definitions()}${boundary.join('\n')}
${labels.join('\n')}
<g transform="translate(${x + MARGIN} ${y + height - 30})"><path fill="none" stroke="${IVORY}" stroke-width="1.4" d="M0 0h${bar}M0-4v8M${bar / 2}-3v6M${bar}-4v8"/>${length}</g>
<g transform="translate(${x + MARGIN + bar + 48} ${y + height - 28})"><g transform="rotate(${turn})"><path fill="${IVORY}" d="M0-18 6 11 0 6z"/><path fill="#d9a441" d="M0-18-6 11 0 6z"/></g>${north}</g>
</g>
</svg>
`
  return { svg, width, height }
}

/** A number stands on its pattern with a ground of its own. */
const HALOES = {
  available: `fill="${INK}"`,
  booked: `fill="${INK}" stroke="#d9a441"`,
  reserved: `fill="#fff" stroke="#1d5160"`,
  sold: `fill="#fff" stroke="#33606c"`,
}
