import { InlineScript } from '@/components/seo/InlineScript'
import styles from './LoadingMark.module.css'

type LoadingMarkProps = { label: string; hideDelay: number }

/**
 * The specified spinner: a small mark in the corner until the page has loaded. It never covers the
 * content, which is in the HTML, and without a script it never shows.
 */
export function LoadingMark({ label, hideDelay }: LoadingMarkProps) {
  const script = `{const r=document.documentElement;r.dataset.loading='';addEventListener('load',()=>setTimeout(()=>delete r.dataset.loading,${hideDelay}))}`
  return (
    <>
      <InlineScript text={script} />
      <span className={styles.root} role="img" aria-label={label} />
    </>
  )
}
