import type { ProjectWords } from '@/content/schema/project-page'
import styles from './FactSheet.module.css'

type FactSheetProps = {
  /** Public URL of the project's page, and the path of its QR code. */
  url: string
  code: string
  words: ProjectWords['sheet']
}

/**
 * The page printed on one side of A4: logo, name, price, facts, plan, estimate and registration are the page's own
 * parts with print styles. This adds the page's address.
 */
export function FactSheet({ url, code, words }: FactSheetProps) {
  return (
    <div className={styles.root} data-print="">
      <p>{url}</p>
      <img src={code} alt={words.address} width={76} height={76} loading="lazy" />
    </div>
  )
}
