import { letterWidth } from '@/lib/domain/format/letter-width'
import styles from './ProjectName.module.css'

type ProjectNameProps = {
  slug: string
  name: string /** Above the name. */
  lead?: string | undefined
}

/** Names of any length fit the same line: the more letters, the smaller. */
function lengthOf(name: string) {
  const length = letterWidth(name)
  if (length <= 7) return 'short'
  if (length <= 9) return 'medium'
  return length <= 11 ? 'long' : 'longest'
}

/** The heading of a project's page: a line, and under it the name as wide as its column allows. */
export function ProjectName({ slug, name, lead }: ProjectNameProps) {
  return (
    <h1>
      {lead && <span className={styles.lead}>{lead} </span>}
      <span
        className={styles.name}
        data-length={lengthOf(name)}
        data-travel={`project-name-${slug}`}
      >
        {name}
      </span>
    </h1>
  )
}
