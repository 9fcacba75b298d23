import type { ReactNode } from 'react'
import type { PlayerWords } from '@/content/schema/fan-home'
import type { Player } from '@/content/schema/player'
import styles from './FieldDrawing.module.css'

type Role = Player['roles'][number]

/** The others of the side, as a captain may place them: keeper, slip, round to long-on, and the bowler. */
const OTHERS = [
  'M150 212',
  'M140 160',
  'M92 300',
  'M220 62',
  'M330 132',
  'M300 322',
  'M430 390',
  'M520 310',
  'M660 196',
  'M486 232',
] as const
const CAPTAIN = [520, 126] as const

const place = (x: number, y: number) => <circle className={styles.place} cx={x} cy={y} r="16" />
const ball = (path: string) => <path className={styles.ball} d={path} />
const dots = (places: readonly string[]) => places.map((each) => `${each}h0`).join('')

const others = <path className={styles.others} d={dots([...OTHERS, `M${CAPTAIN.join(' ')}`])} />

/** Strokes from the bat to the boundary. */
const batting = (
  <>
    {ball(
      'M254 210 128 76M266 206 330 28M276 208 566 64M284 216 678 152M280 234 610 346M262 244 236 396',
    )}
    {place(262, 226)}
  </>
)

/** A run-up, and the ball's way to the bat. */
const bowling = (run: string, way: string) => (
  <>
    <path className={styles.run} d={run} />
    {ball(way)}
    {place(486, 234)}
  </>
)
const pace = bowling('M682 274C620 270 560 258 508 240', 'M466 232 288 224')
/** The ball turns where it pitches. */
const spin = bowling('M574 290C556 272 534 256 506 244', 'M466 234 330 240 234 196')

const captaincy = (
  <>
    {ball(OTHERS.map((each) => `M${CAPTAIN.join(' ')}${each.replace('M', 'L')}`).join(''))}
    <path className={styles.others} data-near="" d={dots(OTHERS)} />
    {place(...CAPTAIN)}
  </>
)

const PARTS: Readonly<Record<Role, readonly ReactNode[]>> = {
  Captain: [captaincy],
  'All-Rounder': [others, batting, pace],
  Batsman: [others, batting],
  'WK-Batsman Opener': [others, batting, place(150, 212)],
  Bowler: [others, pace],
  'Bowler Spin': [others, spin],
}

/** What the marks of a drawing are, in the order of the key. */
const KEYS: Readonly<Record<Role, readonly (keyof PlayerWords['field'])[]>> = {
  Captain: ['others', 'orders'],
  'All-Rounder': ['others', 'ball', 'run'],
  Batsman: ['others', 'ball'],
  'WK-Batsman Opener': ['others', 'ball'],
  Bowler: ['others', 'ball', 'run'],
  'Bowler Spin': ['others', 'ball', 'run'],
}

type FieldDrawingProps = {
  role: Role
  /** Whose mark is the large one. */
  name: string
  words: PlayerWords['field']
}

/** The ground from above with what a role does on it, and its key. Decoration: the words beside it say it. */
export function FieldDrawing({ role, name, words }: FieldDrawingProps) {
  return (
    <div className={styles.root} aria-hidden="true">
      <svg viewBox="0 0 720 440" aria-hidden="true" focusable="false">
        <ellipse className={styles.ground} cx="360" cy="220" rx="356" ry="216" />
        <ellipse className={styles.boundary} cx="360" cy="220" rx="338" ry="200" />
        <ellipse className={styles.circle} cx="360" cy="220" rx="236" ry="140" />
        <path className={styles.pitch} d="M200 194H520V246H200Z" />
        <path className={styles.crease} d="M246 184V256M474 184V256M222 204V236M498 204V236" />
        {PARTS[role].map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a role never change.
          <g key={index}>{part}</g>
        ))}
      </svg>
      <ul className={styles.key}>
        <li data-mark="place">{name}</li>
        {KEYS[role].map((mark) => (
          <li key={mark} data-mark={mark}>
            {words[mark]}
          </li>
        ))}
      </ul>
    </div>
  )
}
