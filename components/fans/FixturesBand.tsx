import { LinkButton } from '@/components/ui/Button'
import { Picture } from '@/components/ui/Picture'
import type { FanHome } from '@/content/schema/fan-home'
import { href } from '@/lib/routes'
import styles from './FixturesBand.module.css'

/** The way to the season's fixtures, which live in the match centre with their calendar. */
export function FixturesBand({ words }: { words: FanHome['fixtures'] }) {
  return (
    <section
      className={styles.root}
      id="fixtures"
      aria-labelledby="fixtures-title"
      data-ground="dark"
    >
      <Picture image={words.image} alt="" sizes="100vw" fit="cover" />
      <div className={styles.inner}>
        <h2 className={styles.title} id="fixtures-title">
          {words.title}
        </h2>
        <p>{words.text}</p>
        <LinkButton href={href(words.link.path)} icon="arrow-right">
          {words.link.label}
        </LinkButton>
      </div>
    </section>
  )
}
