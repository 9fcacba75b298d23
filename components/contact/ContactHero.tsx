import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/Picture'
import styles from './ContactHero.module.css'

type ContactHeroProps = {
  heading: string
  paragraph: string
  /** The form. */
  children: ReactNode
}

/** The contact page's one screen: the question set large, and the form beside it. */
export function ContactHero({ heading, paragraph, children }: ContactHeroProps) {
  return (
    <section className={styles.root} data-ground="dark">
      <Picture image="group/section-gradient-indigo" alt="" sizes="100vw" fit="cover" isPriority />
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.heading}>{heading}</h1>
          <p className={styles.paragraph}>{paragraph}</p>
        </div>
        <div className={styles.form}>{children}</div>
      </div>
    </section>
  )
}
