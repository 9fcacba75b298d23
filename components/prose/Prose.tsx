import type { ReactNode } from 'react'
import type { PageWords } from '@/content/schema/labels'
import { longDayText } from '@/lib/format/dates'
import { fill } from '@/lib/format/fill'
import styles from './Prose.module.css'

type ProseProps = {
  title: string
  lead: ReactNode
  words: PageWords
  /** What the table of contents lists. */
  contents: readonly { id: string; title: string }[]
  /** ISO day of the last change. */
  updated?: string
  isDraft?: boolean
  children: ReactNode
}

/** The frame of a page of text: its title set large, and its contents beside it on wide screens. */
export function Prose(props: ProseProps) {
  const { title, lead, words, contents, updated, isDraft, children } = props
  return (
    <article>
      <header className={styles.header} data-ground="dark">
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {isDraft && <p className={styles.draft}>{words.draft}</p>}
        {updated && (
          <p className={styles.date}>{fill(words.updated, { date: longDayText(updated) })}</p>
        )}
      </header>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-labelledby="contents">
          <p className={styles.label} id="contents">
            {words.contents}
          </p>
          <ol role="list">
            {contents.map((entry) => (
              <li key={entry.id}>
                <a href={`#${entry.id}`}>{entry.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.body}>{children}</div>
      </div>
    </article>
  )
}
