import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import type { Navigation, Site } from '@/content/schema/site'
import type { ImageName } from '@/lib/images'
import { href } from '@/lib/routes'
import styles from './SiteFooter.module.css'

export type FooterLabels = {
  landmark: string
  address: string
  quickLinks: string
  gallery: string
  social: string
  more: string
  cookieChoice: string
}

type SiteFooterProps = {
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
          <ul className={styles.social} aria-label={labels.social}>
            {site.social.map((link) => (
              <li key={link.network}>
                <a href={link.url} rel="noopener" aria-label={link.label}>
                  <Icon name={link.network} />
                </a>
              </li>
            ))}
          </ul>
          {site.isPlaceholder && <p className={styles.note}>{site.placeholderNote}</p>}
        </div>
        <nav className={styles.quick} aria-label={labels.quickLinks}>
          <p className={styles.title}>{labels.quickLinks}</p>
          <ul>
            {navigation.quickLinks.map((link) => (
              <li key={link.path}>
                <a href={href(link.path)}>{link.label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.photos}>
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
        <a className={styles.top} href="#top">
          {backToTop}
          <Icon name="arrow-up" />
        </a>
      </div>
    </footer>
  )
}
