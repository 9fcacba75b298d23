import { Section } from '@/components/layout/Section'
import { Picture } from '@/components/ui/Picture'
import { TextLink } from '@/components/ui/TextLink'
import type { Insight } from '@/content/schema/insight'
import { dayText } from '@/lib/format/dates'
import { href, insightPath } from '@/lib/routes'
import styles from './Article.module.css'

export type ArticleLabels = { sources: string; more: string; illustration: string }

type ArticleProps = { insight: Insight; others: readonly Insight[]; labels: ArticleLabels }

/** One short article, and the way to the others. */
export function Article({ insight, others, labels }: ArticleProps) {
  return (
    <article>
      <header className={styles.head} data-ground="dark">
        <Picture image={insight.image} sizes="100vw" fit="cover" isPriority />
        <div className={styles.words}>
          <p className={styles.category}>{insight.category}</p>
          <h1 className={styles.title}>{insight.title}</h1>
          <p className={styles.by}>
            {insight.author}, <time dateTime={insight.date}>{dayText(insight.date)}</time>
          </p>
        </div>
      </header>
      <Section>
        <div className={styles.body}>
          <p className={styles.lead}>{insight.lead}</p>
          {insight.parts.map((part) => (
            <section className={styles.part} key={part.title}>
              <h2 className={styles.subtitle}>{part.title}</h2>
              {part.paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
              {part.list && (
                <ul className={styles.list}>
                  {part.list.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
          {insight.sources.length > 0 && (
            <aside className={styles.part}>
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
            </aside>
          )}
          <p className={styles.note}>{labels.illustration}</p>
        </div>
        <nav className={styles.more} aria-label={labels.more}>
          <p className={styles.note}>{labels.more}</p>
          {others.map((other) => (
            <TextLink key={other.slug} href={href(insightPath(other.slug))} icon="arrow-right">
              {other.title}
            </TextLink>
          ))}
        </nav>
      </Section>
    </article>
  )
}
