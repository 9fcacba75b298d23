import { readInline } from '@/lib/prose/inline'
import { href, type SitePath } from '@/lib/routes'

const isSitePath = (target: string): target is SitePath => target.startsWith('/')

/** A line of copy with its links; those within the site go under the base path. */
export function Inline({ children }: { children: string }) {
  let offset = 0
  return readInline(children).map(({ text, href: target }) => {
    offset += text.length
    if (target === undefined) return text
    return isSitePath(target) ? (
      <a key={offset} href={href(target)}>
        {text}
      </a>
    ) : (
      <a key={offset} href={target} rel="noopener">
        {text}
      </a>
    )
  })
}
