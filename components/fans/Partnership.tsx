import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/Picture'
import type { FanHome } from '@/content/schema/fan-home'
import styles from './Partnership.module.css'

type PartnershipProps = { words: FanHome['partner']; children: ReactNode }

/** Contact Us: the way in for a sponsor, and for anyone else. The form is the child. */
export function Partnership({ words, children }: PartnershipProps) {
  return (
    <section
      className={styles.root}
      id="contact"
      aria-labelledby="contact-title"
      data-ground="dark"
    >
      <div className={styles.art}>
        <Picture image="cricket/dressing-room-jersey" alt="" sizes="100vw" fit="cover" />
      </div>
      <div className={styles.inner}>
        <div>
          <h2 className={styles.title} id="contact-title">
            {words.title}
          </h2>
          <p className={styles.text}>{words.text}</p>
        </div>
        {children}
      </div>
    </section>
  )
}
