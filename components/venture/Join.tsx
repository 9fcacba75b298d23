import { LinkButton } from '@/components/ui/Button'
import type { JointVenture } from '@/content/schema/joint-venture'
import styles from './Join.module.css'

/** The turn from reading to writing; every Get Started leads here. */
export function Join({ join }: { join: JointVenture['join'] }) {
  return (
    <section className={styles.root} id="join" aria-labelledby="join-title" data-ground="dark">
      <div className={styles.inner}>
        <h2 className={styles.title} id="join-title">
          {join.title}
        </h2>
        <div className={styles.words}>
          <p>{join.text}</p>
          <LinkButton href="#enquiry" icon="arrow-right" action="contact-us-now">
            {join.label}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
