import styles from './PictureMark.module.css'

/** Says on a picture how it was made, below the header at its far end. Its parent is positioned. */
export function PictureMark({ children }: { children: string }) {
  return (
    <p className={styles.root} data-screen="">
      {children}
    </p>
  )
}
