import type { Innings, MatchSide } from './match'

const ALL_OUT = 10
const BALLS_AN_OVER = 6
/** More overs than any innings was ever bowled. */
const MOST_OVERS = 400

/** A side as content writes it: `220/5`, or `93` where all were out; overs such as 14.4. */
export type WrittenSide = {
  readonly team?: string | undefined
  readonly score?: string | undefined
  readonly overs?: number | undefined
}

/** The innings of a side; undefined where it never batted, or its score cannot be read. */
export function inningsOf({ score, overs }: WrittenSide): Innings | undefined {
  const [, runs, wickets = ALL_OUT] = /^(\d{1,3})(?:\/(\d))?$/.exec(score ?? '') ?? []
  if (runs === undefined) return undefined
  const balls = overs === undefined ? undefined : ballsOf(overs)
  return {
    runs: Number(runs),
    wickets: Number(wickets),
    ...(balls !== undefined && { balls }),
  }
}

/** One innings as scoreboards write it: `220/5`, `93` when all out, `302/8d` when declared. */
export function scoreText({ runs, wickets, isDeclared }: Innings): string {
  const score = wickets >= ALL_OUT ? `${runs}` : `${runs}/${wickets}`
  return isDeclared ? `${score}d` : score
}

/** All innings of a side, or nothing where it never batted. */
export const sideScore = ({ innings }: Pick<MatchSide, 'innings'>): string =>
  innings.map(scoreText).join(' & ')

/**
 * Overs as feeds and scorecards write them, turned into balls: 14.4 is fourteen overs and four balls.
 * 19.6 is met in answers and means twenty. Returns undefined for what no scorer writes, such as 3.8.
 */
export function ballsOf(overs: number): number | undefined {
  const tenths = Math.round(overs * 10)
  const extra = tenths % 10
  if (!(overs >= 0 && overs <= MOST_OVERS) || extra > BALLS_AN_OVER) return undefined
  if (Math.abs(overs * 10 - tenths) > 1e-6) return undefined
  return Math.floor(tenths / 10) * BALLS_AN_OVER + extra
}

/** Balls as overs: `20`, `14.4`. */
export function oversText(balls: number): string {
  const overs = Math.floor(balls / BALLS_AN_OVER)
  const extra = balls % BALLS_AN_OVER
  return extra === 0 ? `${overs}` : `${overs}.${extra}`
}

/** Signed, three decimals, with a true minus: `+1.733`, `−1.038`, `0.000`. */
export function netRunRateText(rate: number): string {
  const text = Math.abs(rate).toFixed(3)
  if (Number(text) === 0) return text
  return rate > 0 ? `+${text}` : `−${text}`
}
