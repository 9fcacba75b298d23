import type { ReactNode } from 'react'
import styles from './Tiles.module.css'

type TilesProps = {
  /** One `li` per card. */
  children: ReactNode
  /** `boxes` share their rules; `grounds` have no gaps and are all in one line or stacked. */
  look?: 'cards' | 'boxes' | 'grounds'
}

/** Cards in equal columns, for any number of cards. A parent sets `--tile`, their minimum width. */
export function Tiles({ children, look = 'cards' }: TilesProps) {
  return (
    <ul className={styles.root} role="list" data-look={look}>
      {children}
    </ul>
  )
}
