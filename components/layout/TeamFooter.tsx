import { Address } from '@/components/ui/Address'
import { LinkList } from '@/components/ui/LinkList'
import { Picture } from '@/components/ui/Picture'
import { SocialLinks } from '@/components/ui/SocialLinks'
import type { TeamChrome } from '@/content/schema/team-page'
import { env } from '@/lib/env'
import { href, type SitePath } from '@/lib/routes'
import { LanguageLink } from './LanguageLink'
import styles from './TeamFooter.module.css'

type TeamFooterProps = { words: TeamChrome['footer']; path: SitePath }

/** The team's footer: crest, address, social links, quick links, copyright. */
export function TeamFooter({ words, path }: TeamFooterProps) {
  const { site, quickLinks, teamLinks } = words
  return (
    <footer className={styles.root} data-ground="dark">
      <div className={styles.inner}>
        <div className={styles.crest}>
          <Picture image="logos/crest-tiruppur-tamilans" alt={words.teamName} sizes="120px" />
        </div>
        <div>
          <Address site={site} />
          {site.isPlaceholder && <p className={styles.note}>{site.placeholderNote}</p>}
        </div>
        {[teamLinks, quickLinks].map(({ label, links }) => (
          <LinkList key={label} title={label} links={links} />
        ))}
      </div>
      <div className={styles.last}>
        <p>
          {site.copyright}{' '}
          <LanguageLink className={styles.choice} path={path} label={words.language} />{' '}
          {env.tags && (
            <a className={styles.choice} href={href(words.cookieChoice.path)} data-consent="open">
              {words.cookieChoice.label}
            </a>
          )}
        </p>
        <div className={styles.social}>
          <SocialLinks label={words.socialLabel} links={site.social} />
        </div>
      </div>
    </footer>
  )
}
