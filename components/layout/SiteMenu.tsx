import { Icon } from '@/components/ui/Icon'
import type { Navigation } from '@/content/schema/site'
import { href, type SitePath } from '@/lib/routes'
import styles from './SiteMenu.module.css'
import type { HeaderLabels } from './types'

type SiteMenuProps = { navigation: Navigation; labels: HeaderLabels; current: SitePath }

/**
 * The full-screen menu of small screens: a native popover. While it is open the style sheet stops
 * the page from scrolling and takes what lies under it out of the tab order.
 */
export function SiteMenu({ navigation, labels, current }: SiteMenuProps) {
  const { home, businesses, leadership, jointVenture, contact } = navigation
  const mark = (path: SitePath) => (path === current ? 'page' : undefined)

  return (
    <>
      <button className={styles.open} type="button" popoverTarget="site-menu">
        {labels.menu}
        <Icon name="menu" />
      </button>
      <div
        className={styles.root}
        id="site-menu"
        popover="auto"
        data-ground="dark"
        data-site-menu=""
      >
        <button
          className={styles.close}
          type="button"
          popoverTarget="site-menu"
          popoverTargetAction="hide"
        >
          {labels.close}
          <Icon name="close" />
        </button>
        <ul className={styles.list}>
          <li>
            <a href={href(home.path)} aria-current={mark(home.path)}>
              {home.label}
            </a>
          </li>
          {businesses.items.map((item) => (
            <li key={item.path}>
              <a href={href(item.path)} aria-current={mark(item.path)}>
                {item.label}
                <span>{item.blurb}</span>
              </a>
            </li>
          ))}
          {[leadership, jointVenture, contact].map((item) => (
            <li key={item.path}>
              <a href={href(item.path)} aria-current={mark(item.path)}>
                {item.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
