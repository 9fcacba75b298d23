import { Icon } from '@/components/ui/Icon'
import { Tag } from '@/components/ui/Tag'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { ContactContent } from '@/content/schema/contact'
import type { Site } from '@/content/schema/site'
import { callAddress, phoneText, whatsappAddress } from '@/lib/domain/contact/phone'
import { href } from '@/lib/domain/routes'
import styles from './ContactSections.module.css'

type ContactWaysProps = { words: ContactContent['ways']; site: Site; placeholderLabel: string }

/** Links to phone, WhatsApp and email, each a full line with the number or address in full. */
export function ContactWays({ words, site, placeholderLabel }: ContactWaysProps) {
  const { phone, email } = site
  const ways = [
    ...(phone
      ? ([
          { action: 'call', icon: 'phone', value: phoneText(phone), href: callAddress(phone) },
          {
            action: 'whatsapp',
            icon: 'whatsapp',
            value: phoneText(phone),
            href: whatsappAddress(phone, words.whatsappText),
          },
        ] as const)
      : []),
    ...(email
      ? ([{ action: 'mail', icon: 'mail', value: email, href: `mailto:${email}` }] as const)
      : []),
  ]
  if (ways.length === 0) return null

  return (
    <section aria-labelledby="ways">
      <h2 id="ways">
        <VisuallyHidden>{words.heading}</VisuallyHidden>
      </h2>
      <ul className={styles.ways}>
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
          <Tag>{placeholderLabel}</Tag> {site.placeholderNote}
        </p>
      )}
    </section>
  )
}

/** The pages that answer most questions, a line each. */
export function ContactDesks({ words }: { words: ContactContent['desks'] }) {
  return (
    <section className={styles.desks} aria-labelledby="desks">
      <h2 className={styles.heading} id="desks">
        {words.heading}
      </h2>
      <ul className={styles.deskList}>
        {words.links.map((link) => (
          <li key={link.path}>
            <a className={styles.desk} href={href(link.path)}>
              <b>{link.label}</b>
              <span>{link.note}</span>
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
