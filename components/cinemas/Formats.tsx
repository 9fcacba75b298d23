import { Section } from '@/components/layout/Section'
import { SectionHead } from '@/components/sections/SectionHead'
import { Disclosure } from '@/components/ui/Disclosure'
import type { Cinemas } from '@/content/schema/cinemas'
import { FormatFigure } from './FormatFigure'
import styles from './Formats.module.css'

/** The formats: a drawing each and what to look for; the title unfolds how it works. */
export function Formats({ formats }: { formats: Cinemas['formats'] }) {
  return (
    <Section id="formats" labelledBy="formats-title" ground="dark">
      <SectionHead id="formats-title" title={formats.heading} look="row">
        <p>
          {formats.intro} {formats.note}
        </p>
      </SectionHead>
      <ul className={styles.list}>
        {formats.items.map((item) => (
          <li className={styles.item} key={item.figure}>
            <FormatFigure figure={item.figure} marks={item.marks} />
            <div>
              <Disclosure label={item.title}>
                <p>{item.text}</p>
              </Disclosure>
              <p className={styles.tip}>{item.tip}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
