import type { ReactNode } from 'react'
import type { Site } from '@/content/schema/site'
import styles from './EnquiryPanel.module.css'

type EnquiryPanelProps = {
  title: string
  lede: string
  site: Pick<Site, 'phone' | 'phoneText' | 'email'>
  /** The form. */
  children: ReactNode
}

/** The enquiry at the foot of a property page, with the ways to reach a person beside it. */
export function EnquiryPanel({ title, lede, site, children }: EnquiryPanelProps) {
  return (
    <section
      className={styles.root}
      id="enquiry"
      aria-labelledby="enquiry-title"
      data-ground="dark"
    >
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 className={styles.title} id="enquiry-title">
            {title}
          </h2>
          <p className={styles.lede}>{lede}</p>
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
