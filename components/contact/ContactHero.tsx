import type { ReactNode } from 'react'
import { Stage } from '@/components/frames/Stage'
import { Picture } from '@/components/ui/Picture'
import type { ImageName } from '@/lib/server/images'
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

/** The contact page's first screen: the direct ways on a picture, and the form on a sheet of paper beside them. */
export function ContactHero({ image, heading, paragraph, ways, children }: ContactHeroProps) {
  return (
    <div className={styles.root} data-ground="dark">
      <Stage
        picture={
          <div className={styles.picture}>
            <Picture place="scene" image={image} alt="" sizes="70vw" fit="cover" isPriority />
          </div>
        }
        beside={
          <div className={styles.sheet} data-ground="light">
            <p className={styles.paragraph}>{paragraph}</p>
            {children}
          </div>
        }
      >
        <h1 className={styles.heading}>{heading}</h1>
        {ways}
      </Stage>
    </div>
  )
}
