import type { ReactNode } from 'react'
import { Actions } from '@/components/frames/Actions'
import { Stage } from '@/components/frames/Stage'
import { Steps } from '@/components/frames/Steps'
import { LinkButton } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import type { Success as SuccessContent } from '@/content/schema/success'
import { callAddress, phoneText, whatsappAddress } from '@/lib/domain/contact/phone'
import { href } from '@/lib/domain/routes'
import styles from './Success.module.css'

type SuccessProps = {
  success: SuccessContent
  pieces: number
  /** The group's phone number, if there is one. */
  phone: string | undefined
  /** `known` contains `{id}`, which the page's script fills in; `unknown` is the text without JavaScript. */
  reference: { known: string; unknown: string }
  /** Label of the WhatsApp link, and the visitor's prefilled message. */
  whatsapp: { label: string; text: string }
  /** Further details of the sent form, such as a visit's calendar file. */
  children?: ReactNode
}

/** The thank-you, links, the next steps, a number to call, and confetti. */
export function Success({ success, pieces, phone, reference, whatsapp, children }: SuccessProps) {
  return (
    <section className={styles.root} data-ground="dark">
      <Stage
        picture={
          <>
            <Picture
              image={success.image}
              portrait={success.portrait}
              place="opening"
              alt=""
              sizes="100vw"
              fit="cover"
              isPriority
            />
            {/* The pieces fall once on load, with CSS alone. */}
            <div className={styles.confetti} aria-hidden="true">
              {Array.from({ length: pieces }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are identical and never reordered.
                <i key={index} />
              ))}
            </div>
          </>
        }
      >
        <h1 className={styles.title}>{success.title}</h1>
        <p className={styles.text}>{success.text}</p>
        {/* A text node for the script to replace; in development React must not restore it. */}
        <p data-reference={reference.known} hidden suppressHydrationWarning>
          {' '}
        </p>
        <noscript>
          <p>{reference.unknown}</p>
        </noscript>
        {children}
        <Actions>
          <LinkButton href={href(success.home.path)}>{success.home.label}</LinkButton>
          <LinkButton href={href(success.properties.path)} variant="ghost">
            {success.properties.label}
          </LinkButton>
        </Actions>
        <div className={styles.next}>
          <h2 className={styles.heading}>{success.next.title}</h2>
          <Steps steps={success.next.steps} look="ruled" />
          {phone && (
            <p className={styles.call}>
              <Icon name="phone" />
              <span>{success.call}</span>{' '}
              <a
                className={styles.number}
                href={callAddress(phone)}
                data-action="call"
                suppressHydrationWarning
              >
                {phoneText(phone)}
              </a>{' '}
              <a
                className={styles.number}
                href={whatsappAddress(phone, whatsapp.text)}
                target="_blank"
                rel="noopener"
                data-action="whatsapp"
                suppressHydrationWarning
              >
                {whatsapp.label}
              </a>
            </p>
          )}
        </div>
      </Stage>
    </section>
  )
}
