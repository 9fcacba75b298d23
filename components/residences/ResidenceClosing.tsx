import { Stage } from '@/components/frames/Stage'
import { LinkButton } from '@/components/ui/Button'
import { Picture } from '@/components/ui/Picture'
import type { Residences } from '@/content/schema/residences'
import styles from './ResidenceClosing.module.css'

/** The end of the page, leading back to the form at its head. */
export function ResidenceClosing({ closing }: { closing: Residences['closing'] }) {
  return (
    <section className={styles.root} aria-labelledby="closing-title" data-ground="dark">
      <Stage
        picture={
          <Picture
            image={closing.image}
            alt=""
            sizes="(max-width: 60em) and (orientation: portrait) 180vw, 100vw"
            fit="cover"
          />
        }
      >
        <h2 className={styles.title} id="closing-title">
          {closing.title}
        </h2>
        <p className={styles.text}>{closing.text}</p>
        <LinkButton href="#request" icon="arrow-up" action="visit">
          {closing.label}
        </LinkButton>
      </Stage>
    </section>
  )
}
