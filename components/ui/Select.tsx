import type { ComponentProps } from 'react'
import styles from './Select.module.css'

/** A select with the same look in every browser: Safari's own has light text on a light box on dark grounds. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return <select {...props} className={className ? `${styles.root} ${className}` : styles.root} />
}
