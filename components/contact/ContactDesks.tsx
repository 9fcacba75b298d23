import { Section } from '@/components/layout/Section'
import { Picture } from '@/components/ui/Picture'
import type { ContactContent } from '@/content/schema/contact'
import { href } from '@/lib/routes'
import styles from './ContactDesks.module.css'

/** The pages that answer most questions, the first with the largest picture. */
export function ContactDesks({ words }: { words: ContactContent['desks'] }) {
  return (
    <Section labelledBy="desks">
      <h2 className={styles.heading} id="desks">
        {words.heading}
      </h2>
      <ul className={styles.list}>
        {words.links.map((link, index) => (
          <li key={link.path}>
            <a className={styles.link} href={href(link.path)}>
              <span className={styles.picture}>
                <Picture
                  image={link.image}
                  alt=""
                  sizes={
                    index === 0 ? '(max-width: 60em) 90vw, 50vw' : '(max-width: 60em) 30vw, 22vw'
                  }
                  fit="cover"
                />
              </span>
              <b>{link.label}</b>
              <span className={styles.note}>{link.note}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
