import type { ReactNode } from 'react'
import type { ProseBlock } from '@/content/schema/page'
import { AreaDrawing } from './AreaDrawing'
import { Inline } from './Inline'
import { PictureCards } from './PictureCards'
import { ProseLinks } from './ProseLinks'
import styles from './ProseSection.module.css'

type ProseSectionProps = {
  id: string
  title: string
  blocks?: readonly ProseBlock[]
  /** Stands on a ground of its own. */
  isSummary?: boolean | undefined
  /** What is more than text, after it. */
  children?: ReactNode
}

/** A cell that is one number or amount: a column of such cells is set under its last digit. */
const FIGURE = /^₹?[\d.,]+$/

/** One part of a page of text, with an address of its own. */
export function ProseSection(props: ProseSectionProps) {
  const { id, title, blocks = [], isSummary, children } = props
  return (
    <section
      className={styles.root}
      id={id}
      aria-labelledby={`${id}-title`}
      data-summary={isSummary || undefined}
      data-wide={
        blocks.some((block) => typeof block !== 'string' && 'pictures' in block) || undefined
      }
    >
      <h2 className={styles.title} id={`${id}-title`}>
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
  if ('links' in block) return <ProseLinks links={block.links} />
  if ('pictures' in block) return <PictureCards items={block.pictures} />
  if ('areas' in block) return <AreaDrawing {...block.areas} />
  const { caption, columns, rows } = block.table
  const areFigures = columns.map((_, at) => rows.every((row) => FIGURE.test(row[at] ?? '')))
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, at) => (
            <th key={column} scope="col" data-figure={areFigures[at] || undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {row.map((cell, at) =>
              at === 0 ? (
                <th key={columns[at]} scope="row">
                  {cell}
                </th>
              ) : (
                <td
                  key={columns[at]}
                  data-column={columns[at]}
                  data-figure={areFigures[at] || undefined}
                >
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
