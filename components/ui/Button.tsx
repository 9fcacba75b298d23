import styles from './Button.module.css'
import { Icon } from './Icon'
import { type LinkProps, linkAttributes } from './link-attributes'

type ButtonLook = Pick<LinkProps, 'children' | 'icon'> & {
  /** `solid` is for the main action of its context. */
  variant?: 'solid' | 'ghost'
  /** Fills the line, with the icon at the end. */
  isWide?: boolean
}

type LinkButtonProps = ButtonLook &
  LinkProps & {
    download?: string
    /** Option to select in the form at the link's target. */
    choice?: string
    /** Inside islands only: runs on click, before the link is followed. */
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
      {...linkAttributes(props)}
      download={props.download}
      data-choice={props.choice}
      onClick={props.onClick}
    >
      {props.children}
      {props.icon && <Icon name={props.icon} />}
    </a>
  )
}

type ButtonProps = ButtonLook & {
  type?: 'submit' | 'button'
  /** Distinguishes buttons that share a listener. */
  value?: string
  isBusy?: boolean
  /** Submits the form without native validation. */
  isUnchecked?: boolean
  onClick?: () => void
}

/** A button. While busy it keeps the focus and ignores clicks. */
export function Button(props: ButtonProps) {
  const { type = 'button', value, isBusy = false, isUnchecked, onClick, children, icon } = props
  return (
    <button
      {...attributes(props)}
      type={type}
      value={value}
      formNoValidate={isUnchecked}
      aria-disabled={isBusy || undefined}
      data-busy={isBusy ? '' : undefined}
      onClick={onClick}
    >
      {children}
      {isBusy ? <Icon name="spinner" /> : icon && <Icon name={icon} />}
    </button>
  )
}
