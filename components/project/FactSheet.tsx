import type { ProjectWords } from '@/content/schema/project-page'
import styles from './FactSheet.module.css'

type FactSheetProps = {
  /** The public address of the project's page, and the file of its QR code. */
  url: string
  code: string
  words: ProjectWords['sheet']
}

/**
 * The page on one side of A4: logo, name, price, facts, plan, estimate and registration are
 * the page's own parts, which their style sheets set for paper. This adds the page's address.
 */
export function FactSheet({ url, code, words }: FactSheetProps) {
  return (
    <div className={styles.root} data-print="">
      <p>{url}</p>
      <img src={code} alt={words.address} width={76} height={76} loading="lazy" />
    </div>
  )
}
