import type { ReactNode } from 'react'
import type { CinemaFormat } from '@/content/schema/cinemas'
import styles from './CinemaSections.module.css'

type FormatFigureProps = { figure: CinemaFormat['figure']; marks: readonly string[] }

/** A line drawing of one format. Decorative: the text beside it says the same. */
export function FormatFigure({ figure, marks }: FormatFigureProps) {
  const draw = DRAWINGS[figure]
  return (
    <svg
      className={styles.figure}
      viewBox={`${LEFT[figure]} 8 364 224`}
      aria-hidden="true"
      focusable="false"
    >
      {draw(marks)}
    </svg>
  )
}

/** Left edge of each drawing, so that all align with their titles. */
const LEFT: Record<CinemaFormat['figure'], number> = { light: 38, sound: 36, shape: 18, seat: 38 }

const DRAWINGS: Record<CinemaFormat['figure'], (marks: readonly string[]) => ReactNode> = {
  light: () => (
    <>
      <defs>
        <linearGradient id="beam" x1="1" x2="0">
          <stop offset="0" stopOpacity="0.85" />
          <stop offset="1" stopOpacity="0.08" />
        </linearGradient>
      </defs>
      <path fill="url(#beam)" d="M352 108 40 30v180l312-78Z" />
      <path className={styles.thin} d="M352 112 40 75m312 41L40 107m312 13L40 139m312-15L40 171" />
      <path className={styles.bold} d="M40 22v196" />
      <path className={styles.line} d="M352 100h30v40h-30Zm0 8-8-3v30l8-3" />
    </>
  ),
  sound: () => (
    <>
      <path className={styles.line} d="M60 34h280l22 188H38Z" />
      <path className={styles.bold} d="M96 34h208" />
      <path
        className={styles.speaker}
        d="M70 78v20m-5 28v20m-5 28v20M330 78v20m5 28v20m5 28v20M110 222h24m54 0h24m54 0h24"
      />
      {[78, 122, 166].flatMap((y) =>
        [150, 250].map((x) => (
          <circle className={styles.line} key={`${x}${y}`} cx={x} cy={y} r="9" />
        )),
      )}
      <path className={styles.dash} d="M104 60c50 10 20 74 96 72s44 60 112 66" />
      <circle className={styles.dot} cx="312" cy="198" r="6" />
    </>
  ),
  shape: ([wide, flat]) => (
    <>
      <path className={styles.bold} d="M20 50h360v150.600H20Z" />
      <path className={styles.dash} d="M60.700 50v150.600m278.600 0V50" />
      <path className={styles.veil} d="M20 50h40.700v150.600H20Zm319.300 0H380v150.600h-40.700Z" />
      <text className={styles.mark} x="370" y="40" textAnchor="end">
        {wide}
      </text>
      <text className={styles.mark} x="200" y="132" textAnchor="middle">
        {flat}
      </text>
    </>
  ),
  seat: ([angle]) => (
    <>
      <path className={styles.bold} d="M40 26v130" />
      <path className={styles.line} d="M40 214h90l30-8 30-10 30-12 30-14 30-16 30-18 40-2" />
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <path
          className={row === 4 ? styles.bold : styles.line}
          key={row}
          d={`M${152 + row * 30} ${[188, 180, 170, 158, 144, 128][row]}l-4 16h-14`}
        />
      ))}
      <path className={styles.sight} d="M264 134 40 26v130Z" />
      <circle className={styles.dot} cx="264" cy="134" r="6" />
      <path className={styles.thin} d="M210 108a60 60 0 0 0-5 33" />
      <text className={styles.mark} x="150" y="124" textAnchor="middle">
        {angle}
      </text>
    </>
  ),
}
