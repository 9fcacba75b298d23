import type { ReactNode } from 'react'
import styles from './Stage.module.css'

type StageProps = {
  /** A `Picture` that covers, or a box that holds one. */
  picture: ReactNode
  /** Names a picture that moves here from the page before. */
  travel?: string
  /** Stands beside the words in a wide window, else below them. */
  beside?: ReactNode
  /** The words. */
  children?: ReactNode
}

/**
 * A page's opening: words at the foot of a picture that covers the window. The section around it has a dark ground, in
 * which the picture ends.
 */
export function Stage({ picture, travel, beside, children }: StageProps) {
  return (
    <div className={styles.root}>
      <div className={styles.picture} data-travel={travel}>
        {picture}
      </div>
      {children && <StageWords isColumn={beside !== undefined}>{children}</StageWords>}
      {beside && <div className={styles.beside}>{beside}</div>}
    </div>
  )
}

type StageWordsProps = {
  /** As wide as its column, which then is a container; else as its words. */
  isColumn?: boolean
  children: ReactNode
}

/** Words that bring their own shade, wherever they stand on a picture. */
export function StageWords({ isColumn = false, children }: StageWordsProps) {
  return (
    <div className={styles.words} data-column={isColumn ? '' : undefined}>
      {children}
    </div>
  )
}
