import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/Picture'
import type { ImageName } from '@/lib/images'
import styles from './ContactHero.module.css'

type ContactHeroProps = {
  image: ImageName
  heading: string
  paragraph: string
  /** The form. */
  children: ReactNode
}

/** The contact page's one screen: the question set large, and the form beside it. */
export function ContactHero({ image, heading, paragraph, children }: ContactHeroProps) {
  return (
    <section className={styles.root} data-ground="dark">
      <Picture image={image} alt="" sizes="100vw" fit="cover" isPriority />
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
