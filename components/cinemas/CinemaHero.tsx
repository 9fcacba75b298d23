import { Actions } from '@/components/frames/Actions'
import { Stage } from '@/components/frames/Stage'
import { LinkButton } from '@/components/ui/Button'
import type { Cinemas } from '@/content/schema/cinemas'
import styles from './CinemaHero.module.css'
import { Hall } from './Hall'

/** The hall with its lit screen, and the two things to ask for. */
export function CinemaHero({ hero }: { hero: Cinemas['hero'] }) {
  const { heading, lead, actions } = hero
  return (
    <section className={styles.root} data-ground="dark">
      <Stage picture={<Hall hero={hero} />}>
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
