import { ContactBand } from '@/app/_pages/ContactBand'
import { GroupPage } from '@/app/_pages/GroupPage'
import { ServiceList } from '@/components/prose/ServiceList'
import { JsonLd } from '@/components/seo/JsonLd'
import { home } from '@/content/home/home'
import { services } from '@/content/services/services'
import { site } from '@/content/site'
import { servicesGraph } from '@/lib/prose/graph'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

const { path } = routes.services

export const metadata = pageMetadata({
  title: services.metaTitle,
  description: services.description,
  path,
  siteName: site.name,
})

export default function ServicesPage() {
  return (
    <GroupPage path={path} header="solid">
      <JsonLd graph={servicesGraph(path, services)} />
      <ServiceList services={services} />
      <ContactBand words={home.contact} />
    </GroupPage>
  )
}
