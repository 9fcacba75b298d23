import type { Area } from '@/content/schema/page'
import { SQUARE_FEET } from '@/lib/property/units'
import styles from './AreaDrawing.module.css'

/** The side of a square cent in feet: the mesh of the drawing. */
const MESH = Math.sqrt(SQUARE_FEET.cent)

const feetText = (feet: number) => feet.toFixed(1)

/** The lines that part an area into cents. */
function mesh([width, depth]: readonly [number, number], bottom: number): string {
  const stepsTo = (end: number) =>
    Array.from({ length: Math.ceil(end / MESH) - 1 }, (_, index) => (index + 1) * MESH)
  const upright = stepsTo(width).map((x) => `M${feetText(x)} ${bottom}v${feetText(-depth)}`)
  const level = stepsTo(depth).map((y) => `M0 ${feetText(bottom - y)}h${feetText(width)}`)
  return [...upright, ...level].join('')
}

/** Pieces of ground beside each other, drawn to one scale, each with its measures in words. */
export function AreaDrawing({ caption, shapes }: { caption: string; shapes: readonly Area[] }) {
  const drawn = shapes.flatMap(({ feet, ...shape }) => (feet ? [{ ...shape, feet }] : []))
  const across = Math.max(...drawn.map(({ feet }) => feet[0]))
  const down = Math.max(...drawn.map(({ feet }) => feet[1]))
  return (
    <figure className={styles.root}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <ul className={styles.shapes}>
        {drawn.map(({ name, text, of, feet }) => (
          <li key={of} data-area={of}>
            <svg
              className={styles.drawing}
              viewBox={`-0.5 -0.5 ${across + 1} ${down + 1}`}
              aria-hidden="true"
              focusable="false"
            >
              <rect
                y={feetText(down - feet[1])}
                width={feetText(feet[0])}
                height={feetText(feet[1])}
              />
              <path d={mesh(feet, down)} />
            </svg>
            <b className={styles.name}>{name}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
