import { Section } from '@/components/layout/Section'
import type { Cinemas } from '@/content/schema/cinemas'
import { FormatFigure } from './FormatFigure'
import styles from './Formats.module.css'

/** The formats, each with its drawing and what to look for. */
export function Formats({ formats }: { formats: Cinemas['formats'] }) {
  return (
    <Section id="formats" labelledBy="formats-title" ground="dark">
      <header className={styles.header}>
        <h2 className={styles.heading} id="formats-title">
          {formats.heading}
        </h2>
        <p>{formats.intro}</p>
      </header>
      <ol className={styles.list} role="list">
        {formats.items.map((item) => (
          <li className={styles.item} key={item.figure}>
            <div className={styles.figure}>
              <FormatFigure figure={item.figure} marks={item.marks} />
            </div>
            <div className={styles.words}>
              <h3 className={styles.title}>{item.title}</h3>
              <p>{item.text}</p>
              <p className={styles.tip}>{item.tip}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{formats.note}</p>
    </Section>
  )
}
