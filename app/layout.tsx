// Ahead of every other style sheet: it names the order of the layers, and the first name that a browser meets counts.
import '@/styles/globals.css'

import type { ReactNode } from 'react'
import { ConsentNotice } from '@/components/consent/ConsentNotice'
import { InlineScript } from '@/components/layout/InlineScript'
import { PageScript } from '@/components/layout/PageScript'
import { Prefetch } from '@/components/layout/Prefetch'
import { SkipLink } from '@/components/layout/SkipLink'
import { consent } from '@/content/consent/consent'
import { constants } from '@/content/constants'
import { labels } from '@/content/labels'
import { env } from '@/lib/env'
import { htmlLang } from '@/lib/locale'
import { href } from '@/lib/routes'
import { textFonts } from '@/styles/text'

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={htmlLang} className={textFonts} suppressHydrationWarning>
      <body id="top">
        <SkipLink label={labels.skipToContent} />
        {env.tags && <ConsentNotice words={consent} tags={env.tags} morePath={href('/cookies/')} />}
        <PageScript
          loading={labels.loading}
          delays={{ spinner: constants.spinnerHideDelay, scroll: constants.scrollToSectionDelay }}
        />
        {children}
        {/* `next dev` hydrates the whole page. */}
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
