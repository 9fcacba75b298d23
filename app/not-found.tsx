import type { Metadata } from 'next'
import { InlineScript } from '@/components/layout/InlineScript'
import { notFound, otherNotFound } from '@/content/not-found'
import { href, otherHref } from '@/lib/domain/routes'

export const metadata: Metadata = {
  title: notFound.metaTitle,
  robots: { index: false },
}

const homePath = href('/')
const otherPath = otherHref('/')

/**
 * The host answers 404 to search engines; visitors are redirected home at once, with or without JavaScript. Styled in
 * globals.css, in the text face: Next preloads this page's own fonts and styles on every other page.
 */
export default function NotFoundPage() {
  return (
    <div data-brand="group" data-ground="dark">
      <main id="content" data-not-found="">
        {/* The Tamil edition's page is never shown for an English address. */}
        {otherPath.startsWith(homePath) && <InlineScript name="other-home" data-home={otherPath} />}
        <meta httpEquiv="refresh" content={`0; url=${homePath}`} />
        <h1>{notFound.title}</h1>
        <p>{notFound.text}</p>
        <p>
          <a href={homePath}>{notFound.link}</a>
        </p>
        <p lang={otherNotFound.lang}>
          {otherNotFound.title} <a href={otherPath}>{otherNotFound.link}</a>
        </p>
      </main>
    </div>
  )
}
