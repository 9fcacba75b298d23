import type { ReactNode } from 'react'
import styles from './Tiles.module.css'

type TilesProps = {
  /** One `li` for each card. */
  children: ReactNode
  /** `boxes` share their rules, `grounds` stand edge to edge, all on one line or one below the other. */
  look?: 'cards' | 'boxes' | 'grounds'
}

/** Cards in even columns, however many there are. A parent sets `--tile`, the least width of one. */
export function Tiles({ children, look = 'cards' }: TilesProps) {
  return (
    <ul className={styles.root} role="list" data-look={look}>
      {children}
    </ul>
  )
}
