import { Icon } from '@/components/ui/Icon'
import type { InternalLink, Navigation } from '@/content/schema/site'
import { callAddress, whatsappAddress } from '@/lib/domain/contact/phone'
import { href } from '@/lib/domain/routes'
import styles from './SiteMenu.module.css'
import type { HeaderLabels, MenuProps } from './types'

type SiteMenuProps = MenuProps & {
  navigation: Navigation
  labels: HeaderLabels
  phone: string | undefined
}

/**
 * The menu of small screens, below the header: a native popover. The header stays visible with the logo, the other
 * language and the button that closes the menu. While it is open the style sheet locks scrolling and takes the page
 * below it out of the tab order.
 */
export function SiteMenu({ navigation, businesses, labels, phone, mark }: SiteMenuProps) {
  const { home, leadership, jointVenture, contact } = navigation
  const entry = ({ path, label }: InternalLink) => (
    <a href={href(path)} aria-current={mark(path)}>
      {label}
    </a>
  )

  return (
    <>
      <button className={styles.button} type="button" popoverTarget="site-menu">
        <span className={styles.open}>
          <span>{labels.menu}</span>
          <Icon name="menu" />
        </span>
        <span className={styles.close}>
          <span>{labels.close}</span>
          <Icon name="close" />
        </span>
      </button>
      <div
        className={styles.root}
        id="site-menu"
        popover="auto"
        data-ground="dark"
        data-site-menu=""
      >
        <ul className={styles.list}>
          <li>{entry(home)}</li>
          {businesses.map((item) => (
            <li key={item.path}>
              {entry(item)}
              {item.links.length > 0 && (
                <ul className={styles.links}>
                  {item.links.map((link) => (
                    <li key={link.path}>{entry(link)}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
          {[...(leadership ? [leadership] : []), jointVenture, contact].map((item) => (
            <li key={item.path}>{entry(item)}</li>
          ))}
        </ul>
        {phone && (
          <p className={styles.ways}>
            <a href={callAddress(phone)} data-action="call">
              <Icon name="phone" />
              {labels.call}
            </a>
            <a href={whatsappAddress(phone)} target="_blank" rel="noopener" data-action="whatsapp">
              <Icon name="whatsapp" />
              {labels.whatsapp}
            </a>
          </p>
        )}
      </div>
    </>
  )
}
