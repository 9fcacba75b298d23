import type { JointVenture } from '@/content/schema/joint-venture'
import styles from './ShareTable.module.css'

/** The two ways to divide, question by question; on phones each question becomes a block. */
export function ShareTable({ shares }: { shares: JointVenture['questions']['shares'] }) {
  const [question, area, revenue] = shares.columns
  return (
    <table className={styles.root} aria-label={shares.title}>
      <thead>
        <tr>
          <th scope="col">{question}</th>
          <th scope="col">{area}</th>
          <th scope="col">{revenue}</th>
        </tr>
      </thead>
      <tbody>
        {shares.rows.map((row) => (
          <tr key={row.question}>
            <th scope="row">{row.question}</th>
            <td data-label={area}>{row.area}</td>
            <td data-label={revenue}>{row.revenue}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
