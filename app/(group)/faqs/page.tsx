import { ContactBand } from '@/app/_pages/ContactBand'
import { GroupPage } from '@/app/_pages/GroupPage'
import { pageGraph } from '@/app/_seo/page-graph'
import { siteMetadata } from '@/app/_seo/site-metadata'
import { JsonLd } from '@/components/layout/InlineData'
import { InlineScript } from '@/components/layout/InlineScript'
import { Prose } from '@/components/prose/Prose'
import { ProseSection } from '@/components/prose/ProseSection'
import { Questions } from '@/components/prose/Questions'
import { faqs } from '@/content/faqs/faqs'
import { labels } from '@/content/labels'
import { routes } from '@/lib/domain/routes'

const { path } = routes.faqs

const { metaTitle: title, description } = faqs

export const metadata = siteMetadata({ title, description, path })

export default function FaqsPage() {
  return (
    <GroupPage path={path}>
      {/* No FAQPage markup: search engines no longer show it. */}
      <JsonLd graph={pageGraph(path)} />
      <Prose
        title={faqs.title}
        lead={faqs.lead}
        words={labels.page}
        image={faqs.image}
        contents={faqs.groups}
      >
        {faqs.groups.map(({ id, title, image, band, items }) => (
          <ProseSection key={id} id={id} title={title} image={image} band={band}>
            <Questions items={items} linkLabel={faqs.linkLabel} isFirstOpen />
          </ProseSection>
        ))}
      </Prose>
      <InlineScript name="open-question" />
      <ContactBand words={faqs.end} />
    </GroupPage>
  )
}
