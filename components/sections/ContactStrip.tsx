import { LinkButton } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import type { Site } from '@/content/schema/site'
import { callAddress, phoneText } from '@/lib/domain/contact/phone'
import styles from './ContactStrip.module.css'
import { SectionHead } from './SectionHead'

type ContactStripProps = {
  words: { title: string; lede: string }
  contact: Pick<Site, 'phone' | 'email'>
  /** Link to the page with the form. */
  form: { label: string; href: string }
}

/** The end of a page without a form: a prompt, and the contact links in one line. */
export function ContactStrip({ words, contact, form }: ContactStripProps) {
  return (
    <section className={styles.root} id="contact" aria-labelledby="contact-title">
      <SectionHead id="contact-title" title={words.title}>
        <p className={styles.lede}>{words.lede}</p>
        <ul className={styles.ways}>
          {contact.phone && (
            <li>
              <a className={styles.way} href={callAddress(contact.phone)} data-action="call">
                <Icon name="phone" />
                {phoneText(contact.phone)}
              </a>
            </li>
          )}
          {contact.email && (
            <li>
              <a className={styles.way} href={`mailto:${contact.email}`} data-action="mail">
                <Icon name="mail" />
                {contact.email}
              </a>
            </li>
          )}
          <li>
            <LinkButton href={form.href} icon="arrow-right" action="enquire">
              {form.label}
            </LinkButton>
          </li>
        </ul>
      </SectionHead>
    </section>
  )
}
