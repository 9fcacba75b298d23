import type { JointVenture } from '@/content/schema/joint-venture'
import styles from './Stages.module.css'

/** The stages in their order, along a line. */
export function Stages({ stages }: { stages: JointVenture['questions']['timeline']['stages'] }) {
  return (
    <ol className={styles.root}>
      {stages.map(({ title, text }) => (
        <li className={styles.stage} key={title}>
          <b>{title}</b>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
