import { InlineScript } from '@/components/seo/InlineScript'
import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import type { Navigation } from '@/content/schema/site'
import { href, type SitePath } from '@/lib/routes'
import { BusinessPanel } from './BusinessPanel'
import { LanguageLink } from './LanguageLink'
import styles from './SiteHeader.module.css'
import { SiteMenu } from './SiteMenu'
import type { HeaderLabels } from './types'

type SiteHeaderProps = {
  navigation: Navigation
  labels: HeaderLabels
  /** The page's own path, to mark the current item. */
  current: SitePath
  /** The path of a business, for a page below it whose own path does not say so. */
  business?: SitePath
  /** `over` lies on the page's first image and turns solid on scroll. */
  look: 'over' | 'solid'
}

/** Businesses is marked on the pages of its ventures (specification, global shell). */
const isBusiness = (current: SitePath, navigation: Navigation): boolean =>
  navigation.businesses.items.some((item) => current.startsWith(item.path))

/**
 * The group's header. Both menus are native popovers: they open, close on Escape or a press outside,
 * and give focus back without a line of JavaScript. The businesses also open under the mouse.
 */
export function SiteHeader({ navigation, labels, current, business, look }: SiteHeaderProps) {
  const { home, businesses, leadership, jointVenture, contact } = navigation
  const mark = (path: SitePath) => (path === current ? 'page' : undefined)

  return (
    <header
      className={styles.root}
      data-look={look}
      data-ground={look === 'over' ? 'dark' : 'light'}
    >
      <a className={styles.logo} href={href('/')} aria-label={labels.homeLink}>
        <Picture
          image={look === 'over' ? 'logos/group-wordmark-light' : 'logos/group-wordmark-dark'}
          alt=""
          sizes="210px"
          isPriority
        />
      </a>
      <nav className={styles.nav} aria-label={labels.main}>
        <ul className={styles.links}>
          <li>
            <a className={styles.link} href={href(home.path)} aria-current={mark(home.path)}>
              {home.label}
            </a>
          </li>
          <li className={styles.group}>
            <button
              className={styles.link}
              type="button"
              popoverTarget="businesses"
              data-current={isBusiness(business ?? current, navigation) ? '' : undefined}
            >
              {businesses.label}
              <Icon name="chevron-down" />
            </button>
            <BusinessPanel items={businesses.items} current={current} />
            <InlineScript name="hover-menu" />
          </li>
          {[leadership, jointVenture].map((item) => (
            <li key={item.path}>
              <a className={styles.link} href={href(item.path)} aria-current={mark(item.path)}>
                {item.label}
              </a>
            </li>
          ))}
          <li>
            <a
              className={styles.contact}
              href={href(contact.path)}
              aria-current={mark(contact.path)}
            >
              {contact.label}
            </a>
          </li>
        </ul>
        <LanguageLink className={styles.language} path={current} label={labels.language} />
        <SiteMenu navigation={navigation} labels={labels} current={current} />
      </nav>
    </header>
  )
}
