import type { ReactNode } from 'react'
import styles from './Stage.module.css'

/** In wide and in landscape windows; in portrait windows the picture is always above the text. */
type Look = 'over' | 'above'

type StageProps = {
  /** Whether the text stands on the picture or on the ground below it. */
  look?: Look
  /** A `Picture` with `fit="cover"`, or a box that holds one. */
  picture: ReactNode
  /** Shown beside the text in a wide window, otherwise below it. */
  beside?: ReactNode
  children?: ReactNode
}

/**
 * A page's hero: text on a picture that covers the window, or on its ground below the picture. A picture that has text on
 * it is dark and quiet there: nothing shades it.
 */
export function Stage({ look = 'over', picture, beside, children }: StageProps) {
  return (
    <div className={styles.root} data-look={look}>
      <div className={styles.picture}>{picture}</div>
      {children && (
        <StageWords look={look} isColumn={beside !== undefined}>
          {children}
        </StageWords>
      )}
      {beside && <div className={styles.beside}>{beside}</div>}
    </div>
  )
}

type StageWordsProps = {
  look?: Look
  /** As wide as its column, which is then a container; otherwise as wide as its text. */
  isColumn?: boolean
  children: ReactNode
}

/** Text for any place on a picture. */
export function StageWords({ look = 'over', isColumn = false, children }: StageWordsProps) {
  return (
    <div className={styles.words} data-look={look} data-column={isColumn ? '' : undefined}>
      {children}
    </div>
  )
}
