import type { CSSProperties } from 'react'
import { Actions } from '@/components/frames/Actions'
import { Stage } from '@/components/frames/Stage'
import { LinkButton } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { Cinemas } from '@/content/schema/cinemas'
import { type ImageFile, imageFacts } from '@/lib/server/images'
import styles from './CinemaHero.module.css'

/** The hall with its lit screen, and links to the two forms. */
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

/** The hall. Small films show on its screen in turn; a visitor can stop them. A photograph has no screen, and so no films. */
export function Hall({ hero }: { hero: Cinemas['hero'] }) {
  const { image, portrait, films, pause } = hero
  const facts = imageFacts(image)
  const hall = (
    <Picture
      place="opening"
      image={image}
      portrait={portrait}
      sizes="100vw"
      fit="cover"
      isPriority
    />
  )
  if (!facts.screen || !films) return hall
  return (
    <div
      className={styles.cover}
      style={{ ...where('wide', facts), ...where('upright', facts.upright ?? facts) }}
    >
      <div className={styles.hall}>
        {hall}
        <div className={styles.screen}>
          {films.map((film, turn) => (
            <div className={styles.film} key={film} style={{ '--turn': turn } as CSSProperties}>
              <Picture place="opening" image={film} alt="" sizes="50vw" fit="cover" />
            </div>
          ))}
          <label className={styles.pause}>
            <input type="checkbox" />
            <Icon name="pause" />
            <Icon name="play" />
            <VisuallyHidden>{pause}</VisuallyHidden>
          </label>
        </div>
      </div>
    </div>
  )
}

/** The shape of a cut of the hall, and how far its screen is from the four sides. */
function where(cut: 'wide' | 'upright', { width, height, screen }: ImageFile): CSSProperties {
  const inset = screen?.map((share) => `${(share * 100).toFixed(2)}%`).join(' ')
  return {
    [`--${cut}-ratio`]: (width / height).toFixed(4),
    [`--${cut}-screen`]: inset,
  } as CSSProperties
}
