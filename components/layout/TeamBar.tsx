import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import { SocialLinks } from '@/components/ui/SocialLinks'
import type { InternalLink, SocialLink } from '@/content/schema/site'
import type { TeamChrome } from '@/content/schema/team-page'
import { href, type SitePath } from '@/lib/domain/routes'
import { LanguageLink } from './LanguageLink'
import styles from './TeamBar.module.css'

export type TeamBarProps = {
  words: TeamChrome['bar']
  /** The page's own path. */
  path: SitePath
  /** The team's own links on this page. */
  links: readonly InternalLink[]
  /** Path of the link to mark as the current page. */
  current?: SitePath
  social?: readonly SocialLink[]
}

/**
 * The team's bar: link to the group's site, social links and language link; below them the team and its links. On
 * phones these are a row of pills to swipe, so that every section is one tap away without a menu.
 */
export function TeamBar({ words, path, links, current, social }: TeamBarProps) {
  return (
    <header className={styles.root} data-ground="dark" data-screen="">
      <div className={styles.strip}>
        <a className={styles.back} href={href(words.back.path)}>
          <Icon name="arrow-left" />
          {words.back.label}
        </a>
        {social && <SocialLinks label={words.social} links={social} />}
        <LanguageLink path={path} label={words.language} />
      </div>
      <div className={styles.bar}>
        <a className={styles.team} href={href(words.home.path)} aria-label={words.home.label}>
          <Picture image="logos/crest-tiruppur-tamilans" alt="" sizes="70px" isPriority />
          <span className={styles.name}>
            {words.home.lead}
            <br />
            {words.home.last}
          </span>
        </a>
        <nav className={styles.nav} aria-label={words.label}>
          <ul className={styles.links}>
            {links.map(({ label, path }) => (
              <li key={path}>
                <a
                  className={styles.link}
                  href={href(path)}
                  aria-current={
                    path === current ? (path.includes('#') ? 'true' : 'page') : undefined
                  }
                >
                  <span>{label}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}
