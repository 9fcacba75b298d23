import type { ComponentProps } from 'react'
import styles from './Select.module.css'

/** A choice with one look in every browser: Safari's own is light on a dark ground, with light words. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return <select {...props} className={className ? `${styles.root} ${className}` : styles.root} />
}
