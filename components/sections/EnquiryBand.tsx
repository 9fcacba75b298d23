import type { ReactNode } from 'react'
import type { Site } from '@/content/schema/site'
import { callAddress, phoneText } from '@/lib/domain/contact/phone'
import styles from './EnquiryBand.module.css'
import { SectionHead } from './SectionHead'

type EnquiryBandProps = {
  /** Fragment id, the target of links to the form. */
  id: 'contact' | 'enquiry' | 'join'
  words: { title: string; lede: string }
  /** Ground of the text. */
  look: 'indigo' | 'teal' | 'curtain' | 'onyx'
  /** A link below the text. */
  action?: ReactNode
  /** Shows phone and email links beside the form. */
  contact?: Pick<Site, 'phone' | 'email'>
  /** A drawing below the text. */
  drawing?: ReactNode
  children: ReactNode
}

/** The enquiry at the foot of a page: a prompt, and the form beside it. */
export function EnquiryBand(props: EnquiryBandProps) {
  const { id, words, look, action, contact, drawing, children } = props
  const titleId = `${id}-title`
  return (
    <section
      className={styles.root}
      id={id}
      aria-labelledby={titleId}
      data-ground="dark"
      data-look={look}
    >
      <div className={styles.inner}>
        <div>
          <SectionHead look="stack" id={titleId} title={words.title}>
            {words.lede}
          </SectionHead>
          {action}
          {(contact?.phone || contact?.email) && (
            <ul className={styles.contact}>
              {contact.phone && (
                <li>
                  <a href={callAddress(contact.phone)} data-action="call">
                    {phoneText(contact.phone)}
                  </a>
                </li>
              )}
              {contact.email && (
                <li>
                  <a href={`mailto:${contact.email}`} data-action="mail">
                    {contact.email}
                  </a>
                </li>
              )}
            </ul>
          )}
          {drawing}
        </div>
        <div className={styles.form}>{children}</div>
      </div>
    </section>
  )
}
