import type { ReactNode } from 'react'
import type { PageWords } from '@/content/schema/labels'
import { longDayText } from '@/lib/format/dates'
import { fill } from '@/lib/format/fill'
import { PageDrawing, type PageSubject } from './PageDrawing'
import styles from './Prose.module.css'

type ProseProps = {
  title: string
  lead: ReactNode
  words: PageWords
  /** Drawn beside the title. */
  subject?: PageSubject | undefined
  /** What the table of contents lists. */
  contents: readonly { id: string; title: string }[]
  /** ISO day of the last change. */
  updated?: string
  isDraft?: boolean
  children: ReactNode
}

/** More links than these would fill several lines under the title. */
const MOST_IN_A_ROW = 6

/**
 * The frame of a page of text: its title set large, with links to its parts in a row below. A longer page
 * has them beside the text instead, where they stay in view.
 */
export function Prose(props: ProseProps) {
  const { title, lead, words, subject, contents, updated, isDraft, children } = props
  const place = contents.length > MOST_IN_A_ROW ? 'rail' : 'row'
  const links = (
    <ol role="list">
      {contents.map((entry) => (
        <li key={entry.id}>
          <a href={`#${entry.id}`}>{entry.title}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <article>
      <header className={styles.header} data-ground="dark">
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {isDraft && <p className={styles.draft}>{words.draft}</p>}
          {updated && (
            <p className={styles.date}>{fill(words.updated, { date: longDayText(updated) })}</p>
          )}
        </div>
        {subject && (
          <div className={styles.drawing}>
            <PageDrawing of={subject} />
          </div>
        )}
        {place === 'row' && (
          <nav className={styles.row} aria-label={words.contents}>
            {links}
          </nav>
        )}
      </header>
      <div className={styles.columns}>
        {place === 'rail' && (
          <nav className={styles.rail} aria-labelledby="contents">
            <p className={styles.label} id="contents">
              {words.contents}
            </p>
            {links}
          </nav>
        )}
        <div className={styles.body}>{children}</div>
      </div>
    </article>
  )
}
