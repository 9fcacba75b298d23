import { Stage } from '@/components/frames/Stage'
import { ProseSection } from '@/components/prose/ProseSection'
import { StoryCards } from '@/components/sections/StoryCards'
import { Picture } from '@/components/ui/Picture'
import type { Insight } from '@/content/schema/insight'
import { dayText } from '@/lib/domain/format/dates'
import { href } from '@/lib/domain/routes'
import styles from './Article.module.css'
import { insightCard } from './insight-card'
import { Scenes } from './Scenes'

export type ArticleLabels = {
  /** Title of the links after the text. */
  related: string
  sources: string
  more: string
  illustration: string
}

type ArticleProps = { insight: Insight; others: readonly Insight[]; labels: ArticleLabels }

/** An article: its figures, its parts, then its sources, the related plot or match, and other articles. */
export function Article({ insight, others, labels }: ArticleProps) {
  const { path, label, note, image } = insight.related
  const relatedCard = { href: href(path), image, title: label, category: insight.category, note }
  return (
    <article>
      <header className={styles.head} data-ground="dark">
        <Stage
          picture={
            !insight.isToldByScrolling && (
              <div className={styles.picture}>
                <Picture
                  place="opening"
                  image={insight.image}
                  sizes="100vw"
                  fit="cover"
                  isPriority
                />
              </div>
            )
          }
        >
          <p className={styles.category}>{insight.category}</p>
          <h1 className={styles.title}>{insight.title}</h1>
          <p className={styles.by}>
            {insight.author}, <time dateTime={insight.date}>{dayText(insight.date)}</time>.{' '}
            {labels.illustration}
          </p>
        </Stage>
      </header>
      <dl className={styles.figures}>
        {insight.figures.map(({ value, label }) => (
          <div className={styles.figure} key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.body}>
        <p className={styles.lead}>{insight.lead}</p>
        {!insight.isToldByScrolling &&
          insight.parts.map((part) => <ProseSection key={part.id} {...part} />)}
      </div>
      {insight.isToldByScrolling && <Scenes parts={insight.parts} />}
      <aside className={styles.side} aria-label={labels.related}>
        {insight.sources.length > 0 && (
          <div className={styles.sources}>
            <h2 className={styles.subtitle}>{labels.sources}</h2>
            <ul>
              {insight.sources.map((source) => (
                <li key={source.url}>
                  <a href={source.url} rel="noopener">
                    {source.label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        <h2 className={styles.more}>{labels.more}</h2>
        <StoryCards cards={[relatedCard, ...others.map(insightCard)]} />
      </aside>
    </article>
  )
}
