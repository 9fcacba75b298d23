import styles from './SkipLink.module.css'

/** The first stop of the tab key: past the header. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className={styles.root} href="#content">
      {label}
    </a>
  )
}
