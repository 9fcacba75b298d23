import { ProseSection } from '@/components/prose/ProseSection'
import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import type { Insight } from '@/content/schema/insight'
import { dayText } from '@/lib/format/dates'
import { href, insightPath } from '@/lib/routes'
import styles from './Article.module.css'

export type ArticleLabels = {
  /** Names what stands after the text. */
  related: string
  sources: string
  more: string
  illustration: string
}

type ArticleProps = { insight: Insight; others: readonly Insight[]; labels: ArticleLabels }

/** An article: its figures at once, its parts, then its plot or match, its sources and the others. */
export function Article({ insight, others, labels }: ArticleProps) {
  return (
    <article>
      <header className={styles.head} data-ground="dark">
        <Picture image={insight.image} sizes="100vw" fit="cover" isPriority />
        <div className={styles.words}>
          <p className={styles.category}>{insight.category}</p>
          <h1 className={styles.title}>{insight.title}</h1>
          <p className={styles.by}>
            {insight.author}, <time dateTime={insight.date}>{dayText(insight.date)}</time>.{' '}
            {labels.illustration}
          </p>
        </div>
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
        {insight.parts.map((part) => (
          <ProseSection key={part.id} {...part} />
        ))}
      </div>
      <aside className={styles.side} aria-label={labels.related}>
        <a className={styles.related} href={href(insight.related.path)}>
          <span className={styles.picture}>
            <Picture
              image={insight.related.image}
              alt=""
              sizes="(max-width: 60em) 92vw, 60vw"
              fit="cover"
            />
          </span>
          <span className={styles.invitation}>
            <b>{insight.related.label}</b>
            <span className={styles.note}>{insight.related.note}</span>
            <Icon name="arrow-right" />
          </span>
        </a>
        <div className={styles.beside}>
          <nav className={styles.part} aria-label={labels.more}>
            <p className={styles.subtitle}>{labels.more}</p>
            {others.map((other) => (
              <a className={styles.other} key={other.slug} href={href(insightPath(other.slug))}>
                <span className={styles.picture}>
                  <Picture
                    image={other.image}
                    alt=""
                    sizes="(max-width: 60em) 32vw, 12vw"
                    fit="cover"
                  />
                </span>
                <b>{other.title}</b>
              </a>
            ))}
          </nav>
          {insight.sources.length > 0 && (
            <div className={styles.part}>
              <h2 className={styles.subtitle}>{labels.sources}</h2>
              <ul className={styles.sources}>
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
        </div>
      </aside>
    </article>
  )
}
