import type { ReactNode } from 'react'
import styles from './Stage.module.css'

type StageProps = {
  /** A `Picture` with `fit="cover"`, or a box that holds one. */
  picture: ReactNode
  /** Shown beside the text in a wide window, otherwise below it. */
  beside?: ReactNode
  children?: ReactNode
}

/**
 * A page's hero: text at the foot of a picture that covers the window. The section around it needs a dark ground, into
 * which the picture fades.
 */
export function Stage({ picture, beside, children }: StageProps) {
  return (
    <div className={styles.root}>
      <div className={styles.picture}>{picture}</div>
      {children && <StageWords isColumn={beside !== undefined}>{children}</StageWords>}
      {beside && <div className={styles.beside}>{beside}</div>}
    </div>
  )
}

type StageWordsProps = {
  /** As wide as its column, which is then a container; otherwise as wide as its text. */
  isColumn?: boolean
  children: ReactNode
}

/** Text with its own shade, for any place on a picture. */
export function StageWords({ isColumn = false, children }: StageWordsProps) {
  return (
    <div className={styles.words} data-column={isColumn ? '' : undefined}>
      {children}
    </div>
  )
}
