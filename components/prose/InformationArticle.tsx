import type { ReactNode } from 'react'
import type { PageWords } from '@/content/schema/labels'
import type { InformationPage } from '@/content/schema/page'
import { Inline } from './Inline'
import type { PageSubject } from './PageDrawing'
import { Prose } from './Prose'
import { ProseSection } from './ProseSection'

type InformationArticleProps = {
  page: InformationPage
  words: PageWords
  /** What stands after the text of a section, by its id. */
  extras?: Readonly<Record<string, ReactNode>>
  /** Drawn beside the title. */
  subject?: PageSubject
}

/** A page of text from content. */
export function InformationArticle({ page, words, extras = {}, subject }: InformationArticleProps) {
  return (
    <Prose
      title={page.title}
      lead={<Inline>{page.lead}</Inline>}
      words={words}
      subject={subject}
      contents={page.sections}
      updated={page.updated}
      isDraft={page.isDraft}
    >
      {page.sections.map((section) => (
        <ProseSection key={section.id} {...section}>
          {extras[section.id]}
        </ProseSection>
      ))}
    </Prose>
  )
}
