import type { Graph } from 'schema-dts'
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
    inLanguage: 'en-IN',
    mainEntity: questions.map(({ slug, question, answer }) => ({
      '@type': 'Question',
      '@id': `${absoluteUrl(path)}#${slug}`,
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.map(plainText).join('\n\n') },
    })),
  })
