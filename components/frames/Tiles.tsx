import type { ReactNode } from 'react'
import styles from './Tiles.module.css'

type TilesProps = {
  /** One `li` per card. */
  children: ReactNode
}

/** Cards in equal columns, for any number of cards. A parent sets `--tile`, their minimum width. */
export function Tiles({ children }: TilesProps) {
  return (
    <ul className={styles.root} role="list">
      {children}
    </ul>
  )
}
