import type { Distance } from '@/content/schema/project'
import type { ProjectWords } from '@/content/schema/project-page'
import { fill } from '@/lib/domain/format/fill'
import { formatFigure } from '@/lib/domain/format/rupees'
import styles from './DistanceStrip.module.css'

type DistanceStripProps = { distances: readonly Distance[]; words: ProjectWords['location'] }

/**
 * Distances by the usual route, as stops on a line, nearest first. As the advertising rules require: no travel times,
 * and each route by name.
 */
export function DistanceStrip({ distances, words }: DistanceStripProps) {
  if (distances.length === 0) return null
  const stops = [...distances].sort((a, b) => a.kilometres - b.kilometres)
  return (
    <div className={styles.root}>
      <h3 className={styles.title}>{words.distances}</h3>
      <ol className={styles.stops}>
        {stops.map(({ to, kilometres, route }) => (
          <li key={to}>
            <b>{fill(words.kilometres, { n: formatFigure(kilometres) })}</b> <span>{to}</span>{' '}
            <small>{route}</small>
          </li>
        ))}
      </ol>
    </div>
  )
}
