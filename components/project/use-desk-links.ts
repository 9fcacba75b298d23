import { useEffect, useRef } from 'react'
import type { ContactLinks } from '@/lib/domain/enquiry/contact-links'

const WAYS = ['whatsapp', 'mail'] as const

/**
 * Gives the links to the desk outside of the islands (ActionBar, ProjectContact) other texts: `usual` are their
 * addresses as the server wrote them, `links` those that they get.
 */
export function useDeskLinks(usual: ContactLinks, links: ContactLinks): void {
  const found = useRef<readonly (readonly [(typeof WAYS)[number], HTMLAnchorElement])[]>(undefined)

  useEffect(() => {
    found.current ??= WAYS.flatMap((way) =>
      [...document.querySelectorAll<HTMLAnchorElement>(`a[data-action=${way}]`)]
        .filter((link) => link.getAttribute('href') === usual[way])
        .map((link) => [way, link] as const),
    )
    for (const [way, link] of found.current) link.href = links[way] ?? link.href
  })
}
