import type { Graph } from 'schema-dts'
import type { ContactNumbers } from '@/lib/enquiry/contact-links'
import { htmlLang } from '@/lib/locale'
import { routes } from '@/lib/routes'
import { graphOf } from '@/lib/seo/json-ld'
import { absoluteUrl } from '@/lib/seo/metadata'

/** The contact page for search engines. Numbers and addresses join once the owner has confirmed them. */
export const contactGraph = (
  page: { title: string; description: string },
  { name, isPlaceholder, phone, email }: ContactNumbers & { name: string; isPlaceholder: boolean },
): Graph =>
  graphOf({
    '@type': 'ContactPage',
    '@id': `${absoluteUrl(routes.contact.path)}#page`,
    url: absoluteUrl(routes.contact.path),
    name: page.title,
    description: page.description,
    inLanguage: htmlLang,
    mainEntity: {
      '@type': 'Organization',
      '@id': `${absoluteUrl('/')}#organization`,
      name,
      ...(!isPlaceholder &&
        (phone || email) && {
          contactPoint: {
            '@type': 'ContactPoint' as const,
            contactType: 'enquiries',
            ...(phone && { telephone: phone }),
            ...(email && { email }),
          },
        }),
    },
  })
