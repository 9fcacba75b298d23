import type { ReactNode } from 'react'
import { type Fact, Facts } from '@/components/frames/Facts'
import { Split } from '@/components/frames/Split'
import { SectionHead } from '@/components/sections/SectionHead'
import { TextLink } from '@/components/ui/TextLink'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { Ground } from '@/content/schema/ground'
import type { MatchPageWords, TableWords } from '@/content/schema/team-page'
import type { SeasonRecord } from '@/lib/domain/cricket/season-results'
import { momentText, timeText, weekdayText } from '@/lib/domain/cricket/time'
import { directionsUrl } from '@/lib/domain/property/map'
import styles from './Section.module.css'

type MatchFactsProps = {
  startsAt: string
  /** When it is expected to end; absent once it has. */
  endsAt: Date | undefined
  venue: string
  /** The point or the name that a map searches for. */
  mapPoint: string
  ground: Ground | undefined
  record: (SeasonRecord & { points?: number }) | undefined
  words: MatchPageWords
  columns: TableWords['columns']
  /** Spoken after the text of a link. */
  opensInNewTab: string
}

/** When and where a match is played with all that is known of the ground, and after it the season so far. */
export function MatchFacts(props: MatchFactsProps) {
  const { startsAt, endsAt, venue, ground, record, words, columns, opensInNewTab } = props
  const { title, directions, ...terms } = words.place
  const elsewhere = (url: string, text: string, action?: string) => (
    <TextLink href={url} icon="arrow-out" isExternal {...(action && { action })}>
      {text}
      <VisuallyHidden> {opensInNewTab}</VisuallyHidden>
    </TextLink>
  )
  const weather = ground?.weather
  const facts: Record<keyof typeof terms, ReactNode> = {
    when: (
      <>
        {weekdayText(startsAt)}, <time dateTime={startsAt}>{momentText(startsAt)}</time>
      </>
    ),
    end: endsAt && timeText(endsAt.getTime()),
    where: (
      <>
        <p>{venue}</p>
        {elsewhere(directionsUrl(props.mapPoint), directions, 'directions')}
      </>
    ),
    gates: ground?.gates,
    parking: ground?.parking,
    lastRide: ground?.lastRide,
    bags: ground?.bags,
    wheelchair: ground?.wheelchair,
    weather: weather && (
      <>
        <p>{weather.text}</p>
        {elsewhere(weather.url, weather.source)}
      </>
    ),
  }
  return (
    <>
      {record && (
        <FactSection id="record" title={words.record} items={recordFacts(record, words, columns)} />
      )}
      <FactSection
        id="place"
        title={title}
        items={(Object.keys(facts) as (keyof typeof facts)[]).flatMap((key) =>
          facts[key] ? [{ term: terms[key], fact: facts[key] }] : [],
        )}
      />
    </>
  )
}

function recordFacts(
  { played, won, lost, points }: NonNullable<MatchFactsProps['record']>,
  { undecided }: MatchPageWords,
  columns: TableWords['columns'],
): readonly Fact[] {
  const rest = played - won - lost
  return [
    { term: columns.played.full, fact: played },
    { term: columns.won.full, fact: won },
    { term: columns.lost.full, fact: lost },
    ...(rest > 0 ? [{ term: undecided, fact: rest }] : []),
    ...(points === undefined ? [] : [{ term: columns.points.full, fact: points }]),
  ]
}

type FactSectionProps = { id: string; title: string; items: readonly Fact[] }

function FactSection({ id, title, items }: FactSectionProps) {
  return (
    <section className={styles.facts} id={id} aria-labelledby={`${id}-title`}>
      <Split look="narrow" lead={<SectionHead look="stack" id={`${id}-title`} title={title} />}>
        <Facts look="columns" items={items} />
      </Split>
    </section>
  )
}
