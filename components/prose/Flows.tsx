import type { FlowsBlock } from '@/content/schema/page'
import styles from './Flows.module.css'

/** What leaves one place and where each of it goes: a line from the place, with a branch to each. */
export function Flows({ from, items }: FlowsBlock) {
  return (
    <figure className={styles.root}>
      <figcaption className={styles.from}>{from}</figcaption>
      <dl>
        {items.map(({ what, to, text }) => (
          <div className={styles.flow} key={what}>
            <dt>{what}</dt>
            <dd>
              <b className={styles.to}>{to}</b>
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
