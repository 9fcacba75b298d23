import styles from './Button.module.css'
import { Icon } from './Icon'
import { type LinkProps, linkAttributes } from './link-attributes'

type ButtonLook = Pick<LinkProps, 'children' | 'icon'> & {
  /** `solid` carries the one main action of its surroundings. */
  variant?: 'solid' | 'ghost'
  /** Fills the line, with the icon at the far end. */
  isWide?: boolean
}

type LinkButtonProps = ButtonLook &
  LinkProps & {
    download?: string
    /** Which option of a choice in the form at its target it picks. */
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
  /** Tells it apart where one listener serves several. */
  value?: string
  isBusy?: boolean
  /** Sends the form without the browser's rules. */
  isUnchecked?: boolean
  onClick?: () => void
}

/** A button. A busy one keeps its focus and refuses further presses. */
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
