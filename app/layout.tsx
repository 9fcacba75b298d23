import type { ReactNode } from 'react'
import { LoadingMark } from '@/components/layout/LoadingMark'
import { SkipLink } from '@/components/layout/SkipLink'
import { constants } from '@/content/constants'
import { labels } from '@/content/labels'
import '@/styles/globals.css'
import { textFonts } from '@/styles/text'

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" className={textFonts} suppressHydrationWarning>
      <body id="top">
        <SkipLink label={labels.skipToContent} />
        <LoadingMark label={labels.loading} hideDelay={constants.spinnerHideDelay} />
        {children}
      </body>
    </html>
  )
}
