import type { HoardingBlock } from '@/content/schema/page'
import { href } from '@/lib/routes'
import styles from './Hoarding.module.css'
import { NumberedFigure } from './NumberedFigure'

/** Plots of a block in the units of the grid, and how far the next block is: between them are roads. */
const PLOT = { width: 30, depth: 44 }
const NEXT = { x: 176, y: 114 }
const PLOTS_OF_BLOCK = 10
/** A block of five plots by two: its outline, then the lines between its plots. */
const BLOCK = 'h150v88h-150zm0 44h150m-120-44v88m30 0v-88m30 0v88m30 0v-88'

const blocks = Array.from({ length: 16 }, (_, block) => ({
  left: (block % 4) * NEXT.x,
  top: Math.floor(block / 4) * NEXT.y,
}))
const outlines = blocks.map(({ left, top }) => `M${left} ${top}${BLOCK}`).join('')

/** A house stands on every seventh plot, which is a pattern of none of our projects. */
const houses = blocks
  .flatMap(({ left, top }) =>
    Array.from({ length: PLOTS_OF_BLOCK }, (_, plot) => ({
      x: left + (plot % 5) * PLOT.width + 5,
      y: top + Math.floor(plot / 5) * PLOT.depth + 8,
    })),
  )
  .filter((_, index) => index % 7 === 3)
const [width, depth, height] = [20, 28, 16]

/** On the slanting grid, what rises by a height moves as far to the left as to the back. */
const FACES = {
  roof: ({ x, y }: { x: number; y: number }) =>
    `M${x - height} ${y - height}h${width}v${depth}h-${width}z`,
  front: ({ x, y }: { x: number; y: number }) =>
    `M${x} ${y + depth}h${width}l-${height}-${height}h-${width}z`,
  side: ({ x, y }: { x: number; y: number }) =>
    `M${x + width} ${y}v${depth}l-${height}-${height}v-${depth}z`,
}

/**
 * A hoarding with what an advertisement has to show, each with its number. Its fields hold no number and
 * no name, for those would be made up. The words are in the notes, so it is not read aloud.
 */
export function Hoarding({ caption, notes, board, website, code }: HoardingBlock) {
  return (
    <NumberedFigure caption={caption} notes={notes}>
      <div className={styles.root} aria-hidden="true">
        <div className={styles.board}>
          <div className={styles.picture} data-ground="dark">
            <svg
              className={styles.layout}
              viewBox="0 0 640 300"
              preserveAspectRatio="xMaxYMid slice"
              aria-hidden="true"
            >
              <g transform="matrix(.866 .5 -.866 .5 340 -112)">
                <path d={outlines} />
                {Object.entries(FACES).map(([face, draw]) => (
                  <path key={face} data-face={face} d={houses.map(draw).join('')} />
                ))}
              </g>
            </svg>
            <p className={styles.specimen}>{board.specimen}</p>
            <p className={styles.title}>{board.title}</p>
          </div>
          <div className={styles.strip}>
            <p className={styles.number} data-numbered>
              {board.number}
            </p>
            <p className={styles.website} data-numbered>
              {website}
            </p>
            <p className={styles.code} data-numbered>
              {code && <img src={href(code)} alt="" width={33} height={33} loading="lazy" />}
            </p>
            <ul className={styles.promoter} data-numbered>
              {board.promoter.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </NumberedFigure>
  )
}
