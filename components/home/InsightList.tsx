import { Section } from '@/components/layout/Section'
import { Picture } from '@/components/ui/Picture'
import type { Insight } from '@/content/schema/insight'
import { dayText } from '@/lib/format/dates'
import { href, insightPath } from '@/lib/routes'
import styles from './InsightList.module.css'

type InsightListProps = { title: string; lede: string; insights: readonly Insight[] }

/** Articles as an editor sets them: the first one large, the others small beside it. The whole card is the link. */
export function InsightList({ title, lede, insights }: InsightListProps) {
  return (
    <Section labelledBy="insights-title" tone="sand">
      <div className={styles.head}>
        <h2 className={styles.title} id="insights-title">
          {title}
        </h2>
        <p className={styles.lede}>{lede}</p>
      </div>
      <ul className={styles.list}>
        {insights.map((insight, index) => (
          <li className={styles.item} key={insight.slug}>
            <div className={styles.image}>
              <Picture
                image={insight.image}
                alt=""
                sizes={
                  index === 0 ? '(max-width: 60em) 92vw, 60vw' : '(max-width: 60em) 32vw, 30vw'
                }
                fit="cover"
              />
            </div>
            <div className={styles.words}>
              <p className={styles.category}>{insight.category}</p>
              <h3 className={styles.name}>
                <a href={href(insightPath(insight.slug))}>{insight.title}</a>
              </h3>
              <p className={styles.by}>
                {insight.author}, <time dateTime={insight.date}>{dayText(insight.date)}</time>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
