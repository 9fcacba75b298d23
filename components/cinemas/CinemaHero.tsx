import { Actions } from '@/components/frames/Actions'
import { Stage } from '@/components/frames/Stage'
import { LinkButton } from '@/components/ui/Button'
import { Picture } from '@/components/ui/Picture'
import type { Cinemas } from '@/content/schema/cinemas'
import styles from './CinemaHero.module.css'

/** The beam over the seats, and the two things to ask for. */
export function CinemaHero({ hero }: { hero: Cinemas['hero'] }) {
  const { image, portrait, heading, lead, actions } = hero
  return (
    <section className={styles.root} data-ground="dark">
      <Stage
        picture={
          <Picture
            place="opening"
            image={image}
            portrait={portrait}
            sizes="100vw"
            fit="cover"
            isPriority
          />
        }
      >
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        <Actions>
          {actions.map(({ label, fragment }, index) => (
            <LinkButton key={fragment} href={fragment} variant={index === 0 ? 'solid' : 'ghost'}>
              {label}
            </LinkButton>
          ))}
        </Actions>
      </Stage>
    </section>
  )
}
