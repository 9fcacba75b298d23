import { Picture } from '@/components/ui/Picture'
import type { Navigation } from '@/content/schema/site'
import { isImageName } from '@/lib/images'
import { href, type SitePath } from '@/lib/routes'
import styles from './BusinessPanel.module.css'

type BusinessPanelProps = {
  items: Navigation['businesses']['items']
  /** The page's own path, to mark the current item. */
  current: SitePath
}

/** The three ventures with their pictures, below the header: a native popover. */
export function BusinessPanel({ items, current }: BusinessPanelProps) {
  return (
    <div className={styles.root} id="businesses" popover="auto" data-ground="dark">
      <ul className={styles.ventures}>
        {items.map((item) => (
          <li className={styles.venture} key={item.path} data-venture={item.brand}>
            <a href={href(item.path)} aria-current={item.path === current ? 'page' : undefined}>
              {isImageName(item.image) && (
                <Picture image={item.image} alt="" sizes="34vw" fit="cover" />
              )}
              <b>{item.label}</b>
              <span>{item.blurb}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
