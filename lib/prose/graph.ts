import type { Graph } from 'schema-dts'
import { htmlLang } from '@/lib/locale'
import type { SitePath } from '@/lib/routes'
import { graphOf } from '@/lib/seo/json-ld'
import { absoluteUrl } from '@/lib/seo/metadata'
import { plainText } from './inline'

/** The questions of a page for search engines, in their order. */
export const faqGraph = (
  path: SitePath,
  questions: readonly { slug: string; question: string; answer: readonly string[] }[],
): Graph =>
  graphOf({
    '@type': 'FAQPage',
    '@id': `${absoluteUrl(path)}#questions`,
    url: absoluteUrl(path),
    inLanguage: htmlLang,
    mainEntity: questions.map(({ slug, question, answer }) => ({
      '@type': 'Question',
      '@id': `${absoluteUrl(path)}#${slug}`,
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.map(plainText).join('\n\n') },
    })),
  })

/** The services of the group for search engines, in their order, each with the page that tells more. */
export const servicesGraph = (
  path: SitePath,
  services: {
    title: string
    description: string
    items: readonly { title: string; text: string; links: readonly { path: SitePath }[] }[]
  },
): Graph =>
  graphOf({
    '@type': 'ItemList',
    '@id': `${absoluteUrl(path)}#services`,
    url: absoluteUrl(path),
    name: services.title,
    description: services.description,
    numberOfItems: services.items.length,
    itemListElement: services.items.map(({ title, text, links: [link] }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Service',
        name: title,
        description: text,
        provider: { '@id': `${absoluteUrl('/')}#organization` },
        ...(link && { url: absoluteUrl(link.path) }),
      },
    })),
  })
