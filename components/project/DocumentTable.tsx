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
  if (documents.length === 0) {
    return (
      <div className={styles.root}>
        <h3 className={styles.title}>{words.title}</h3>
        <p>{words.none}</p>
        <ul className={styles.list}>
          {words.asked.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </div>
    )
  }
  const { columns } = words
  return (
    <div className={styles.root}>
      <table className={styles.table}>
        <caption>{words.title}</caption>
        <thead>
          <tr>
            {[columns.name, columns.reference, columns.issuer, columns.date].map((label) => (
              <th scope="col" key={label}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {documents.map(({ name, reference, issuer, date, url }) => (
            <tr key={reference}>
              <th scope="row">
                {url ? (
                  <a href={url} rel="noopener">
                    {name}
                  </a>
                ) : (
                  name
                )}
              </th>
              <td>{reference}</td>
              <td>{issuer}</td>
              <td>{dayText(date)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
