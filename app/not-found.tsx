import type { Metadata } from 'next'
import { NotFound } from '@/components/not-found/NotFound'
import { notFound, otherNotFound } from '@/content/not-found'
import { href, otherHref } from '@/lib/routes'

export const metadata: Metadata = {
  title: notFound.metaTitle,
  robots: { index: false },
}

// In the text face: Next adds this page's fonts and styles to the preloads of every other page.
export default function NotFoundPage() {
  return (
    <div data-brand="group" data-ground="dark">
      <NotFound
        words={notFound}
        homePath={href('/')}
        other={{ ...otherNotFound, path: otherHref('/') }}
      />
    </div>
  )
}
