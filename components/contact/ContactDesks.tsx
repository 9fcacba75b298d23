import { Icon } from '@/components/ui/Icon'
import type { ContactContent } from '@/content/schema/contact'
import { href } from '@/lib/routes'
import styles from './ContactDesks.module.css'

/** Pages that answer sooner than a letter does. */
export function ContactDesks({ words }: { words: ContactContent['desks'] }) {
  return (
    <div>
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
    </div>
  )
}
