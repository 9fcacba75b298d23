import { Section } from '@/components/layout/Section'
import { SectionHead } from '@/components/sections/SectionHead'
import type { Listing } from '@/content/schema/listing'
import styles from './WhyChoose.module.css'

/** Six reasons in one row, each a name and a few words. */
export function WhyChoose({ words }: { words: Listing['whyChoose'] }) {
  return (
    <Section id="why-choose" labelledBy="why-choose-title" ground="dark">
      <SectionHead id="why-choose-title" title={words.title} look="row">
        {words.lede}
      </SectionHead>
      <ul className={styles.list} role="list">
        {words.items.map(({ title, text }) => (
          <li key={title}>
            <h3 className={styles.name}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
