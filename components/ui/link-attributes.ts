import type { ReactNode } from 'react'
import type { IconName } from './Icon'

/** Props of every link, whatever its look. */
export type LinkProps = {
  href: string
  children: ReactNode
  /** Shown after the text. */
  icon?: IconName
  /** Opens in a new tab; the text must say so, unless the link is a file. */
  isExternal?: boolean
  /** Sent as `user_action` with consent to tags. */
  action?: string
  /** Prefills the message of the form at the link's target (lib/browser/enquiry/form-links.ts). */
  prefill?: string
}

/** Returns a link's attributes except `href`. */
export const linkAttributes = ({ action, prefill, isExternal }: LinkProps) => ({
  'data-action': action,
  'data-prefill': prefill,
  ...(isExternal && { target: '_blank', rel: 'noopener' }),
})
