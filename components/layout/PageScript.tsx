import type { PageDelays } from '@/lib/browser/page/run-page'
import { InlineScript } from './InlineScript'
import styles from './PageScript.module.css'

type PageScriptProps = { loading: string; delays: PageDelays }

/** The script of every page, and the specified spinner: a small mark in the corner over no content. */
export function PageScript({ loading, delays }: PageScriptProps) {
  return (
    <>
      <InlineScript name="page" data-spinner={delays.spinner} data-scroll={delays.scroll} />
      <span className={styles.root} role="img" aria-label={loading} />
    </>
  )
}
