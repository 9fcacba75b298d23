import { LinkButton } from '@/components/ui/Button'
import { Picture } from '@/components/ui/Picture'
import type { Cinemas } from '@/content/schema/cinemas'
import styles from './CinemaHero.module.css'

/** The beam over the seats, and the two things to ask for. */
export function CinemaHero({ hero }: { hero: Cinemas['hero'] }) {
  return (
    <section className={styles.root} data-ground="dark">
      <Picture image={hero.image} portrait={hero.portrait} sizes="100vw" fit="cover" isPriority />
      <div className={styles.inner}>
        <h1 className={styles.heading}>{hero.heading}</h1>
        <div className={styles.words}>
          <p>{hero.lead}</p>
          <p className={styles.actions}>
            {hero.actions.map(({ label, fragment }, index) => (
              <LinkButton key={fragment} href={fragment} variant={index === 0 ? 'solid' : 'ghost'}>
                {label}
              </LinkButton>
            ))}
          </p>
        </div>
      </div>
    </section>
  )
}
