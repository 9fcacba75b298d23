import type { CSSProperties } from 'react'
import type { Party, SeatRow } from '@/lib/cinema/seating'
import styles from './SeatCloth.module.css'

type SeatClothProps = {
  /** Unique on the page: of the stitches' shade. */
  id: string
  rows: readonly SeatRow[]
  /** From the smallest to the largest; each has the seats of the one before. */
  parties: readonly Party[]
}

/** A stitch in units of the drawing, as of every cloth of the site (scripts/knit/scene.ts). */
const STITCH = { width: 12, height: 10 }

/** The row of the cloth that is the screen, that of the first seats, and the stitches that frame the seats. */
const SCREEN = 1
const SEATS = 4
const FRAME = 1

/** How much of the screen's light each row between it and the seats has. */
const GLOW = [0.4, 0.16]

/** In units of the drawing. */
const SEAT_HEIGHT = 7

/** How much of a row its stitches stand above it, as chevrons do. */
const RISE = 0.3

/** The share of the widest row that the screen is. */
const SCREEN_SHARE = 0.72

/**
 * A hall seen from above: a row of light is the screen, each red stitch below is a seat. `--chosen`, which a parent sets, is
 * the number of the party whose seats are lit; 1 is the smallest.
 */
export function SeatCloth({ id, rows, parties }: SeatClothProps) {
  const widest = Math.max(...rows.map(({ seats }) => seats))
  const columns = widest + 2 * FRAME
  const height = SEATS + rows.length + FRAME
  const [width, tall] = [columns * STITCH.width, height * STITCH.height]
  const whole = `M0 0h${width}v${tall}H0z`
  const lit = Math.round(widest * SCREEN_SHARE)
  /** The first column of so many stitches in the middle. */
  const middle = (count: number) => Math.floor((columns - count) / 2)

  /** The seats that a party has and the smaller one before it has not. */
  const added = ({ spans }: Party, smaller: Party | undefined) =>
    spans
      .map(({ from, count }, row) => {
        const first = middle(rows[row]?.seats ?? 0)
        const run = (start: number, end: number) =>
          stitches(first + start, SEATS + row, end - start, SEAT_HEIGHT)
        const inner = smaller?.spans[row]
        if (!inner?.count) return run(from, from + count)
        return run(from, inner.from) + run(inner.from + inner.count, from + count)
      })
      .join('')

  return (
    <div className={styles.root}>
      <svg className={styles.cloth} viewBox={`0 0 ${width} ${tall}`} aria-hidden="true">
        <pattern id={id} {...STITCH} patternUnits="userSpaceOnUse">
          <path d="M0-5l6 6v2l-6-6zM12-5l-6 6v2l6-6zM0 5l6 6v2l-6-6zM12 5l-6 6v2l6-6z" />
          <path d="M5.6 0h.8v10h-.8zM0 0h.4v10H0zM11.6 0h.4v10h-.4z" />
        </pattern>
        <path className={styles.ground} d={whole} />
        {GLOW.map((opacity, row) => (
          <path
            className={styles.glow}
            key={opacity}
            d={stitches(middle(lit), SCREEN + 1 + row, lit)}
            fillOpacity={opacity}
          />
        ))}
        <path className={styles.screen} d={stitches(middle(lit), SCREEN, lit)} />
        {parties.map((party, index) => (
          <path
            className={styles.seats}
            key={party.guests}
            d={added(party, parties[index - 1])}
            style={{ '--party': index + 1 } as CSSProperties}
          />
        ))}
        <path d={whole} fill={`url(#${id})`} />
      </svg>
      {parties.map(({ guests, first, last }, index) => (
        <span
          className={styles.rows}
          key={guests}
          style={
            {
              '--party': index + 1,
              insetBlockStart: share((SEATS + first - RISE) / height),
              blockSize: share((last - first + 1) / height),
            } as CSSProperties
          }
        >
          {rows[first]?.letter}
          {first < last && `–${rows[last]?.letter}`}
        </span>
      ))}
    </div>
  )
}

const share = (of: number) => `${(of * 100).toFixed(2)}%`

/** A run of stitches in a row of the cloth; nothing where there is none. A seat is lower than its row, so that rows stay apart. */
function stitches(column: number, row: number, count: number, height = STITCH.height): string {
  if (count === 0) return ''
  const start = `M${column * STITCH.width} ${row * STITCH.height - 5}`
  return `${start}l${'6 6 6-6 '.repeat(count)}v${height}l${'-6 6-6-6'.repeat(count)}z`
}
