import { Section } from '@/components/layout/Section'
import { Picture } from '@/components/ui/Picture'
import type { JointVenture } from '@/content/schema/joint-venture'
import styles from './Benefits.module.css'

/** Five reasons, told one after another beside land in the morning. */
export function Benefits({ benefits }: { benefits: JointVenture['benefits'] }) {
  return (
    <Section labelledBy="benefits-title">
      <div className={styles.root}>
        <div className={styles.picture}>
          <Picture image={benefits.image} sizes="(max-width: 60em) 180vw, 95vw" fit="cover" />
        </div>
        <div className={styles.words}>
          <h2 className={styles.title} id="benefits-title">
            {benefits.title}
          </h2>
          <p className={styles.lede}>{benefits.lede}</p>
          <ul>
            {benefits.items.map(({ title, text }) => (
              <li className={styles.item} key={title}>
                <h3 className={styles.name}>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
