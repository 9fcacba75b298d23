import { Table } from '@/components/frames/Table'
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
      <Table
        look="cards"
        caption={words.distances}
        rows={distances}
        row={({ to }) => ({ key: to })}
        columns={[
          { key: 'to', label: words.to, isHead: true, is: 'first-wide', cell: ({ to }) => to },
          {
            key: 'distance',
            label: words.distance,
            is: 'first',
            cell: ({ kilometres }) => fill(words.kilometres, { n: formatFigure(kilometres) }),
          },
          { key: 'route', label: words.route, is: 'second-wide', cell: ({ route }) => route },
        ]}
      />
    </div>
  )
}
