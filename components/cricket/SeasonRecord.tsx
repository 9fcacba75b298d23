import type { ReactNode } from 'react'
import { Stage } from '@/components/frames/Stage'
import { SectionHead } from '@/components/sections/SectionHead'
import { Picture } from '@/components/ui/Picture'
import type { CardWords, SecondPageContent } from '@/content/schema/team-page'
import { type Match, type Outcome, outcomeOf } from '@/lib/domain/cricket/match'
import { fill } from '@/lib/domain/format/fill'
import { href, type SitePath } from '@/lib/domain/routes'
import { MatchCards } from './MatchCards'
import styles from './SeasonRecord.module.css'

/** The head of the season's record: how it went, beside the scoreboard. */
export function SeasonHero({ page }: { page: SecondPageContent }) {
  return (
    <div className={styles.hero} data-ground="dark">
      <Stage
        picture={
          <Picture place="opening" image={page.image} alt="" sizes="100vw" fit="cover" isPriority />
        }
      >
        <h1 className={styles.title}>{page.title}</h1>
        <p className={styles.intro}>{page.intro}</p>
        <p className={styles.record}>{page.record}</p>
      </Stage>
    </div>
  )
}

type SeasonResultsProps = {
  /** All matches that `children` shows. */
  matches: readonly Match[]
  /** The slug of the own team. */
  own: string
  words: SecondPageContent['filter']
  /** The stages, each a section with its cards. */
  children: ReactNode
}

/**
 * The results of a season with a filter: all, won or lost. The style sheet hides the others, so the
 * filter works without JavaScript.
 */
export function SeasonResults({ matches, own, words, children }: SeasonResultsProps) {
  const count = (outcome: Outcome) =>
    matches.filter((match) => outcomeOf(match, own) === outcome).length
  const choices = [
    { value: 'all', label: words.all, count: matches.length },
    { value: 'won', label: words.won, count: count('won') },
    { value: 'lost', label: words.lost, count: count('lost') },
  ]
  return (
    <div className={styles.results}>
      <fieldset className={styles.filter}>
        <legend className={styles.legend}>{words.label}</legend>
        {choices.map(({ value, label, count }) => (
          <label className={styles.choice} key={value}>
            <input
              className={styles.input}
              type="radio"
              name="outcome"
              value={value}
              defaultChecked={value === 'all'}
            />
            {label} {count}
          </label>
        ))}
      </fieldset>
      {children}
    </div>
  )
}

type StageResultsProps = {
  id: string
  title: string
  note?: string | undefined
  matches: readonly Match[]
  /** The slug of the own team. */
  own: string
  words: CardWords
  /** The newest match is set large, as the final is. */
  hasLead: boolean
}

/** Every result of one stage of a season. */
export function StageResults(props: StageResultsProps) {
  const { id, title, note, matches, own, words, hasLead } = props
  return (
    <section className={styles.stage} id={id} aria-labelledby={`${id}-title`}>
      <SectionHead look="row" id={`${id}-title`} title={title}>
        {note}
      </SectionHead>
      <MatchCards matches={matches} own={own} words={words} layout={hasLead ? 'boards' : 'rows'} />
    </section>
  )
}

type SeasonLinksProps = {
  words: SecondPageContent['seasons']
  /** Newest first. */
  seasons: readonly { year: number; path: SitePath }[]
  /** The path of the page itself. */
  current: SitePath
}

/** The way to the results of the other seasons; nothing while there is one season. */
export function SeasonLinks({ words, seasons, current }: SeasonLinksProps) {
  if (seasons.length < 2) return null
  return (
    <nav className={styles.links} aria-label={words.label}>
      <ul className={styles.years}>
        {seasons.map(({ year, path }) => (
          <li key={year}>
            <a
              className={styles.year}
              href={href(path)}
              aria-current={path === current ? 'page' : undefined}
            >
              {fill(words.link, { year })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
