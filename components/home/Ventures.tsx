import { SectionHead } from '@/components/sections/SectionHead'
import { LinkButton } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { Home } from '@/content/schema/home'
import { href } from '@/lib/domain/routes'
import { ventureWords } from '@/styles/brands/brand-words'
import styles from './Ventures.module.css'

/**
 * Three tall panels that open on hover, focus and tap, with CSS alone. Panels are focusable so that a tap can open
 * them; the link inside is the only tab stop.
 */
export function Ventures({ ventures }: { ventures: Home['ventures'] }) {
  return (
    <section
      className={`${styles.root} ${ventureWords}`}
      aria-labelledby="ventures-title"
      data-ground="dark"
    >
      <div className={styles.head}>
        <SectionHead id="ventures-title" title={ventures.title} />
      </div>
      <div className={styles.panels}>
        {ventures.panels.map((panel) => (
          <article className={styles.panel} key={panel.brand} aria-label={panel.name} tabIndex={-1}>
            <div className={styles.art} data-screen="">
              <Picture
                place="door"
                image={panel.image}
                alt=""
                sizes="(max-width: 60em) 88vw, 50vw"
                fit="cover"
              />
            </div>
            <span className={styles.plus}>
              <Icon name="plus" />
            </span>
            <div className={styles.words}>
              <h3 className={styles.name} data-venture={panel.brand}>
                {panel.name}
              </h3>
              <p className={styles.tagline}>{panel.tagline}</p>
              <div className={styles.more}>
                <div>
                  <ul className={styles.points}>
                    {panel.points.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                  <LinkButton href={href(panel.path)} icon="arrow-right">
                    {ventures.more}
                    <VisuallyHidden>{panel.name}</VisuallyHidden>
                  </LinkButton>
                </div>
              </div>
            </div>
          </article>
        ))}
      </div>
    </section>
  )
}
