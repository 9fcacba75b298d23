import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/Picture'
import type { PageWords } from '@/content/schema/labels'
import { dayText } from '@/lib/domain/format/dates'
import { fill } from '@/lib/domain/format/fill'
import type { ImageName } from '@/lib/server/images'
import styles from './Prose.module.css'

type ProseProps = {
  title: string
  lead: ReactNode
  words: PageWords
  /** A band of cloth above the title. */
  image: ImageName
  /** Entries of the table of contents. */
  contents: readonly { id: string; title: string }[]
  /** ISO date of the last change. */
  updated?: string | undefined
  isDraft?: boolean
  /** A summary before the contents. */
  highlight?: ReactNode
  children: ReactNode
}

/** Pages with up to this many sections have no table of contents. */
const SHORT = 3

/** The frame of an information page: a large title, the summary, then links to its sections in a row. */
export function Prose(props: ProseProps) {
  const { title, lead, words, image, contents, updated, isDraft, highlight, children } = props
  return (
    <article>
      <header className={styles.header} data-ground="dark">
        <div className={styles.picture}>
          <Picture image={image} alt="" sizes="100vw" fit="cover" isPriority />
        </div>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {(isDraft || updated) && (
            <p className={styles.note}>
              {isDraft && <b>{words.draft}</b>}
              {updated && fill(words.updated, { date: dayText(updated).replaceAll(' ', '\u00a0') })}
            </p>
          )}
        </div>
      </header>
      {highlight && <div className={styles.body}>{highlight}</div>}
      {contents.length > SHORT && (
        <nav className={styles.contents} aria-label={words.contents}>
          <ol role="list">
            {contents.map((entry) => (
              <li key={entry.id}>
                <a href={`#${entry.id}`}>{entry.title}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles.body}>{children}</div>
    </article>
  )
}
