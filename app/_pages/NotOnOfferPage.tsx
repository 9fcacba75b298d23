import type { Metadata } from 'next'
import { pageGraph } from '@/app/_seo/page-graph'
import { siteMetadata } from '@/app/_seo/site-metadata'
import { JsonLd } from '@/components/layout/InlineData'
import { NotOnOffer } from '@/components/project/NotOnOffer'
import { notOnOffer } from '@/content/not-on-offer'
import { fill } from '@/lib/domain/format/fill'
import { routes, type SitePath } from '@/lib/domain/routes'
import { GroupPage } from './GroupPage'

type Subject = { path: SitePath; name: string; place: { locality: string; city: string } }

/** Returns the metadata of an unpublished project: no picture, no price, not indexed. */
export const notOnOfferMetadata = ({ path, name, place }: Subject): Metadata =>
  siteMetadata({
    title: fill(notOnOffer.title, { name, locality: place.locality, city: place.city }),
    description: notOnOffer.sentence,
    path,
    isIndexed: false,
  })

/** The page of a project, or of residences, that a live build may not publish. */
export function NotOnOfferPage({ path, name, place }: Subject) {
  return (
    <GroupPage path={path} business={routes.properties.path} header="solid">
      <JsonLd graph={pageGraph(path)} />
      <NotOnOffer name={name} place={place} words={notOnOffer} />
    </GroupPage>
  )
}
