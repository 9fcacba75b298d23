import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import type { Business, InternalLink, Navigation } from '@/content/schema/site'
import { href, type SitePath } from '@/lib/domain/routes'
import { BusinessPanel } from './BusinessPanel'
import { InlineScript } from './InlineScript'
import { LanguageLink } from './LanguageLink'
import styles from './SiteHeader.module.css'
import { SiteMenu } from './SiteMenu'
import type { HeaderLabels } from './types'

type SiteHeaderProps = {
  navigation: Navigation
  businesses: readonly Business[]
  labels: HeaderLabels
  /** Shown in the menu of small screens, if there is one. */
  phone: string | undefined
  /** The page's own path, to mark the current item. */
  current: SitePath
  /** Path of the business, for a page whose own path is not below it. */
  business?: SitePath
  /** `over` is transparent on the page's first image and turns solid on scroll. */
  look: 'over' | 'solid'
}

/**
 * The group's header. Both menus are native popovers: opening, closing by Escape or an outside click, and returning
 * focus need no JavaScript. The businesses panel also opens on hover.
 */
export function SiteHeader(props: SiteHeaderProps) {
  const { navigation, businesses, labels, phone, current, business = current, look } = props
  const { home, leadership, jointVenture, contact } = navigation
  const mark = (path: SitePath) => {
    if (path === current) return 'page'
    return path !== home.path && business.startsWith(path) ? 'true' : undefined
  }
  // Marked on the pages of the ventures too (specification, global shell).
  const isBusiness = businesses.some(({ path }) => mark(path))

  const link = ({ path, label }: InternalLink, className = styles.link) => (
    <a className={className} href={href(path)} aria-current={mark(path)}>
      {label}
    </a>
  )

  return (
    <header
      className={styles.root}
      data-look={look}
      data-ground={look === 'over' ? 'dark' : 'light'}
    >
      <a className={styles.logo} href={href('/')}>
        <Picture
          image={look === 'over' ? 'logos/group-wordmark-light' : 'logos/group-wordmark-dark'}
          alt={labels.homeLink}
          sizes="210px"
          isPriority
        />
      </a>
      <nav className={styles.nav} aria-label={labels.main}>
        <ul className={styles.links}>
          <li>{link(home)}</li>
          <li className={styles.group}>
            <button
              className={styles.link}
              type="button"
              popoverTarget="businesses"
              aria-current={isBusiness ? 'true' : undefined}
            >
              {navigation.businesses.label}
              <Icon name="chevron-down" />
            </button>
            <BusinessPanel businesses={businesses} mark={mark} />
            <InlineScript name="hover-menu" />
          </li>
          {leadership && <li>{link(leadership)}</li>}
          <li>{link(jointVenture)}</li>
          <li>{link(contact, styles.contact)}</li>
        </ul>
        <LanguageLink path={current} label={labels.language} />
        <SiteMenu
          navigation={navigation}
          businesses={businesses}
          labels={labels}
          phone={phone}
          mark={mark}
        />
      </nav>
    </header>
  )
}
