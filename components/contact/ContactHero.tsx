import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/Picture'
import type { ImageName } from '@/lib/images'
import styles from './ContactHero.module.css'

type ContactHeroProps = {
  image: ImageName
  heading: string
  paragraph: string
  /** Phone, WhatsApp and mail. */
  ways: ReactNode
  /** The form. */
  children: ReactNode
}

/** The contact page's first screen: the direct ways below the heading, and the form beside them. */
export function ContactHero({ image, heading, paragraph, ways, children }: ContactHeroProps) {
  return (
    <section className={styles.root} data-ground="dark">
      <Picture image={image} alt="" sizes="100vw" fit="cover" isPriority />
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.heading}>{heading}</h1>
          {ways}
        </div>
        <div className={styles.form}>
          <p className={styles.paragraph}>{paragraph}</p>
          {children}
        </div>
      </div>
    </section>
  )
}
