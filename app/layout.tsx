// First of all style sheets: it sets the order of the layers, and the first order that a browser meets counts.
import '@/styles/globals.css'

import type { ReactNode } from 'react'
import { PageScript, Prefetch, SkipLink } from '@/components/layout/EveryPage'
import { InlineScript } from '@/components/layout/InlineScript'
import { constants } from '@/content/constants'
import { labels } from '@/content/labels'
import { htmlLang } from '@/lib/domain/locale'
import { textFonts } from '@/styles/text'

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={htmlLang} className={textFonts} suppressHydrationWarning>
      <body id="top">
        <SkipLink label={labels.skipToContent} />
        <PageScript
          loading={labels.loading}
          delays={{ spinner: constants.spinnerHideDelay, scroll: constants.scrollToSectionDelay }}
        />
        {children}
        {/* Production only: `next dev` hydrates the whole page. */}
        {process.env.NODE_ENV === 'production' && (
          <InlineScript
            name="start-islands"
            data-starts=""
            data-failed={labels.islands.failed}
            data-reload={labels.islands.reload}
          />
        )}
        <Prefetch />
      </body>
    </html>
  )
}
