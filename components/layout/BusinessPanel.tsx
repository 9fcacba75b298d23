import { Picture } from '@/components/ui/Picture'
import { href } from '@/lib/domain/routes'
import { isImageName } from '@/lib/server/images'
import styles from './BusinessPanel.module.css'
import type { MenuProps } from './types'

/** The three ventures with pictures and links to their pages, below the header: a native popover. */
export function BusinessPanel({ businesses, mark }: MenuProps) {
  return (
    <div className={styles.root} id="businesses" popover="auto" data-ground="dark">
      <ul className={styles.ventures}>
        {businesses.map(({ path, brand, image, label, blurb, links }) => (
          <li className={styles.venture} key={path} data-venture={brand}>
            <a className={styles.main} href={href(path)} aria-current={mark(path)}>
              {isImageName(image) && (
                <Picture place="card" image={image} alt="" sizes="34vw" fit="cover" />
              )}
              <b>{label}</b>
              <span>{blurb}</span>
            </a>
            {links.length > 0 && (
              <ul className={styles.links}>
                {links.map((link) => (
                  <li key={link.path}>
                    <a href={href(link.path)} aria-current={mark(link.path)}>
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
