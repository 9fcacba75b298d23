import { otherLocale } from '@/lib/domain/locale'
import { otherHref, type SitePath } from '@/lib/domain/routes'
import styles from './LanguageLink.module.css'

/**
 * Leads to the same page in the other language; its script keeps the place on it (lib/browser/page/run-page.ts). The only way
 * to change it: an address shows everyone the same language, whatever their browser prefers.
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
