import type { PageDelays } from '@/lib/browser/page/run-page'
import { href } from '@/lib/domain/routes'
import styles from './EveryPage.module.css'
import { InlineData } from './InlineData'
import { InlineScript } from './InlineScript'

/** The first stop of the tab key: past the header. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className={styles.skip} href="#content">
      {label}
    </a>
  )
}

type PageScriptProps = { loading: string; delays: PageDelays }

/** The script of every page, and the specified spinner: a small mark in the corner over no content. */
export function PageScript({ loading, delays }: PageScriptProps) {
  return (
    <>
      <InlineScript name="page" data-spinner={delays.spinner} data-scroll={delays.scroll} />
      <span className={styles.spinner} role="img" aria-label={loading} />
    </>
  )
}

const isOnThisPage = { selector_matches: '[href*="#"]' }
const isFile = { or: [{ selector_matches: '[download]' }, { href_matches: href('/*.*') }] }

/** Speculation rules: the browser decides which likely next pages of this site to prefetch. */
const rules = {
  prefetch: [
    {
      where: { and: [{ href_matches: href('/*') }, { not: isOnThisPage }, { not: isFile }] },
      eagerness: 'moderate',
    },
  ],
}

/**
 * Prefetches the next page's HTML on hover or touch of its link. Browsers without support, and visitors who save data,
 * load it on click as usual.
 */
export function Prefetch() {
  return <InlineData type="speculationrules" text={JSON.stringify(rules)} />
}
