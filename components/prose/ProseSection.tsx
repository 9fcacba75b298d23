import type { ReactNode } from 'react'
import { LineDrawing } from '@/components/ui/LineDrawing'
import type { ProseBlock, SubjectMark } from '@/content/schema/page'
import { AreaDrawing } from './AreaDrawing'
import { Inline } from './Inline'
import { Places } from './Places'
import { ProseLinks } from './ProseLinks'
import styles from './ProseSection.module.css'
import { ProseTable } from './ProseTable'
import { Scoreboard } from './Scoreboard'

type ProseSectionProps = {
  id: string
  title: string
  /** Drawn before the title. */
  mark?: SubjectMark
  blocks?: readonly ProseBlock[]
  /** Set larger, on a band of its own. */
  isHighlighted?: boolean | undefined
  /** What is more than text, after it. */
  children?: ReactNode
}

/** What the questions of a group are about. */
const SIGNS: Record<SubjectMark, string> = {
  plots: 'M3 4h18v16H3Zm0 6h18M10 10v10M9 4v6m6 0v10',
  visits: 'M4 6h16v14H4Zm0 5h16M8 3v5m8-5v5',
  matches: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M8 4c3 5 3 11 0 16m8-16c-3 5-3 11 0 16',
  sponsors: 'M8 4 3 7l2 5 2-1v9h10v-9l2 1 2-5-5-3c-1 3-7 3-8 0Z',
  cinemas: 'M3 5h18v11H3Zm5 15h8',
}

/** One part of a page of text, with an address of its own. */
export function ProseSection(props: ProseSectionProps) {
  const { id, title, mark, blocks = [], isHighlighted, children } = props
  return (
    <section
      className={styles.root}
      id={id}
      aria-labelledby={`${id}-title`}
      data-highlighted={isHighlighted || undefined}
      data-wide={
        blocks.some((block) => typeof block !== 'string' && 'places' in block) || undefined
      }
    >
      <h2 className={styles.title} id={`${id}-title`}>
        {mark && (
          <span className={styles.mark}>
            <LineDrawing set="sign" strokes={[{ look: 'gold', d: SIGNS[mark] }]} />
          </span>
        )}
        {title}
      </h2>
      {blocks.map((block) => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
      {children}
    </section>
  )
}

function Block({ block }: { block: ProseBlock }) {
  if (typeof block === 'string') {
    return (
      <p className={styles.text}>
        <Inline>{block}</Inline>
      </p>
    )
  }
  if ('list' in block) {
    return (
      <ul className={styles.list}>
        {block.list.map((item) => (
          <li key={item}>
            <Inline>{item}</Inline>
          </li>
        ))}
      </ul>
    )
  }
  if ('links' in block) {
    return (
      <div className={styles.links}>
        <ProseLinks links={block.links} />
      </div>
    )
  }
  if ('places' in block) return <Places {...block.places} />
  if ('areas' in block) return <AreaDrawing {...block.areas} />
  if ('scoreboard' in block) return <Scoreboard {...block.scoreboard} />
  return <ProseTable {...block.table} />
}
