import type { ReactNode } from 'react'
import styles from './LineDrawing.module.css'

/** One path. A `body` covers what is behind it. */
export type Stroke = {
  look: 'line' | 'thin' | 'gold' | 'dashed' | 'body' | 'gold body' | 'fill' | 'tint'
  d: string
}

/** The viewBox of each set. */
const BOXES = {
  pillar: '0 0 300 400',
  task: '0 0 400 300',
  land: '-6 -14 166 130',
}

type LineDrawingProps = {
  set: keyof typeof BOXES
  strokes: readonly Stroke[]
  /** SVG transform, such as `rotate(-13 150 200)`. */
  transform?: string | undefined
  /** Rendered above the strokes. */
  children?: ReactNode
}

/** An SVG of strokes, drawn back to front. Decorative: the text beside it says the same. */
export function LineDrawing({ set, strokes, transform, children }: LineDrawingProps) {
  return (
    <svg
      className={styles.root}
      viewBox={BOXES[set]}
      preserveAspectRatio={set === 'pillar' ? 'xMidYMid slice' : undefined}
      data-set={set}
      aria-hidden="true"
    >
      {strokes.map(({ look, d }) => (
        <path key={look + d} data-look={look} d={d} transform={transform} />
      ))}
      {children}
    </svg>
  )
}
