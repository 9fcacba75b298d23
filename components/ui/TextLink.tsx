import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon'
import styles from './TextLink.module.css'

type TextLinkProps = {
  href: string
  children: ReactNode
  icon?: IconName
  /** Opens in a new tab. */
  isExternal?: boolean
  /** Sent as `user_action` when tags are agreed to. */
  action?: string
  /** What the message of the form at the link's target then says (lib/enquiry/form-links.ts). */
  prefill?: string
}

/** A standalone link: a word or two over a line, quieter than a button. */
export function TextLink({ href, children, icon, isExternal, action, prefill }: TextLinkProps) {
  return (
    <a
      className={styles.root}
      href={href}
      data-action={action}
      data-prefill={prefill}
      {...(isExternal && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      {icon && <Icon name={icon} />}
    </a>
  )
}
