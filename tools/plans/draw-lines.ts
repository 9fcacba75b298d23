/**
 * Draws the shapes of a plan as lines for use as a picture: no numbers, no names, nothing that depends on what is
 * sold.
 */
import brands from '@/lib/domain/brands.json'
import { writePath } from './draw-path'
import { frame } from './plan-sheet'
import type { Shape } from './read-plan'

const GOLD = '#d9a441'

/** Each kind of shape as one path, in drawing order. Strokes keep their width in pixels at any size. */
const STROKES = [
  { kinds: ['cl'], attributes: 'stroke-width="1" stroke-dasharray="9 9" opacity=".4"' },
  { kinds: ['plot'], attributes: 'stroke-width="1.1" opacity=".62"' },
  { kinds: ['park', 'park2', 'amen', 'water'], attributes: `stroke="${GOLD}" stroke-width="1.6"` },
  { kinds: ['bd'], attributes: 'stroke-width="1.8"' },
]

/** Space for strokes at the edge. */
const MARGIN = 4

/** The drawing as SVG. */
export function drawLines(elements: readonly Shape[]) {
  const { left, top, right, bottom } = frame(elements)
  const [x, y] = [Math.floor(left - MARGIN), Math.floor(top - MARGIN)]
  const [width, height] = [Math.ceil(right - x + MARGIN), Math.ceil(bottom - y + MARGIN)]
  const shapesOf = (kind: string) => elements.filter(({ attributes }) => attributes.class === kind)

  const lines = STROKES.map(({ kinds, attributes }) => {
    const shapes = kinds
      .flatMap(shapesOf)
      .map(({ name, attributes }) =>
        name === 'circle' ? circle(attributes) : writePath(attributes.d),
      )
    return shapes.length === 0 ? '' : path(attributes, shapes)
  })
  const trees = shapesOf('tree').map(({ attributes }) => circle(attributes))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}" fill="none" stroke="${brands.properties.text}" stroke-linejoin="round">
${path(`stroke="${GOLD}" stroke-width=".9" opacity=".6"`, trees)}
${lines.filter(Boolean).join('\n')}
</svg>
`
}

const path = (attributes: string, shapes: readonly string[]) =>
  `<path vector-effect="non-scaling-stroke" ${attributes} d="${shapes.join('')}"/>`

/** A circle as a path, rounded to whole units. */
function circle(attributes: Shape['attributes']) {
  const rounded = (name: string) => Math.round(Number(attributes[name]))
  const [x, y, r] = [rounded('cx'), rounded('cy'), rounded('r')]
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`
}
