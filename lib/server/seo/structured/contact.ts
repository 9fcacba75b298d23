import type { ContactPage } from 'schema-dts'
import { htmlLang } from '@/lib/domain/locale'
import { routes } from '@/lib/domain/routes'
import { absoluteUrl } from '@/lib/server/seo/metadata'

/** The contact page for search engines; the group itself stands beside it. */
export const contactThing = (page: {
  title: string
  description: string
}): Exclude<ContactPage, string> => ({
  '@type': 'ContactPage',
  '@id': `${absoluteUrl(routes.contact.path)}#page`,
  url: absoluteUrl(routes.contact.path),
  name: page.title,
  description: page.description,
  inLanguage: htmlLang,
  mainEntity: { '@id': `${absoluteUrl('/')}#organization` },
})
