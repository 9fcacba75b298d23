import { Icon } from '@/components/ui/Icon'
import { Tag } from '@/components/ui/Tag'
import { Unseen } from '@/components/ui/Unseen'
import type { ContactContent } from '@/content/schema/contact'
import type { Site } from '@/content/schema/site'
import { callAddress, phoneText, whatsappAddress } from '@/lib/contact/phone'
import styles from './ContactWays.module.css'

type ContactWaysProps = { words: ContactContent['ways']; site: Site; sampleLabel: string }

/** The direct ways: each a whole line to press, with the number or address in full. */
export function ContactWays({ words, site, sampleLabel }: ContactWaysProps) {
  const phone = phoneText(site.phone)
  const ways = [
    { action: 'call', icon: 'phone', value: phone, href: callAddress(site.phone) },
    { action: 'whatsapp', icon: 'whatsapp', value: phone, href: whatsappAddress(site.phone) },
    { action: 'mail', icon: 'mail', value: site.email, href: `mailto:${site.email}` },
  ] as const

  return (
    <section aria-labelledby="ways">
      <h2 id="ways">
        <Unseen>{words.heading}</Unseen>
      </h2>
      <ul className={styles.list}>
        {ways.map((way) => (
          <li key={way.action}>
            <a
              className={styles.way}
              href={way.href}
              data-action={way.action}
              {...(way.action === 'whatsapp' && { target: '_blank', rel: 'noopener' })}
            >
              <Icon name={way.icon} />
              <span className={styles.label}>{words[way.action]}</span>
              <span className={styles.value}>{way.value}</span>
            </a>
          </li>
        ))}
      </ul>
      {site.isPlaceholder && (
        <p className={styles.note}>
          <Tag>{sampleLabel}</Tag> {site.placeholderNote}
        </p>
      )}
    </section>
  )
}
