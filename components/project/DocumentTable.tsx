import { Table } from '@/components/frames/Table'
import { Tag } from '@/components/ui/Tag'
import type { ProjectDocument } from '@/content/schema/project'
import type { ProjectWords } from '@/content/schema/project-page'
import { dayText } from '@/lib/domain/format/dates'
import { asset } from '@/lib/domain/routes'
import { paperPath, paperText } from '@/lib/server/papers'
import styles from './FactTable.module.css'

type DocumentTableProps = {
  documents: readonly ProjectDocument[]
  words: ProjectWords['registration']['documents']
  /** Marks a paper that is not confirmed. */
  sample: string
  /** The public address of the page, on paper: links on it lead there. */
  printedAt?: string
}

/** The papers with who issued them and when, what each proves and how to read it; until there are any, which ones to ask for. */
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

function PaperCell({ paper, words, sample, printedAt }: PaperCellProps) {
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
          <Tag>{sample}</Tag>
        </>
      )}
      {about && <small className={styles.about}>{about}</small>}
    </>
  )
}
