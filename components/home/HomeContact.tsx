import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/Picture'
import type { Home } from '@/content/schema/home'
import type { Site } from '@/content/schema/site'
import styles from './HomeContact.module.css'

type HomeContactProps = { contact: Home['contact']; site: Site; children: ReactNode }

/** The enquiry on indigo, with the ways to reach a person beside it. The form is the child. */
export function HomeContact({ contact, site, children }: HomeContactProps) {
  return (
    <section
      className={styles.root}
      id="contact"
      aria-labelledby="contact-title"
      data-ground="dark"
    >
      <Picture image="group/section-gradient-indigo" sizes="100vw" fit="cover" />
      <div className={styles.inner}>
        <div>
          <h2 className={styles.title} id="contact-title">
            {contact.title}
          </h2>
          <p className={styles.lede}>{contact.lede}</p>
          <ul className={styles.reach}>
            <li>
              <a href={`tel:${site.phone}`} data-action="call">
                {site.phoneText}
              </a>
            </li>
            <li>
              <a href={`mailto:${site.email}`} data-action="mail">
                {site.email}
              </a>
            </li>
          </ul>
        </div>
        <div className={styles.form}>{children}</div>
      </div>
    </section>
  )
}
