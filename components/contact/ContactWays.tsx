import { Icon, type IconName } from '@/components/ui/Icon'
import { Tag } from '@/components/ui/Tag'
import { Unseen } from '@/components/ui/Unseen'
import type { ContactContent } from '@/content/schema/contact'
import type { Site } from '@/content/schema/site'
import { callAddress, phoneText, whatsappAddress } from '@/lib/contact/phone'
import styles from './ContactWays.module.css'

type ContactWaysProps = { words: ContactContent['ways']; site: Site; sampleLabel: string }

type Way = { action: string; icon: IconName; label: string; value: string; href: string }

/** The direct ways: each a whole line to press, with the number or address in full. */
export function ContactWays({ words, site, sampleLabel }: ContactWaysProps) {
  const ways: readonly Way[] = [
    {
      action: 'call',
      icon: 'phone',
      label: words.call,
      value: phoneText(site.phone),
      href: callAddress(site.phone),
    },
    {
      action: 'whatsapp',
      icon: 'whatsapp',
      label: words.whatsapp,
      value: phoneText(site.phone),
      href: whatsappAddress(site.phone),
    },
    {
      action: 'mail',
      icon: 'mail',
      label: words.mail,
      value: site.email,
      href: `mailto:${site.email}`,
    },
  ]

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
              <span className={styles.label}>{way.label}</span>
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
