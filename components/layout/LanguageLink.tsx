import { otherLocale } from '@/lib/locale'
import { otherHref, type SitePath } from '@/lib/routes'

type LanguageLinkProps = { path: SitePath; label: string; className?: string | undefined }

/** Leads to the same page in the other language; its script keeps the place on it (lib/page/run-page.ts). */
export function LanguageLink({ path, label, className }: LanguageLinkProps) {
  return (
    <a
      className={className}
      href={otherHref(path)}
      hrefLang={otherLocale}
      lang={otherLocale}
      data-language=""
    >
      {label}
    </a>
  )
}
