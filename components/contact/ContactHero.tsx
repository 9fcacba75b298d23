import type { ReactNode } from 'react'
import { Stage } from '@/components/frames/Stage'
import { Picture } from '@/components/ui/Picture'
import type { ImageName } from '@/lib/server/images'
import styles from './ContactHero.module.css'

type ContactHeroProps = {
  image: ImageName
  heading: string
  paragraph: string
  /** Links to phone, WhatsApp and email. */
  ways: ReactNode
  children: ReactNode
}

/** The contact page's first screen: contact links on a picture, with the form on a sheet beside them. */
export function ContactHero({ image, heading, paragraph, ways, children }: ContactHeroProps) {
  return (
    <div className={styles.root} data-ground="dark">
      <Stage
        look="above"
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
