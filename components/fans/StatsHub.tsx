import { Section } from '@/components/layout/Section'
import { SectionHead } from '@/components/sections/SectionHead'
import type { StatFigure } from '@/content/fans/figures'
import type { StatsWords } from '@/content/schema/fan-home'
import type { HeadToHead } from '@/lib/domain/cricket/season-results'
import { href } from '@/lib/domain/routes'
import { HeadToHeadTable } from './HeadToHeadTable'
import styles from './StatsHub.module.css'

type StatsHubProps = {
  words: StatsWords
  figures: readonly StatFigure[]
  records: readonly HeadToHead[]
}

/** The season in figures: published ones, and those derived from the results. */
export function StatsHub({ words, figures, records }: StatsHubProps) {
  return (
    <Section id="stats" labelledBy="stats-title" ground="dark">
      <SectionHead look="row" id="stats-title" title={words.title}>
        <p>
          {words.season}. {words.note}
        </p>
      </SectionHead>
      <div className={styles.inner}>
        {figures.length > 0 && (
          <dl className={styles.figures}>
            {figures.map((each) => (
              <Figure key={each.title} {...each} />
            ))}
          </dl>
        )}
        <HeadToHeadTable words={words} records={records} />
      </div>
    </Section>
  )
}

/** The number of a value is large, its unit is not. */
function Figure({ title, value, holder, path }: StatFigure) {
  const [number, ...unit] = value.split(' ')
  return (
    <div className={styles.figure}>
      <dt>{title}</dt>
      <dd className={styles.value}>
        <b>{number}</b> {unit.join(' ')}
      </dd>
      <dd>
        <a className={styles.holder} href={href(path)}>
          {holder}
        </a>
      </dd>
    </div>
  )
}
