import type { InternalLink } from '@/content/schema/site'
import { href } from '@/lib/routes'
import styles from './LinkList.module.css'

/** Links within the site under a small title. */
export function LinkList({ title, links }: { title: string; links: readonly InternalLink[] }) {
  return (
    <nav aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ul>
        {links.map(({ path, label }) => (
          <li key={path}>
            <a className={styles.link} href={href(path)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
