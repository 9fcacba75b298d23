import type { InternalLink } from '@/content/schema/site'
import { href, type SitePath } from '@/lib/routes'
import styles from './TeamLinks.module.css'

type TeamLinksProps = { label: string; links: readonly InternalLink[]; current?: SitePath }

/**
 * The links of the team's bar. On phones they are a row of pills to be swiped sideways, so that every
 * section stays one tap away without a menu.
 */
export function TeamLinks({ label, links, current }: TeamLinksProps) {
  return (
    <nav className={styles.root} aria-label={label}>
      <ul className={styles.list}>
        {links.map(({ label, path }) => (
          <li key={path}>
            <a
              className={styles.link}
              href={href(path)}
              aria-current={path === current ? (path.includes('#') ? 'true' : 'page') : undefined}
            >
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
