import { GroupPage } from '@/app/_pages/GroupPage'
import { pageGraph } from '@/app/_seo/page-graph'
import { siteMetadata } from '@/app/_seo/site-metadata'
import { JsonLd } from '@/components/layout/InlineData'
import { ComparePage } from '@/components/properties/ComparePage'
import { labels } from '@/content/labels'
import { costAssumptions, projectWords } from '@/content/project-page/project-words'
import { publishedProjects } from '@/content/projects/published'
import { routes } from '@/lib/domain/routes'

const { path } = routes.compare

// Not indexed: a tool without content of its own.
export const metadata = siteMetadata({ ...projectWords.compare.meta, path, isIndexed: false })

export default function PropertiesComparePage() {
  return (
    <GroupPage path={path} business={routes.properties.path} header="solid">
      <JsonLd graph={pageGraph(path)} />
      <ComparePage
        projects={publishedProjects}
        assumptions={costAssumptions}
        words={projectWords}
        placeholderLabel={labels.placeholderLabel}
      />
    </GroupPage>
  )
}
