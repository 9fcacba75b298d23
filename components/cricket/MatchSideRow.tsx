import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { CardWords } from '@/content/schema/team-page'
import type { MatchSide, Outcome } from '@/lib/domain/cricket/match'
import { oversText, sideScore } from '@/lib/domain/cricket/score'
import { fill } from '@/lib/domain/format/fill'
import { Crest } from './Crest'
import { FeedText } from './FeedText'
import styles from './MatchSideRow.module.css'
import type { MatchCardLook } from './types'

type MatchSideRowProps = {
  side: MatchSide
  words: CardWords
  /** `on` until the match has ended. */
  outcome: Outcome | 'on'
  /** Shown in place of a score; undefined if play never began. */
  missing?: string | undefined
  look?: MatchCardLook | undefined
}

/** One side of a match card: crest, name on two lines, score, overs. */
export function MatchSideRow({ side, words, outcome, missing, look }: MatchSideRowProps) {
  const { team } = side
  const score = sideScore(side)
  const balls = side.innings.at(-1)?.balls

  return (
    <div className={styles.root} data-team={team.slug} data-outcome={outcome} data-look={look}>
      <Crest team={team} />
      <p className={styles.name}>
        {team.lead && (
          <span className={styles.lead}>
            <FeedText>{team.lead}</FeedText>{' '}
          </span>
        )}
        <b className={styles.last}>
          <FeedText>{team.last}</FeedText>
        </b>
        {outcome === 'won' && <VisuallyHidden> {words.winner}</VisuallyHidden>}
      </p>
      {(score || missing) && (
        <p className={styles.score}>
          {score ? <span className={styles.runs}>{score}</span> : missing}
          {balls !== undefined && (
            <span className={styles.overs}>
              {fill(balls === 6 ? words.over : words.overs, { n: oversText(balls) })}
            </span>
          )}
        </p>
      )}
    </div>
  )
}
