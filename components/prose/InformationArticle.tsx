import type { ReactNode } from 'react'
import type { PageWords } from '@/content/schema/labels'
import type { InformationPage, ProseBlock } from '@/content/schema/page'
import { dayText } from '@/lib/domain/format/dates'
import { fill } from '@/lib/domain/format/fill'
import styles from './InformationArticle.module.css'
import { Inline } from './Inline'
import { Prose } from './Prose'
import { ProseSection } from './ProseSection'
import { ProseText } from './ProseText'
import { TaskDrawing } from './TaskDrawing'

type InformationArticleProps = {
  page: InformationPage
  words: PageWords
  /** Content after the text of a section, by the section's id. */
  extras?: Readonly<Record<string, ReactNode>>
}

type Section = InformationPage['sections'][number]

/** A single section without a band needs a rule above it. */
const isPlain = (row: readonly Section[] = []) => (row.length === 1 && !row[0]?.band) || undefined

/** An information page rendered from content. */
export function InformationArticle({ page, words, extras = {} }: InformationArticleProps) {
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
      image={page.image}
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

type WaysProps = { sections: InformationPage['sections'] }

const isLinks = (block: ProseBlock) => typeof block !== 'string' && 'links' in block

/** What visitors come for most, side by side: a drawing, what to do, and where it leads. */
function Ways({ sections }: WaysProps) {
  return (
    <div className={styles.ways}>
      {sections.map(({ id, title, task, blocks }) => (
        <section className={styles.way} id={id} aria-labelledby={`${id}-title`} key={id}>
          {task && (
            <div className={styles.drawing} data-ground="dark" data-task={task}>
              <TaskDrawing of={task} />
            </div>
          )}
          <h2 className={styles.title} id={`${id}-title`}>
            {title}
          </h2>
          <div className={styles.text}>
            <ProseText blocks={blocks.filter((block) => !isLinks(block))} />
          </div>
          <ProseText blocks={blocks.filter(isLinks)} />
        </section>
      ))}
    </div>
  )
}

type Part = { readonly blocks: readonly unknown[]; readonly band?: string | undefined }

/** A part of one paragraph: a third of a row is room enough for it. */
const isBrief = ({ blocks, band }: Part) =>
  !band && blocks.length === 1 && typeof blocks[0] === 'string'

const MOST_IN_A_ROW = 3

/** The parts of a page in rows: up to three brief ones that follow each other share one. */
export function rowsOf<P extends Part>(parts: readonly P[]): readonly (readonly P[])[] {
  const rows: P[][] = []
  for (const part of parts) {
    const last = rows.at(-1)
    if (isBrief(part) && last && last.length < MOST_IN_A_ROW && last.every(isBrief)) last.push(part)
    else rows.push([part])
  }
  return rows
}
