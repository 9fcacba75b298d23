import type { Distance } from '@/content/schema/project'
import type { ProjectWords } from '@/content/schema/project-page'
import { fill } from '@/lib/format/fill'
import { formatFigure } from '@/lib/format/rupees'
import styles from './FactTable.module.css'

type DistanceTableProps = { distances: readonly Distance[]; words: ProjectWords['location'] }

/** Distances by the usual route, as the rules want them: no travel times, and the route by name. */
export function DistanceTable({ distances, words }: DistanceTableProps) {
  if (distances.length === 0) return null
  return (
    <div className={styles.root}>
      <table className={styles.table}>
        <caption>{words.distances}</caption>
        <thead>
          <tr>
            <th scope="col">{words.to}</th>
            <th scope="col">{words.distance}</th>
            <th scope="col">{words.route}</th>
          </tr>
        </thead>
        <tbody>
          {distances.map(({ to, kilometres, route }) => (
            <tr key={to}>
              <th scope="row">{to}</th>
              <td>{fill(words.kilometres, { n: formatFigure(kilometres) })}</td>
              <td>{route}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
