import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import type { TeamChrome } from '@/content/schema/team-page'
import { env } from '@/lib/env'
import { href } from '@/lib/routes'
import styles from './TeamFooter.module.css'

/** The team's footer: crest, address, social links, quick links, copyright. */
export function TeamFooter({ words }: { words: TeamChrome['footer'] }) {
  const { site, quickLinks, teamLinks } = words
  return (
    <footer className={styles.root} data-ground="dark">
      <div className={styles.inner}>
        <div className={styles.crest}>
          <Picture image="logos/crest-tiruppur-tamilans" alt={words.teamName} sizes="120px" />
        </div>
        <div>
          <address className={styles.address}>
            {site.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
            <a href={`tel:${site.phone}`} data-action="call">
              {site.phoneText}
            </a>
            <a href={`mailto:${site.email}`} data-action="mail">
              {site.email}
            </a>
          </address>
          {site.isPlaceholder && <p className={styles.note}>{site.placeholderNote}</p>}
        </div>
        {[teamLinks, quickLinks].map(({ label, links }) => (
          <nav key={label} aria-label={label}>
            <p className={styles.title}>{label}</p>
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.path}>
                  <a href={href(link.path)}>{link.label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={styles.last}>
        <p>
          {site.copyright}{' '}
          {env.tags && (
            <a className={styles.choice} href={href(words.cookieChoice.path)} data-consent="open">
              {words.cookieChoice.label}
            </a>
          )}
        </p>
        <ul className={styles.social} aria-label={words.socialLabel}>
          {site.social.map((link) => (
            <li key={link.network}>
              <a href={link.url} rel="noopener" aria-label={link.label}>
                <Icon name={link.network} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
