import { Fragment, useId } from 'react'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { CardWords } from '@/content/schema/team-page'
import { type Match, type MatchSide, outcomeOf } from '@/lib/domain/cricket/match'
import { lossText, statusText } from '@/lib/domain/cricket/match-text'
import { timeText } from '@/lib/domain/cricket/time'
import { matchTitle } from '@/lib/domain/cricket/wording'
import { dayText } from '@/lib/domain/format/dates'
import { fill } from '@/lib/domain/format/fill'
import { FeedText } from './FeedText'
import styles from './MatchCard.module.css'
import { MatchSideRow } from './MatchSideRow'
import type { MatchCardLook } from './types'

const hasBegun = ({ sides }: Match): boolean =>
  sides.some(({ innings, isUnread }) => innings.length > 0 || isUnread)

/** Returns the text in place of a missing score; undefined if play never began. */
function missingScore(match: Match, { isUnread }: MatchSide, words: CardWords): string | undefined {
  if (!hasBegun(match)) return undefined
  if (isUnread) return words.noScore
  if (match.isLive) return words.yetToBat
  const kind = match.ending?.kind
  return kind === 'abandoned' || kind === 'no result' ? words.didNotBat : words.noScore
}

type MatchCardProps = {
  match: Match
  /** Slug of the own team. */
  own: string
  words: CardWords
  look?: MatchCardLook | undefined
  heading?: 'h2' | 'h3' | undefined
}

/** One match: sides, scores, outcome and venue. */
export function MatchCard({ match, own, words, look, heading: Heading = 'h3' }: MatchCardProps) {
  const titleId = useId()
  const outcome = outcomeOf(match, own)
  const status = statusText(match, own)
  const loss = outcome === 'lost' ? lossText(match, words.lostTo) : undefined
  const name = (
    <>
      {match.title && <FeedText>{matchTitle(match.title)}</FeedText>}
      <VisuallyHidden>
        {' '}
        <FeedText>{match.sides[0].team.name}</FeedText> –{' '}
        <FeedText>{match.sides[1].team.name}</FeedText>
      </VisuallyHidden>
    </>
  )
  const venue = [match.ground, match.city].filter((each) => each !== undefined)

  return (
    <article className={styles.root} data-look={look} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Heading className={styles.title} id={titleId}>
          {match.href ? (
            <a className={styles.link} href={match.href}>
              {name}
            </a>
          ) : (
            name
          )}
        </Heading>
        {match.isLive && hasBegun(match) && <b className={styles.live}>{words.live}</b>}
        <time dateTime={match.startsAt}>
          {fill(words.when, { date: dayText(match.startsAt), time: timeText(match.startsAt) })}
        </time>
      </div>
      {match.sides.map((side) => (
        <MatchSideRow
          key={side.team.name}
          side={side}
          words={words}
          look={look}
          missing={missingScore(match, side, words)}
          outcome={match.ending && !match.isLive ? outcomeOf(match, side.team.slug) : 'on'}
        />
      ))}
      <div className={styles.foot} data-outcome={outcome}>
        {(loss ?? status.text) && (
          <p className={styles.status}>
            {outcome === 'won' && <VisuallyHidden>{words.won} </VisuallyHidden>}
            {outcome === 'lost' && !loss && <b className={styles.outcome}>{words.lost} </b>}
            {loss ?? (status.lang ? <span lang={status.lang}>{status.text}</span> : status.text)}
          </p>
        )}
        {venue.length > 0 && (
          <p className={styles.venue}>
            {venue.map((each, index) => (
              <Fragment key={each}>
                {index > 0 && ', '}
                <FeedText>{each}</FeedText>
              </Fragment>
            ))}
          </p>
        )}
      </div>
    </article>
  )
}
