import type { Metadata } from 'next'
import { pageGraph } from '@/app/_seo/page-graph'
import { siteMetadata } from '@/app/_seo/site-metadata'
import { JsonLd } from '@/components/layout/InlineData'
import { UnpublishedProject } from '@/components/project/UnpublishedProject'
import { unpublishedProject } from '@/content/unpublished-project'
import { fill } from '@/lib/domain/format/fill'
import { routes, type SitePath } from '@/lib/domain/routes'
import { GroupPage } from './GroupPage'

type Subject = { path: SitePath; name: string; place: { locality: string; city: string } }

/** Returns the metadata of an unpublished project: no picture, no price, not indexed. */
export const unpublishedProjectMetadata = ({ path, name, place }: Subject): Metadata =>
  siteMetadata({
    title: fill(unpublishedProject.title, { name, locality: place.locality, city: place.city }),
    description: unpublishedProject.sentence,
    path,
    isIndexed: false,
  })

/** The page of a project, or of residences, that a live build may not publish. */
export function UnpublishedProjectPage({ path, name, place }: Subject) {
  return (
    <GroupPage path={path} business={routes.properties.path} header="solid">
      <JsonLd graph={pageGraph(path)} />
      <UnpublishedProject name={name} place={place} words={unpublishedProject} />
    </GroupPage>
  )
}
