import styles from './Confetti.module.css'

/** Pieces that fall once when the page loads, by CSS alone: see the style sheet. */
export function Confetti({ pieces }: { pieces: number }) {
  return (
    <div className={styles.root} aria-hidden="true">
      {Array.from({ length: pieces }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are alike and never move in the list.
        <i key={index} />
      ))}
    </div>
  )
}
