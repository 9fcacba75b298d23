import { SectionHead } from '@/components/sections/SectionHead'
import { TextLink } from '@/components/ui/TextLink'
import type { ResultsWords } from '@/content/schema/team-page'
import { href } from '@/lib/domain/routes'
import { freshnessTexts, type LiveSource } from './freshness-texts'
import { LiveResults, type LiveResultsProps } from './LiveResults.island'
import { MatchCards } from './MatchCards'
import styles from './Section.module.css'

type LatestResultsProps = Pick<LiveResultsProps, 'matchStarts' | 'league'> & {
  /** The newest results at build time, newest first. */
  matches: LiveResultsProps['built']
  words: ResultsWords
  /** Where browsers request newer results, and how old the built ones are. */
  live: LiveSource
  /** Fragment id of the section. */
  id: string
}

/** The newest results, refreshed in the browser where a feed is configured. */
export function LatestResults(props: LatestResultsProps) {
  const { id, matches, words, league, live, matchStarts } = props
  const heading = { id: `${id}-title`, title: words.title }
  const texts = freshnessTexts(words.standing, live)
  const link = <TextLink href={href(words.all.path)}>{words.all.label}</TextLink>
  const cards = <MatchCards matches={matches} own={league.own} words={words.card} />

  return (
    <section className={styles.root} id={id} aria-labelledby={heading.id}>
      {live.source && live.query ? (
        <LiveResults
          built={matches}
          builtAt={live.takenAt}
          source={live.source}
          query={live.query}
          matchStarts={matchStarts}
          league={league}
          words={words.card}
          texts={texts}
          heading={heading}
          link={link}
        >
          {cards}
        </LiveResults>
      ) : (
        <>
          <SectionHead look="row" {...heading}>
            <p>{texts.built}</p>
            {link}
          </SectionHead>
          {cards}
        </>
      )}
    </section>
  )
}
