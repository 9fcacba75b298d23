import { otherLocale } from '@/lib/domain/locale'
import { otherHref, type SitePath } from '@/lib/domain/routes'
import styles from './LanguageLink.module.css'

/**
 * Links to the same page in the other language; a script keeps the scroll position (lib/browser/page/run-page.ts).
 * There is no automatic choice: an address shows everyone the same language, whatever their browser prefers.
 */
export function LanguageLink({ path, label }: { path: SitePath; label: string }) {
  return (
    <a
      className={styles.root}
      href={otherHref(path)}
      hrefLang={otherLocale}
      lang={otherLocale}
      data-language=""
    >
      {label}
    </a>
  )
}
