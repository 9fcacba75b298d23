import { Icon } from '@/components/ui/Icon'
import type { InternalLink } from '@/content/schema/site'
import { href } from '@/lib/routes'
import styles from './ProseLinks.module.css'

/** Where a part of a page of text leads to: a line each, to press. */
export function ProseLinks({ links }: { links: readonly InternalLink[] }) {
  return (
    <ul className={styles.root}>
      {links.map(({ path, label }) => (
        <li key={path}>
          <a className={styles.link} href={href(path)}>
            {label}
            <Icon name="arrow-right" />
          </a>
        </li>
      ))}
    </ul>
  )
}
