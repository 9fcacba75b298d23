import { Address } from '@/components/ui/Address'
import { Icon } from '@/components/ui/Icon'
import { LinkList } from '@/components/ui/LinkList'
import { Picture } from '@/components/ui/Picture'
import { SocialLinks } from '@/components/ui/SocialLinks'
import type { Navigation, Site } from '@/content/schema/site'
import type { ImageName } from '@/lib/images'
import { href, type SitePath } from '@/lib/routes'
import { LanguageLink } from './LanguageLink'
import styles from './SiteFooter.module.css'

export type FooterLabels = {
  landmark: string
  address: string
  quickLinks: string
  gallery: string
  social: string
  more: string
  cookieChoice: string
  language: string
}

type SiteFooterProps = {
  /** The page's own path. */
  path: SitePath
  site: Site
  navigation: Navigation
  gallery: readonly ImageName[]
  labels: FooterLabels
  backToTop: string
  /** Where the cookie choice stands; the consent script opens its notice instead. Absent without tags. */
  cookieChoicePath?: string
}

/** The group's footer: address, social links, quick links, six images, copyright, the last links. */
export function SiteFooter({
  path,
  site,
  navigation,
  gallery,
  labels,
  backToTop,
  cookieChoicePath,
}: SiteFooterProps) {
  return (
    <footer className={styles.root} data-ground="dark">
      <div className={styles.inner}>
        <div className={styles.about}>
          <Picture image="logos/group-wordmark-light" sizes="210px" alt={site.name} />
          <Address site={site} />
          <SocialLinks label={labels.social} links={site.social} />
          {site.isPlaceholder && <p className={styles.note}>{site.placeholderNote}</p>}
        </div>
        <LinkList title={labels.quickLinks} links={navigation.quickLinks} />
        <div>
          <p className={styles.title}>{labels.gallery}</p>
          <ul className={styles.gallery}>
            {gallery.map((image) => (
              <li key={image}>
                <Picture image={image} sizes="(max-width: 60em) 30vw, 12rem" fit="cover" />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.bottom}>
        <p>{site.copyright}</p>
        <nav aria-label={labels.more}>
          <ul className={styles.last}>
            {navigation.bottomLinks.map((link) => (
              <li key={link.path}>
                <a href={href(link.path)}>{link.label}</a>
              </li>
            ))}
            {cookieChoicePath && (
              <li>
                <a href={cookieChoicePath} data-consent="open">
                  {labels.cookieChoice}
                </a>
              </li>
            )}
          </ul>
        </nav>
        <LanguageLink path={path} label={labels.language} />
        <a href="#top">
          {backToTop}
          <Icon name="arrow-up" />
        </a>
      </div>
    </footer>
  )
}
