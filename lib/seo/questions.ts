import type { FAQPage } from 'schema-dts'

/** Questions and answers that a page shows, for search engines. */
export const questionsPage = (
  items: readonly { question: string; answer: string }[],
): Exclude<FAQPage, string> => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
