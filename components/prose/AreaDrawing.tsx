import type { AreasBlock } from '@/content/schema/page'
import { fill } from '@/lib/domain/format/fill'
import { SQUARE_FEET } from '@/lib/domain/property/units'
import styles from './Figure.module.css'

/** Side of a square cent in feet: the grid size of the drawing. */
const MESH = Math.sqrt(SQUARE_FEET.cent)

const feetText = (feet: number) => feet.toFixed(1)

/** Returns the path of the grid lines that divide an area into cents. */
function mesh([width, depth]: readonly [number, number]): string {
  const stepsTo = (end: number) =>
    Array.from({ length: Math.ceil(end / MESH) - 1 }, (_, index) => (index + 1) * MESH)
  const upright = stepsTo(width).map(
    (x) => `M${feetText(x)} ${feetText(depth)}v${feetText(-depth)}`,
  )
  const level = stepsTo(depth).map((y) => `M0 ${feetText(depth - y)}h${feetText(width)}`)
  return [...upright, ...level].join('')
}

/** Areas side by side, drawn to one scale, each labelled with its measures. */
export function AreaDrawing({ caption, side, shapes }: AreasBlock) {
  const sideText = (feet: number) => fill(side, { n: Math.round(feet) })
  return (
    <figure className={styles.root}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <ul className={styles.areas}>
        {shapes.map(
          ({ name, area, text, of, feet }) =>
            feet && (
              <li className={styles.area} key={of} data-area={of}>
                <div className={styles.ground} aria-hidden="true">
                  <svg
                    className={styles.drawing}
                    width={`${feetText(feet[0])}em`}
                    height={`${feetText(feet[1])}em`}
                    viewBox={`0 0 ${feetText(feet[0])} ${feetText(feet[1])}`}
                    aria-hidden="true"
                  >
                    <path d={mesh(feet)} />
                  </svg>
                  <span className={styles.width}>{sideText(feet[0])}</span>
                  {/* A square needs one label only, and the smallest has no room for two. */}
                  {feet[0] !== feet[1] && <span className={styles.depth}>{sideText(feet[1])}</span>}
                </div>
                <p>
                  <b className={styles.name}>{name}</b> <b className={styles.size}>{area}</b> {text}
                </p>
              </li>
            ),
        )}
      </ul>
    </figure>
  )
}
