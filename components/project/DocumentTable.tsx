import { Table } from '@/components/frames/Table'
import type { ProjectDocument } from '@/content/schema/project'
import type { ProjectWords } from '@/content/schema/project-page'
import { dayText } from '@/lib/format/dates'
import styles from './FactTable.module.css'

type DocumentTableProps = {
  documents: readonly ProjectDocument[]
  words: ProjectWords['registration']['documents']
}

/** The papers with who issued them and when; until there are any, which ones to ask for. */
export function DocumentTable({ documents, words }: DocumentTableProps) {
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
            { key: 'name', label: columns.name, isHead: true, cell: nameOf },
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

const nameOf = ({ name, url }: ProjectDocument) =>
  url ? (
    <a href={url} rel="noopener">
      {name}
    </a>
  ) : (
    name
  )
