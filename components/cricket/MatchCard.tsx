import { useId } from 'react'
import { Unseen } from '@/components/ui/Unseen'
import type { CardWords } from '@/content/schema/team-page'
import { lossText } from '@/lib/cricket/loss'
import type { Match, MatchSide } from '@/lib/cricket/match'
import { kindOf, winnerOf } from '@/lib/cricket/status'
import { findTeam, type TeamFace, teamFace } from '@/lib/cricket/teams'
import { timeText } from '@/lib/cricket/time'
import { matchTitle, statusText } from '@/lib/cricket/wording'
import { dayText } from '@/lib/format/dates'
import { fill } from '@/lib/format/fill'
import styles from './MatchCard.module.css'
import { MatchSideRow } from './MatchSideRow'

export type League = {
  readonly teams: readonly TeamFace[]
  /** The face of a team that is not in the list. */
  readonly standIn: TeamFace
  /** The slug of the group's own team. */
  readonly own: string
}

/** How a match ended for the own team; `undecided` also where it did not play. */
export type Outcome = 'won' | 'lost' | 'undecided'

/** How a match ended for the league's own team, told by the words of its status. */
export function outcomeOf(match: Match, league: League): Outcome {
  const winner = winnerOf(match, league.teams)
  const own = match.sides.findIndex((side) => findTeam(league.teams, side)?.slug === league.own)
  if (winner === undefined || own === -1) return 'undecided'
  return winner === own ? 'won' : 'lost'
}

/** What stands for the score of a side that has none; nothing where play never began. */
function missingScore(match: Match, { isUnread }: MatchSide, words: CardWords): string | undefined {
  if (match.sides.every(({ innings, isUnread }) => innings.length === 0 && !isUnread))
    return undefined
  if (isUnread) return words.noScore
  if (match.isLive) return words.yetToBat
  const kind = kindOf(match.status)
  return kind === 'abandoned' || kind === 'no result' ? words.didNotBat : words.noScore
}

type MatchCardProps = {
  match: Match
  league: League
  words: CardWords
  /** `lead` is large and `row` a line of the page, where there is room for it. */
  look?: 'lead' | 'row' | undefined
}

/** One result, set like a broadcast graphic: who, how many, how it ended, where. */
export function MatchCard({ match, league, words, look }: MatchCardProps) {
  const titleId = useId()
  const winner = winnerOf(match, league.teams)
  const outcome = outcomeOf(match, league)
  const status = statusText(match, league.teams, league.own)
  const loss = outcome === 'lost' ? lossText(match, league.teams, words.lostTo) : undefined
  const venue = [match.ground, match.city].filter(Boolean).join(', ')
  const faces = match.sides.map((side) => teamFace(league.teams, league.standIn, side))

  return (
    <article className={styles.root} data-look={look} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 className={styles.title} id={titleId}>
          {match.title && matchTitle(match.title)}
          <Unseen> {faces.map(({ name }) => name).join(' – ')}</Unseen>
        </h3>
        {match.isLive && <b className={styles.live}>{words.live}</b>}
        <time dateTime={match.startsAt}>
          {fill(words.when, { date: dayText(match.startsAt), time: timeText(match.startsAt) })}
        </time>
      </div>
      {match.sides.map((side, index) => (
        <MatchSideRow
          key={side.name}
          side={side}
          face={faces[index] ?? league.standIn}
          words={words}
          missing={missingScore(match, side, words)}
          outcome={
            match.isLive ? 'on' : winner === undefined ? 'none' : winner === index ? 'won' : 'lost'
          }
        />
      ))}
      <div className={styles.foot} data-outcome={outcome}>
        <p className={styles.status}>
          {outcome === 'won' && <Unseen>{words.won} </Unseen>}
          {outcome === 'lost' && !loss && <b className={styles.outcome}>{words.lost} </b>}
          {loss ?? (status.lang ? <span lang={status.lang}>{status.text}</span> : status.text)}
        </p>
        {venue && <p className={styles.venue}>{venue}</p>}
      </div>
    </article>
  )
}
