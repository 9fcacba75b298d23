import type { ReactNode } from 'react'
import type { PageWords } from '@/content/schema/labels'
import type { InformationPage } from '@/content/schema/page'
import { dayText } from '@/lib/domain/format/dates'
import { fill } from '@/lib/domain/format/fill'
import { rowsOf } from '@/lib/domain/prose/rows'
import styles from './InformationArticle.module.css'
import { Inline } from './Inline'
import type { PageSubject } from './PageDrawing'
import { Prose } from './Prose'
import { ProseSection } from './ProseSection'
import { Ways } from './Ways'

type InformationArticleProps = {
  page: InformationPage
  words: PageWords
  /** What stands after the text of a section, by its id. */
  extras?: Readonly<Record<string, ReactNode>>
  /** Drawn beside the title. */
  subject?: PageSubject
}

type Section = InformationPage['sections'][number]

/** One part without a ground of its own: a rule stands before it. */
const isPlain = (row: readonly Section[] = []) => (row.length === 1 && !row[0]?.band) || undefined

/** A page of text from content. */
export function InformationArticle({ page, words, extras = {}, subject }: InformationArticleProps) {
  const [first, ...others] = page.sections
  const isFirstHighlighted = first?.band === 'highlight'
  const parts = isFirstHighlighted ? others : page.sections
  const ways = parts.filter(({ task }) => task)
  const partOf = ({ checkedOn, ...section }: Section) => (
    <ProseSection
      key={section.id}
      {...section}
      checked={
        checkedOn && fill(words.checked, { date: dayText(checkedOn).replaceAll(' ', '\u00a0') })
      }
    >
      {extras[section.id]}
    </ProseSection>
  )
  return (
    <Prose
      title={page.title}
      lead={<Inline>{page.lead}</Inline>}
      words={words}
      subject={subject}
      contents={parts}
      updated={page.updated}
      isDraft={page.isDraft}
      highlight={isFirstHighlighted && partOf(first)}
    >
      {ways.length > 0 && <Ways sections={ways} />}
      {rowsOf(parts.filter(({ task }) => !task)).map((row, index, rows) =>
        row.length > 1 ? (
          <div className={styles.row} key={row[0]?.id} data-ruled={isPlain(rows[index + 1])}>
            {row.map((section) => (
              <div className={styles.part} key={section.id}>
                {partOf(section)}
              </div>
            ))}
          </div>
        ) : (
          row.map(partOf)
        ),
      )}
    </Prose>
  )
}
