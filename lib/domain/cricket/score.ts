import type { Innings, MatchSide } from './match'

const ALL_OUT = 10
const BALLS_AN_OVER = 6
/** More overs than in any real innings. */
const MOST_OVERS = 400

/** A side in content: score `220/5`, or `93` if all out; overs such as 14.4. */
export type WrittenSide = {
  readonly team?: string | undefined
  readonly score?: string | undefined
  readonly overs?: number | undefined
}

/** The innings of a side; undefined if it has no score, or one that cannot be parsed. */
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

/** The score of an innings: `220/5`, `93` if all out, `302/8d` if declared. */
export function scoreText({ runs, wickets, isDeclared }: Innings): string {
  const score = wickets >= ALL_OUT ? `${runs}` : `${runs}/${wickets}`
  return isDeclared ? `${score}d` : score
}

/** The scores of all innings of a side; empty if it never batted. */
export const sideScore = ({ innings }: Pick<MatchSide, 'innings'>): string =>
  innings.map(scoreText).join(' & ')

/**
 * Converts overs in scorecard notation to balls: 14.4 is fourteen overs and four balls. 19.6 occurs in
 * answers and means twenty overs. Undefined for an invalid value, such as 3.8.
 */
export function ballsOf(overs: number): number | undefined {
  const tenths = Math.round(overs * 10)
  const extra = tenths % 10
  if (!(overs >= 0 && overs <= MOST_OVERS) || extra > BALLS_AN_OVER) return undefined
  if (Math.abs(overs * 10 - tenths) > 1e-6) return undefined
  return Math.floor(tenths / 10) * BALLS_AN_OVER + extra
}

/** Converts balls to overs in scorecard notation: `20`, `14.4`. */
export function oversText(balls: number): string {
  const overs = Math.floor(balls / BALLS_AN_OVER)
  const extra = balls % BALLS_AN_OVER
  return extra === 0 ? `${overs}` : `${overs}.${extra}`
}

/** Formats a net run rate with sign and three decimals, and U+2212 as minus: `+1.733`, `−1.038`, `0.000`. */
export function netRunRateText(rate: number): string {
  const text = Math.abs(rate).toFixed(3)
  if (Number(text) === 0) return text
  return rate > 0 ? `+${text}` : `−${text}`
}
