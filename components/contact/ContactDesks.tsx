import { Section } from '@/components/layout/Section'
import { Icon } from '@/components/ui/Icon'
import type { ContactContent } from '@/content/schema/contact'
import { href } from '@/lib/routes'
import styles from './ContactDesks.module.css'

/** The pages that answer most questions. */
export function ContactDesks({ words }: { words: ContactContent['desks'] }) {
  return (
    <Section labelledBy="desks">
      <h2 className={styles.heading} id="desks">
        {words.heading}
      </h2>
      <ul className={styles.list}>
        {words.links.map((link) => (
          <li key={link.path}>
            <a className={styles.link} href={href(link.path)}>
              <b>{link.label}</b>
              <span>{link.note}</span>
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
