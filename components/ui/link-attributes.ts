import type { ReactNode } from 'react'
import type { IconName } from './Icon'

/** What a link says of itself, whatever its look. */
export type LinkProps = {
  href: string
  children: ReactNode
  /** After the words; an arrow for a way onward. */
  icon?: IconName
  /** Opens in a new tab; the words must say so or the link be a file. */
  isExternal?: boolean
  /** Sent as `user_action` when tags are agreed to. */
  action?: string
  /** What the message of the form at the link's target then says (lib/browser/enquiry/form-links.ts). */
  prefill?: string
}

/** Its attributes but for the address. */
export const linkAttributes = ({ action, prefill, isExternal }: LinkProps) => ({
  'data-action': action,
  'data-prefill': prefill,
  ...(isExternal && { target: '_blank', rel: 'noopener' }),
})
