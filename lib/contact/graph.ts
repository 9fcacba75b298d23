import type { Graph } from 'schema-dts'
import { htmlLang } from '@/lib/locale'
import { routes } from '@/lib/routes'
import { graphOf } from '@/lib/seo/json-ld'
import { absoluteUrl } from '@/lib/seo/metadata'

/** The contact page for search engines. Numbers and addresses join once the owner has confirmed them. */
export const contactGraph = (
  page: { title: string; description: string },
  site: { name: string; isPlaceholder: boolean; phone: string; email: string },
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
      name: site.name,
      ...(!site.isPlaceholder && {
        contactPoint: {
          '@type': 'ContactPoint' as const,
          contactType: 'enquiries',
          telephone: site.phone,
          email: site.email,
        },
      }),
    },
  })
