import { Stage } from '@/components/frames/Stage'
import { ProseSection } from '@/components/prose/ProseSection'
import { type StoryCard, StoryCards } from '@/components/sections/StoryCards'
import { Picture } from '@/components/ui/Picture'
import type { Insight } from '@/content/schema/insight'
import type { Labels } from '@/content/schema/labels'
import { dayText } from '@/lib/domain/format/dates'
import styles from './Article.module.css'
import { Scenes } from './Scenes'

/** An article, or a story of the team, which has neither figures nor scenes. */
type ArticleText = Pick<
  Insight,
  'category' | 'title' | 'author' | 'date' | 'image' | 'lead' | 'parts' | 'sources'
> &
  Partial<Pick<Insight, 'isToldByScrolling' | 'figures'>>

type ArticleProps = {
  article: ArticleText
  /** Links after the text: the related plot or match, and other articles. */
  cards: readonly StoryCard[]
  labels: Labels['article']
}

/** An article: its figures, its parts, then its sources and links to other pages. */
export function Article({ article, cards, labels }: ArticleProps) {
  return (
    <article>
      <header className={styles.head} data-ground="dark">
        <Stage
          picture={
            !article.isToldByScrolling && (
              <div className={styles.picture}>
                <Picture
                  place="opening"
                  image={article.image}
                  sizes="100vw"
                  fit="cover"
                  isPriority
                />
              </div>
            )
          }
        >
          <p className={styles.category}>{article.category}</p>
          <h1 className={styles.title}>{article.title}</h1>
          <p className={styles.by}>
            {article.author}, <time dateTime={article.date}>{dayText(article.date)}</time>.{' '}
            {labels.illustration}
          </p>
        </Stage>
      </header>
      {article.figures && (
        <dl className={styles.figures}>
          {article.figures.map(({ value, label }) => (
            <div className={styles.figure} key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.body}>
        <p className={styles.lead}>{article.lead}</p>
        {!article.isToldByScrolling &&
          article.parts.map((part) => <ProseSection key={part.id} {...part} />)}
      </div>
      {article.isToldByScrolling && <Scenes parts={article.parts} />}
      <aside className={styles.side} aria-label={labels.related}>
        {article.sources.length > 0 && (
          <div className={styles.sources}>
            <h2 className={styles.subtitle}>{labels.sources}</h2>
            <ul>
              {article.sources.map((source) => (
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
        <StoryCards cards={cards} />
      </aside>
    </article>
  )
}
