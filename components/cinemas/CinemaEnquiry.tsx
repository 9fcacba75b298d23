import type { ReactNode } from 'react'
import type { Cinemas } from '@/content/schema/cinemas'
import styles from './CinemaEnquiry.module.css'

type CinemaEnquiryProps = {
  enquiry: Cinemas['enquiry']
  /** The form. */
  children: ReactNode
}

/** The form under the last of the light. */
export function CinemaEnquiry({ enquiry, children }: CinemaEnquiryProps) {
  return (
    <section
      className={styles.root}
      id="enquiry"
      aria-labelledby="enquiry-title"
      data-ground="dark"
    >
      <div className={styles.inner}>
        <div>
          <h2 className={styles.heading} id="enquiry-title">
            {enquiry.heading}
          </h2>
          <p className={styles.text}>{enquiry.text}</p>
        </div>
        {children}
      </div>
    </section>
  )
}
