import type { SecondPageContent } from '@/content/schema/team-page'
import { fill } from '@/lib/domain/format/fill'
import { href, type SitePath } from '@/lib/domain/routes'
import styles from './SeasonLinks.module.css'

type SeasonLinksProps = {
  words: SecondPageContent['seasons']
  /** Newest first. */
  seasons: readonly { year: number; path: SitePath }[]
  /** The path of the page itself. */
  current: SitePath
}

/** The way to the results of the other seasons; nothing while there is one season. */
export function SeasonLinks({ words, seasons, current }: SeasonLinksProps) {
  if (seasons.length < 2) return null
  return (
    <nav className={styles.root} aria-label={words.label}>
      <ul className={styles.list}>
        {seasons.map(({ year, path }) => (
          <li key={year}>
            <a
              className={styles.link}
              href={href(path)}
              aria-current={path === current ? 'page' : undefined}
            >
              {fill(words.link, { year })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
