import { ContactBand } from '@/app/_pages/ContactBand'
import { GroupPage } from '@/app/_pages/GroupPage'
import { pageGraph } from '@/app/_seo/page-graph'
import { siteMetadata } from '@/app/_seo/site-metadata'
import { JsonLd } from '@/components/layout/InlineData'
import { ServiceList } from '@/components/prose/ServiceList'
import { home } from '@/content/home/home'
import { services } from '@/content/services/services'
import { routes } from '@/lib/domain/routes'
import { servicesThing } from '@/lib/server/seo/structured'

const { path } = routes.services

const { metaTitle: title, description } = services

export const metadata = siteMetadata({ title, description, path })

export default function ServicesPage() {
  return (
    <GroupPage path={path} header="solid">
      <JsonLd graph={pageGraph(path, servicesThing(path, services))} />
      <ServiceList services={services} />
      <ContactBand words={home.contact} />
    </GroupPage>
  )
}
