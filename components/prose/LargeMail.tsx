import styles from './LargeMail.module.css'

/** A mail address, set large: the one thing to do on a page. */
export function LargeMail({ address }: { address: string }) {
  return (
    <a className={styles.root} href={`mailto:${address}`} data-action="mail">
      {address}
    </a>
  )
}
