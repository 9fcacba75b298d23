import { readInline } from '@/lib/domain/prose/inline'
import { href, type SitePath } from '@/lib/domain/routes'

const isSitePath = (target: string): target is SitePath => target.startsWith('/')

/** A line of text with its links; internal links get the base path. */
export function Inline({ children }: { children: string }) {
  let offset = 0
  return readInline(children).map(({ text, href: target }) => {
    offset += text.length
    if (target === undefined) return text
    const link = isSitePath(target) ? { href: href(target) } : { href: target, rel: 'noopener' }
    return (
      <a key={offset} {...link}>
        {text}
      </a>
    )
  })
}
