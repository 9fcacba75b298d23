import { Table } from '@/components/frames/Table'
import { Picture } from '@/components/ui/Picture'
import { Tag } from '@/components/ui/Tag'
import type { ApprovedLayout as Layout, ProjectDocument } from '@/content/schema/project'
import type { ProjectWords } from '@/content/schema/project-page'
import { dayText } from '@/lib/domain/format/dates'
import { fill } from '@/lib/domain/format/fill'
import { asset } from '@/lib/domain/routes'
import { imageFacts, imageUrl } from '@/lib/server/images'
import { paperPath, paperText } from '@/lib/server/papers'
import styles from './FactTable.module.css'

type DocumentTableProps = {
  documents: readonly ProjectDocument[]
  words: ProjectWords['registration']['documents']
  /** Marks an unconfirmed document. */
  placeholderLabel: string
  /** Public URL of the page: in print, links need to be absolute. */
  printedAt?: string
}

/** The documents with issuer, date, purpose and a link; until there are any, a list of those to ask for. */
export function DocumentTable(props: DocumentTableProps) {
  const { documents, words } = props
  const { columns } = words
  return (
    <div className={styles.root}>
      {documents.length === 0 ? (
        <>
          <h3 className={styles.title}>{words.title}</h3>
          <p>{words.none}</p>
          <ul className={styles.list}>
            {words.asked.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </>
      ) : (
        <Table
          look="cards"
          caption={words.title}
          rows={documents}
          row={({ reference }) => ({ key: reference })}
          columns={[
            {
              key: 'name',
              label: columns.name,
              isHead: true,
              cell: (paper) => <PaperCell {...props} paper={paper} />,
            },
            ...(['reference', 'issuer', 'date'] as const).map((key) => ({
              key,
              label: columns[key],
              is: 'named' as const,
              cell: (paper: ProjectDocument) => (key === 'date' ? dayText(paper.date) : paper[key]),
            })),
          ]}
        />
      )}
    </div>
  )
}

type PaperCellProps = DocumentTableProps & { paper: ProjectDocument }

function PaperCell({ paper, words, placeholderLabel, printedAt }: PaperCellProps) {
  const { name, file, url, proves, isPlaceholder } = paper
  const address = file && asset(paperPath(file))
  const href = address && printedAt ? new URL(address, printedAt).href : (address ?? url)
  const about = [proves, !href && words.noCopy].filter(Boolean).join(' ')
  return (
    <>
      {href ? (
        <a className={styles.copy} href={href} rel={file ? undefined : 'noopener'}>
          {file ? `${name} (${paperText(file, words)})` : name}
        </a>
      ) : (
        name
      )}
      {isPlaceholder && (
        <>
          {' '}
          <Tag>{placeholderLabel}</Tag>
        </>
      )}
      {about && <small className={styles.about}>{about}</small>}
    </>
  )
}

type ApprovedLayoutProps = {
  layout: Layout
  words: ProjectWords['approvedLayout']
  /** Kind, pages and size of a copy. */
  copy: ProjectWords['registration']['documents']
  /** Marks a layout that is not confirmed. */
  placeholderLabel: string
}

/** The layout as it was approved, which buyers compare with our drawing of it: a picture, a PDF to open, or both. */
export function ApprovedLayout({ layout, words, copy, placeholderLabel }: ApprovedLayoutProps) {
  const { image, file, reference, date, isPlaceholder } = layout
  const largest = image && imageUrl(image, 'webp', imageFacts(image).widths?.at(-1) ?? 0)
  return (
    <figure className={styles.layout} data-screen="">
      {image && <Picture image={image} sizes="(max-width: 60em) 92vw, 50rem" />}
      <figcaption>
        <h3 className={styles.layoutTitle}>
          {words.title} {isPlaceholder && <Tag>{placeholderLabel}</Tag>}
        </h3>
        <p>
          {fill(words.number, { number: reference, date: dayText(date) })} {words.compare}
        </p>
        <a className={styles.copy} href={file ? asset(paperPath(file)) : largest}>
          {file ? `${words.open} (${paperText(file, copy)})` : words.open}
        </a>
      </figcaption>
    </figure>
  )
}
