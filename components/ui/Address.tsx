import type { Site } from '@/content/schema/site'
import { callAddress, phoneText } from '@/lib/contact/phone'
import styles from './Address.module.css'

/** Where the group is found and how to call or write to it. */
export function Address({ site }: { site: Pick<Site, 'address' | 'phone' | 'email'> }) {
  return (
    <address className={styles.root}>
      {site.address.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <a href={callAddress(site.phone)} data-action="call">
        {phoneText(site.phone)}
      </a>
      <a href={`mailto:${site.email}`} data-action="mail">
        {site.email}
      </a>
    </address>
  )
}
