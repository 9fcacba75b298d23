import type { ReactNode } from 'react'
import type { PlayerWords } from '@/content/schema/fan-home'
import type { Player } from '@/content/schema/player'
import { fill } from '@/lib/domain/format/fill'
import styles from './RoleFacts.module.css'

type Role = Player['roles'][number]

type Mark = keyof PlayerWords['field']

const place = (mark: Mark, x: number, y: number) => (
  <circle className={styles.place} data-mark={mark} cx={x} cy={y} r="14" />
)
const ball = (path: string) => <path className={styles.ball} d={path} />

const batting = (
  <>
    {ball(
      'M254 210 128 76M266 206 330 28M276 208 566 64M284 216 678 152M280 234 610 346M262 244 236 396',
    )}
    {place('bat', 262, 226)}
  </>
)

const bowling = (run: string, way: string) => (
  <>
    <path className={styles.run} d={run} />
    {ball(way)}
    {place('bowl', 486, 234)}
  </>
)
const pace = bowling('M682 274C620 270 560 258 508 240', 'M466 232 288 224')
/** The ball turns where it pitches. */
const spin = bowling('M574 290C556 272 534 256 506 244', 'M466 234 330 240 234 196')

/** What a role does on the field, and the marks that the key explains. Captaincy is not drawn. */
const PARTS: Readonly<Record<Role, { drawing: ReactNode; key: readonly Mark[] }>> = {
  Captain: { drawing: undefined, key: [] },
  'All-Rounder': {
    drawing: (
      <>
        {batting}
        {pace}
      </>
    ),
    key: ['bat', 'bowl', 'ball', 'run'],
  },
  Batsman: { drawing: batting, key: ['bat', 'ball'] },
  'WK-Batsman Opener': {
    drawing: (
      <>
        {batting}
        {place('keep', 150, 212)}
      </>
    ),
    key: ['bat', 'keep', 'ball'],
  },
  Bowler: { drawing: pace, key: ['bowl', 'ball', 'run'] },
  'Bowler Spin': { drawing: spin, key: ['bowl', 'ball', 'run'] },
}

const KEY: Readonly<Record<Mark, ReactNode>> = {
  bat: place('bat', 20, 20),
  keep: place('keep', 20, 20),
  bowl: place('bowl', 20, 20),
  ball: ball('M2 20H38'),
  run: <path className={styles.run} d="M2 20H38" />,
  others: <path className={styles.fielders} d="M20 20h0" />,
}

type FieldDrawingProps = {
  roles: readonly Role[]
  /** Name of the player whose places are marked. */
  name: string
  words: PlayerWords['field']
}

/** The ground from above with the player's roles and a key. Decorative: the text beside it says the same. */
export function FieldDrawing({ roles, name, words }: FieldDrawingProps) {
  const marks = new Set([...roles.flatMap((role) => PARTS[role].key), 'others' as const])
  return (
    <div className={styles.drawing} aria-hidden="true">
      <svg viewBox="0 0 720 440" aria-hidden="true" focusable="false">
        <ellipse className={styles.ground} cx="360" cy="220" rx="356" ry="216" />
        <ellipse className={styles.boundary} cx="360" cy="220" rx="338" ry="200" />
        <ellipse className={styles.circle} cx="360" cy="220" rx="236" ry="140" />
        <path className={styles.pitch} d="M200 194H520V246H200Z" />
        <path className={styles.crease} d="M246 184V256M474 184V256M222 204V236M498 204V236" />
        <path
          className={styles.fielders}
          d="M150 212h0M140 160h0M92 300h0M220 62h0M330 132h0M300 322h0M430 390h0M520 310h0M660 196h0M486 232h0M520 126h0"
        />
        {roles.map((role) => (
          <g key={role}>{PARTS[role].drawing}</g>
        ))}
      </svg>
      <ul className={styles.key}>
        {[...marks].map((mark) => (
          <li key={mark}>
            <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
              {KEY[mark]}
            </svg>
            {fill(words[mark], { name })}
          </li>
        ))}
      </ul>
    </div>
  )
}
