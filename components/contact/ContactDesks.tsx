import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import type { ContactContent } from '@/content/schema/contact'
import { href } from '@/lib/domain/routes'
import styles from './ContactDesks.module.css'

/** The pages that answer most questions, as many as there are: pictures from edge to edge, the first the largest. */
export function ContactDesks({ words }: { words: ContactContent['desks'] }) {
  return (
    <section className={styles.root} aria-labelledby="desks">
      <h2 className={styles.heading} id="desks">
        {words.heading}
      </h2>
      <ul className={styles.list} data-ground="dark">
        {words.links.map((link, index) => (
          <li className={styles.desk} key={link.path}>
            <a className={styles.link} href={href(link.path)}>
              <Picture
                place="card"
                image={link.image}
                alt=""
                sizes={`(max-width: 44em) 100vw, ${index === 0 ? 60 : 50}vw`}
                fit="cover"
              />
              <span className={styles.words}>
                <b>{link.label}</b>
                <span>{link.note}</span>
                <Icon name="arrow-right" />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
