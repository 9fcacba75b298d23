import type { ReactNode } from 'react'
import type { Site } from '@/content/schema/site'
import { callAddress, phoneText } from '@/lib/domain/contact/phone'
import styles from './EnquiryBand.module.css'
import { SectionHead } from './SectionHead'

type EnquiryBandProps = {
  /** Its place on the page: what links to the form end with. */
  id: 'contact' | 'enquiry' | 'join'
  words: { title: string; lede: string }
  /** The ground that the words stand on. */
  look: 'indigo' | 'teal' | 'curtain' | 'onyx'
  /** A way onward below the words. */
  action?: ReactNode
  /** Shows how to call and write beside the form. */
  contact?: Pick<Site, 'phone' | 'email'>
  /** A drawing below the words. */
  drawing?: ReactNode
  /** The form. */
  children: ReactNode
}

/** The enquiry at the foot of a page: what to ask for, and the form beside it. */
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
