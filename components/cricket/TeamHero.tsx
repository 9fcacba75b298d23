import { Stage } from '@/components/frames/Stage'
import { LinkButton } from '@/components/ui/Button'
import { Picture } from '@/components/ui/Picture'
import type { TeamPageContent } from '@/content/schema/team-page'
import styles from './TeamHero.module.css'

type TeamHeroProps = {
  hero: TeamPageContent['hero']
  /** Link to a section of the page. */
  action: { href: `#${string}`; label: string }
}

/** The season in one word and three figures, over the floodlit ground. */
export function TeamHero({ hero, action }: TeamHeroProps) {
  return (
    <div className={styles.root} data-ground="dark">
      <Stage
        picture={
          <Picture
            image={hero.image}
            portrait={hero.portrait}
            place="opening"
            alt=""
            sizes="100vw"
            fit="cover"
            isPriority
          />
        }
      >
        <h1 className={styles.title}>
          <span className={styles.kicker}>{hero.kicker}</span>{' '}
          <span className={styles.word}>{hero.title}</span>
        </h1>
        <ul className={styles.figures}>
          {hero.figures.map(({ figure, text }) => (
            <li key={text}>
              <b>{figure}</b> <span>{text}</span>
            </li>
          ))}
        </ul>
        <p className={styles.action}>
          <LinkButton href={action.href} icon="arrow-right">
            {action.label}
          </LinkButton>
        </p>
      </Stage>
    </div>
  )
}
