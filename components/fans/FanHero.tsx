import type { ReactNode } from 'react'
import { Stage } from '@/components/frames/Stage'
import { Picture } from '@/components/ui/Picture'
import type { FanHome } from '@/content/schema/fan-home'
import styles from './FanHero.module.css'

type FanHeroProps = {
  hero: FanHome['hero']
  /** Shown below the title. */
  children: ReactNode
}

/** The cup and its winner. The picture is the page's LCP; the intro only covers it. */
export function FanHero({ hero, children }: FanHeroProps) {
  return (
    <section className={styles.root} aria-labelledby="fan-title" data-ground="dark">
      <Stage
        picture={
          <Picture
            image={hero.image}
            portrait={hero.portrait}
            place="opening"
            sizes="(max-width: 60em) 131vw, 110vw"
            fit="cover"
            isPriority
          />
        }
      >
        <h1 className={styles.title} id="fan-title">
          {hero.lead.map((line) => (
            <span key={line}>{line} </span>
          ))}
          <em>{hero.emphasis}</em>
        </h1>
        {children}
      </Stage>
    </section>
  )
}
