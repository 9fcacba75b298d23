import type { CSSProperties } from 'react'
import { LineDrawing, type Stroke } from '@/components/ui/LineDrawing'
import styles from './LandDrawing.module.css'

/** A stroke, with the first and last stage that show it. */
type Layer = Stroke & { stages: readonly [number, number] }

type Corner = readonly [x: number, y: number]

const LAST = 7

/** Corners of the land in the order of the thread: one side per stage, closed with the last. */
const START: Corner = [12, 86]
const CORNERS: readonly Corner[] = [
  START,
  [18, 30],
  [86, 12],
  [144, 32],
  [134, 94],
  [64, 104],
  START,
]

const through = (corners: readonly Corner[]) => `M${corners.map((at) => at.join(' ')).join('L')}`
const pegs = (corners: readonly Corner[]) =>
  corners.map(([x, y]) => `M${x - 3} ${y - 3}h6v6h-6z`).join('')

const LAND = `${through(CORNERS)}z`
const DIVISION = 'M86 12 64 104'

/** Strokes that each stage adds to the drawing. Stage 0 is before the first. */
const LAYERS: readonly Layer[] = [
  // The landowner's share: plots on both sides of the road.
  {
    stages: [LAST, LAST],
    look: 'fill',
    d: 'M100 17l15 5-4 34-16-1zM115 22l15 5-4 31-15-2zM81 101l18-2 4-35-17-1zM25 90l13 5 5-32H29z',
  },
  { stages: [0, 1], look: 'dashed', d: LAND },
  {
    stages: [1, 1],
    look: 'gold body',
    d: 'M78 76c-9-12-12-17-12-22a12 12 0 1 1 24 0c0 5-3 10-12 22zM74 54a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  },
  { stages: [2, LAST], look: 'line', d: LAND },
  // Survey stones at the corners, and the neighbours' boundaries.
  {
    stages: [2, 3],
    look: 'thin',
    d: 'M18 30 3 25M86 12l-3-11M144 32l15-6M134 94l15 12M64 104l-2 11M12 86 1 92',
  },
  { stages: [2, 3], look: 'body', d: pegs(CORNERS) },
  // Contour lines, and the path walked.
  {
    stages: [3, 3],
    look: 'thin',
    d: 'M17 44c36-2 52-24 88-25M15 64c50-2 66-32 126-20M22 89c40-8 74-34 116-24M58 102c20-14 46-24 77-20',
  },
  { stages: [3, 3], look: 'dashed', d: 'M26 80c6-30 34-46 62-50s46 8 40 32-40 30-60 32' },
  // The two parts.
  { stages: [4, 4], look: 'dashed', d: DIVISION },
  {
    stages: [4, 5],
    look: 'thin',
    d: 'M88 22l45 50M84 32l47 58M81 45l38 50M78 58l30 38M74 71l21 27M104 20l34 40M122 26l18 20',
  },
  { stages: [5, 5], look: 'line', d: DIVISION },
  {
    stages: [5, 5],
    look: 'gold body',
    d: 'M63 58a13 13 0 1 0 26 0a13 13 0 1 0-26 0M70 58l5 5 8-9',
  },
  // Roads and plots.
  {
    stages: [6, LAST],
    look: 'line',
    d: 'M15 56c40 2 84-3 124 2M15 62c40 2 84-3 123 3M83 13l-8 44M88 13l-7 44M74 63l-8 41M80 63l-9 40',
  },
  {
    stages: [6, LAST],
    look: 'thin',
    d: 'M35 26l-2 31M52 21l-3 36M69 17l-4 40M100 17l-5 38M115 22l-4 34M130 27l-4 31M29 63l-4 27M43 63l-5 32M58 62l-7 37M86 63l-5 38M103 64l-4 35M121 65l-5 32',
  },
]

/** The thread before the first corner. */
const TAIL = 'M-6 98c6-1 11-5 18-12'

/** Returns the offset from one corner back to another, for the walk between them. */
const back = ([fromX, fromY]: Corner, [toX, toY]: Corner) =>
  ({ '--back': `${fromX - toX}px ${fromY - toY}px` }) as CSSProperties

/** The landowner, with the feet at 0 0 and a hand forward. */
const OWNER =
  'M-2.2-23a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0zM-3.6-18.6q4-1.6 7.6 0l4 6.4-2 1.2-2.2-2.6.8 5.2h-9.2zM-4.6-8.4h9.2l2 8.2-3.2.2-3.4-4.8-3.4 4.8-3.2-.2z'

/**
 * A piece of land at a stage of the venture, from the first to the seventh. A gold thread goes round it, one corner per
 * stage, and closes at the last; the landowner walks ahead. Decorative.
 */
export function LandDrawing({ stage }: { stage: number }) {
  const isShown = ({ stages: [first, last] }: Layer) => first <= stage && stage <= last
  const reached = CORNERS.slice(0, stage)
  const [before, here] = [reached.at(-2), reached.at(-1)]
  return (
    <LineDrawing set="land" strokes={LAYERS.filter(isShown)}>
      <g className={styles.thread}>
        <path
          d={`${TAIL}${reached
            .slice(1, -1)
            .map((at) => `L${at.join(' ')}`)
            .join('')}`}
        />
        {before && here && (
          <path className={styles.side} pathLength={1} d={through([before, here])} />
        )}
        <path className={styles.pegs} d={pegs(reached)} />
      </g>
      {here && (
        <g className={styles.owner} style={before && back(before, here)}>
          <path
            d={OWNER}
            transform={`translate(${here.join(' ')})${before && here[0] < before[0] ? ' scale(-1 1)' : ''}`}
          />
        </g>
      )}
    </LineDrawing>
  )
}
