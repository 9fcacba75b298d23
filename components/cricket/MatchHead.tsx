import { InlineScript } from '@/components/layout/InlineScript'
import { LinkButton } from '@/components/ui/Button'
import { TextLink } from '@/components/ui/TextLink'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { Fixture } from '@/content/schema/fixture'
import type { InternalLink } from '@/content/schema/site'
import type { CardWords, FixturesWords, MatchPageWords } from '@/content/schema/team-page'
import type { Match } from '@/lib/domain/cricket/match'
import { fill } from '@/lib/domain/format/fill'
import { href } from '@/lib/domain/routes'
import { AddToCalendar } from './AddToCalendar'
import { FixtureMark } from './FixtureMark'
import { LiveMatch, type LiveMatchSource } from './LiveMatch.island'
import { MatchCards } from './MatchCards'
import styles from './MatchHead.module.css'
import type { CalendarAddresses } from './types'

type MatchHeadProps = {
  name: string
  match: Match
  /** The slug of the own team. */
  own: string
  isPlayed: boolean
  /** The page with all matches. */
  list: InternalLink
  fixture: Fixture | undefined
  calendar: CalendarAddresses | undefined
  /** Where browsers request its score; absent for a played match. */
  live: LiveMatchSource | undefined
  words: MatchPageWords
  fixtures: Pick<FixturesWords, 'states' | 'calendar'>
  card: CardWords
  /** Spoken after the text of a link. */
  opensInNewTab: string
}

/** A match by name, its state today, its scoreboard, and before it tickets, channels and calendars. */
export function MatchHead(props: MatchHeadProps) {
  const { name, match, own, isPlayed, fixture, calendar, live, words, fixtures, card } = props
  const { href: _, ...board } = match
  const { startsAt } = match
  const { tickets, broadcasts = [], isPostponed } = fixture ?? {}
  const links = [
    ...(tickets ? [{ url: tickets, text: words.tickets }] : []),
    ...broadcasts.map((each) => ({ url: each.url, text: fill(words.watch, each) })),
  ]
  const cards = <MatchCards matches={[board]} own={own} words={card} layout="boards" heading="h2" />
  return (
    <section className={styles.root} aria-labelledby="match-title">
      <h1 className={styles.title} id="match-title">
        {name}
      </h1>
      <p className={styles.under}>
        <TextLink href={href(props.list.path)}>{props.list.label}</TextLink>
        <FixtureMark
          startsAt={startsAt}
          isPlayed={isPlayed}
          postponed={isPlayed || !isPostponed ? undefined : fixtures.states.postponed}
        />
      </p>
      {live ? (
        <LiveMatch match={{ id: match.id, startsAt }} words={card} {...live}>
          {cards}
        </LiveMatch>
      ) : (
        cards
      )}
      {!isPlayed && (
        <div className={styles.actions} data-screen="">
          {links.map(({ url, text }, index) => (
            <span key={url} data-until={startsAt} suppressHydrationWarning>
              <LinkButton
                href={url}
                variant={index === 0 ? 'solid' : 'ghost'}
                icon="arrow-out"
                isExternal
              >
                {text}
                <VisuallyHidden> {props.opensInNewTab}</VisuallyHidden>
              </LinkButton>
            </span>
          ))}
          {calendar && (
            <AddToCalendar
              calendar={calendar}
              startsAt={startsAt}
              isPlayed={isPlayed}
              words={fixtures.calendar}
            />
          )}
        </div>
      )}
      <InlineScript
        name="fixture-marks"
        data-today={fixtures.states.today}
        data-past={fixtures.states.past}
      />
    </section>
  )
}
