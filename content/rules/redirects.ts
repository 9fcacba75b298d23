import { fileOf } from '../folder'
import { pagesOf } from './links'
import type { Rule } from './rule'

const REDIRECTS = 'redirects.json'

/** An old address is that of no page: the page would never be seen. So no two lead to each other either. */
export const redirectsHideNoPage: Rule = (content) => {
  const all = (content.english[REDIRECTS] ?? []) as readonly { from: string }[]
  if (all.length === 0) return []
  const pages = pagesOf(content)
  return all.flatMap(({ from }, at) =>
    pages.has(from)
      ? {
          file: fileOf(REDIRECTS),
          path: [at, 'from'],
          value: from,
          why: `${from} is the address of a page.`,
          write: 'Remove this row, or write an address that no page has.',
        }
      : [],
  )
}
