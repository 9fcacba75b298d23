import { letterWidth } from '@/lib/domain/format/letter-width'
import styles from './ProjectName.module.css'

type ProjectNameProps = {
  slug: string
  name: string /** Shown above the name. */
  lead?: string | undefined
}

/** Returns the length class of a name: longer names are set smaller to fit one line. */
function lengthOf(name: string) {
  const length = letterWidth(name)
  if (length <= 7) return 'short'
  if (length <= 9) return 'medium'
  return length <= 11 ? 'long' : 'longest'
}

/** The heading of a project's page: a line of text, and below it the name as wide as its column. */
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
