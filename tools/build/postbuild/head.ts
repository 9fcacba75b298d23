/**
 * Orders the head of a page: tags for crawlers first, styles last. The framework writes styles before
 * the tags, and link previews read only the first 16 to 32 kB. Structured data stays in the body: only
 * search engines read it, and they read whole pages.
 */

import type { Edit, Element } from './html'

type Test = (element: Element) => boolean | undefined

/** Tags in the order of importance; all others follow in source order. */
const ORDER: Test[] = [
  ({ attributes }) => attributes.name === 'viewport',
  ({ tag }) => tag === 'title',
  ({ attributes }) => attributes.name === 'description',
  ({ attributes }) => attributes.rel === 'canonical',
  ({ attributes }) => attributes.name === 'robots',
  ({ attributes }) => attributes.property?.startsWith('og:'),
  ({ attributes }) => attributes.name?.startsWith('twitter:'),
  ({ attributes }) => attributes.rel === 'alternate',
]
/** The framework writes these when a part of the page is done: in a different place in each build. */
const LAST: Test[] = [
  ({ attributes }) => attributes['http-equiv'] === 'refresh',
  ({ attributes }) => attributes.name === 'next-size-adjust',
]

/** Moves the tags of the head between its charset and its styles, except those that `removed` edits remove. */
export function orderHead(elements: readonly Element[], removed: readonly Edit[] = []): Edit[] {
  const head = elements.find(({ tag }) => tag === 'head')
  const charset = elements.find(({ attributes }) => 'charset' in attributes)
  if (!head || !charset) return []
  const isKept = ({ start }: Element) => removed.every((edit) => edit.start !== start)
  const tags = elements
    .filter(({ start, end }) => start > charset.start && end <= (head.closing ?? head.end))
    .filter(({ tag }) => ['meta', 'title', 'link'].includes(tag))
    .filter(isKept)
  const text = tags
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map((each) => (each.tag === 'title' ? `${each.opening}${each.content}</title>` : each.opening))
    .join('')
  return [
    { start: charset.end, end: charset.end, text },
    ...tags.map(({ start, end }) => ({ start, end, text: '' })),
  ]
}

function rankOf(element: Element) {
  const first = ORDER.findIndex((fits) => fits(element))
  if (first >= 0) return first
  return ORDER.length + 1 + LAST.findIndex((fits) => fits(element))
}
