import { Section } from '@/components/layout/Section'
import { Icon } from '@/components/ui/Icon'
import type { Cinemas } from '@/content/schema/cinemas'
import { FormatFigure } from './FormatFigure'
import styles from './Formats.module.css'

/** The formats, folded: each opens on its drawing and what to look for. */
export function Formats({ formats }: { formats: Cinemas['formats'] }) {
  return (
    <Section id="formats" labelledBy="formats-title" ground="dark">
      <header className={styles.header}>
        <h2 className={styles.heading} id="formats-title">
          {formats.heading}
        </h2>
        <p>{formats.intro}</p>
      </header>
      {formats.items.map((item) => (
        <details className={styles.item} key={item.figure}>
          <summary className={styles.summary}>
            <h3 className={styles.title}>{item.title}</h3>
            <Icon name="plus" />
          </summary>
          <div className={styles.inside}>
            <div className={styles.figure}>
              <FormatFigure figure={item.figure} marks={item.marks} />
            </div>
            <div className={styles.words}>
              <p>{item.text}</p>
              <p className={styles.tip}>{item.tip}</p>
            </div>
          </div>
        </details>
      ))}
      <p className={styles.note}>{formats.note}</p>
    </Section>
  )
}
