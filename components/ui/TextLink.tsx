import { Icon } from './Icon'
import { type LinkProps, linkAttributes } from './link-attributes'
import styles from './TextLink.module.css'

/** A standalone link: one or two underlined words, less prominent than a button. */
export function TextLink(props: LinkProps) {
  return (
    <a className={styles.root} href={props.href} {...linkAttributes(props)}>
      {props.children}
      {props.icon && <Icon name={props.icon} />}
    </a>
  )
}
