import type { ReactNode } from 'react'
import { Stage } from '@/components/frames/Stage'
import { HeroActions } from '@/components/sections/HeroActions'
import { Picture } from '@/components/ui/Picture'
import type { BrochureLink } from '@/content/projects/brochures'
import type { Residences } from '@/content/schema/residences'
import styles from './ResidenceHero.module.css'

type ResidenceHeroProps = {
  name: string
  hero: Residences['hero']
  formTitle: string
  /** Absent while the plots that it describes are unpublished. */
  brochure: BrochureLink | undefined
  /** The request form. */
  children: ReactNode
}

/** The building at dusk, with the headline at its foot and the request form on frosted glass at its side. */
export function ResidenceHero(props: ResidenceHeroProps) {
  const { name, hero, formTitle, brochure, children } = props
  return (
    <div className={styles.root} data-ground="dark">
      <Stage
        look="above"
        picture={
          <Picture
            image={hero.image}
            portrait={hero.portrait}
            place="opening"
            sizes="100vw"
            fit="cover"
            isPriority
          />
        }
        beside={
          <section className={styles.form} id="request" aria-labelledby="request-title">
            <h2 className={styles.formTitle} id="request-title">
              {formTitle}
            </h2>
            {children}
          </section>
        }
      >
        <p className={styles.name}>{name}</p>
        <h1 className={styles.title}>{hero.title}</h1>
        <p className={styles.lede}>{hero.lede}</p>
        <HeroActions visit="#request" brochure={brochure} words={hero} />
      </Stage>
    </div>
  )
}
