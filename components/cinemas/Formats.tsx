import { Section } from '@/components/layout/Section'
import { Disclosure } from '@/components/ui/Disclosure'
import type { Cinemas } from '@/content/schema/cinemas'
import { FormatFigure } from './FormatFigure'
import styles from './Formats.module.css'

/** The formats, folded: each opens on its drawing and what to look for. */
export function Formats({ formats }: { formats: Cinemas['formats'] }) {
  return (
    <Section id="formats" labelledBy="formats-title" ground="dark">
      <div className={styles.root}>
        <header className={styles.header}>
          <h2 className={styles.heading} id="formats-title">
            {formats.heading}
          </h2>
          <p>{formats.intro}</p>
        </header>
        <div>
          {formats.items.map((item) => (
            <Disclosure label={item.title} key={item.figure}>
              <div className={styles.inside}>
                <div className={styles.figure}>
                  <FormatFigure figure={item.figure} marks={item.marks} />
                </div>
                <div className={styles.words}>
                  <p>{item.text}</p>
                  <p className={styles.tip}>{item.tip}</p>
                </div>
              </div>
            </Disclosure>
          ))}
          <p className={styles.note}>{formats.note}</p>
        </div>
      </div>
    </Section>
  )
}
