import type { SocialLink } from '@/content/schema/site'
import { Icon } from './Icon'
import styles from './SocialLinks.module.css'

/** Icon links to the accounts; `label` names the list. */
export function SocialLinks({ label, links }: { label: string; links: readonly SocialLink[] }) {
  if (links.length === 0) return null
  return (
    <ul className={styles.root} aria-label={label}>
      {links.map((link) => (
        <li key={link.network}>
          <a href={link.url} rel="noopener" aria-label={link.label}>
            <Icon name={link.network} />
          </a>
        </li>
      ))}
    </ul>
  )
}
