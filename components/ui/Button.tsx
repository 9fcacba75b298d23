import type { ReactNode } from 'react'
import styles from './Button.module.css'
import { Icon, type IconName } from './Icon'

type ButtonLook = {
  children: ReactNode
  /** `solid` carries the one main action of its surroundings. */
  variant?: 'solid' | 'ghost'
  /** After the words; an arrow for a way onward. */
  icon?: IconName
  /** Fills the line, with the icon at the far end. */
  isWide?: boolean
}

type LinkButtonProps = ButtonLook & {
  href: string
  /** Opens in a new tab; the words must say so or the link be a file. */
  isExternal?: boolean
  download?: string
  /** Sent as `user_action` when tags are agreed to. */
  action?: string
  /** What the message of the form at the link's target then says (lib/enquiry/form-links.ts). */
  prefill?: string
  /** Which option of a choice in that form it picks. */
  choice?: string
  /** Inside islands: what to do on the way. */
  onClick?: (() => void) | undefined
}

const attributes = ({ variant = 'solid', isWide }: ButtonLook) => ({
  className: styles.root,
  'data-variant': variant,
  'data-wide': isWide ? '' : undefined,
})

/** A link that looks like a button. */
export function LinkButton(props: LinkButtonProps) {
  return (
    <a
      {...attributes(props)}
      href={props.href}
      download={props.download}
      data-action={props.action}
      data-prefill={props.prefill}
      data-choice={props.choice}
      onClick={props.onClick}
      {...(props.isExternal && { target: '_blank', rel: 'noopener' })}
    >
      {props.children}
      {props.icon && <Icon name={props.icon} />}
    </a>
  )
}

type ButtonProps = ButtonLook & {
  type?: 'submit' | 'button'
  /** Tells it apart where one listener serves several. */
  value?: string
  isBusy?: boolean
  onClick?: () => void
}

/** A button. A busy one keeps its focus and refuses further presses. */
export function Button(props: ButtonProps) {
  const { type = 'button', value, isBusy = false, onClick, children, icon } = props
  return (
    <button
      {...attributes(props)}
      type={type}
      value={value}
      aria-disabled={isBusy || undefined}
      data-busy={isBusy ? '' : undefined}
      onClick={onClick}
    >
      {children}
      {isBusy ? <Icon name="spinner" /> : icon && <Icon name={icon} />}
    </button>
  )
}
