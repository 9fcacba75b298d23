import { InlineScript } from '@/components/layout/InlineScript'
import type { NotFoundWords } from '@/content/schema/not-found'

type NotFoundProps = {
  words: NotFoundWords
  homePath: string
  /** The other language's words and home: hosts have one page for every unknown address. */
  other: Pick<NotFoundWords, 'title' | 'link'> & { lang: string; path: string }
}

/**
 * The host answers 404 for search engines; a visitor is taken home at once, with or without a script.
 * Styled in globals.css: Next preloads this page's own style sheet on every other page.
 */
export function NotFound({ words, homePath, other }: NotFoundProps) {
  return (
    <main id="content" data-not-found="">
      {/* The Tamil page is never shown for an address of the English edition. */}
      {other.path.startsWith(homePath) && <InlineScript name="other-home" data-home={other.path} />}
      <meta httpEquiv="refresh" content={`0; url=${homePath}`} />
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <p>
        <a href={homePath}>{words.link}</a>
      </p>
      <p lang={other.lang}>
        {other.title} <a href={other.path}>{other.link}</a>
      </p>
    </main>
  )
}
