import { SectionHead } from '@/components/sections/SectionHead'
import { TextLink } from '@/components/ui/TextLink'
import type { InternalLink } from '@/content/schema/site'
import type { CardWords } from '@/content/schema/team-page'
import type { Match } from '@/lib/domain/cricket/match'
import { href } from '@/lib/domain/routes'
import { MatchCards } from './MatchCards'
import styles from './Section.module.css'

type NextMatchProps = {
  /** The team's next match of the season, if there is one. */
  match: Match | undefined
  /** The slug of the own team. */
  own: string
  title: string
  card: CardWords
  /** The page of all results, once there are any. */
  index: InternalLink | undefined
}

/** The match after this one, and the way to all results. */
export function NextMatch({ match, own, title, card, index }: NextMatchProps) {
  const link = index && <TextLink href={href(index.path)}>{index.label}</TextLink>
  if (!match) return link && <p className={styles.root}>{link}</p>
  return (
    <section className={styles.root} aria-labelledby="next-title">
      <SectionHead look="row" id="next-title" title={title}>
        {link}
      </SectionHead>
      <MatchCards matches={[match]} own={own} words={card} layout="rows" />
    </section>
  )
}
