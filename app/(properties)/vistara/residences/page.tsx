import { notFound } from 'next/navigation'
import { GroupPage } from '@/app/_pages/GroupPage'
import { SiteEnquiryForm } from '@/app/_pages/SiteEnquiryForm'
import { siteMetadata } from '@/app/_seo/site-metadata'
import { RegistrationLine } from '@/components/properties/RegistrationLine'
import { ResidenceClosing } from '@/components/residences/ResidenceClosing'
import { ResidenceFacts } from '@/components/residences/ResidenceFacts'
import { ResidenceHero } from '@/components/residences/ResidenceHero'
import { ResidencePlace } from '@/components/residences/ResidencePlace'
import { Scene } from '@/components/residences/Scene'
import { JsonLd } from '@/components/seo/JsonLd'
import { enquiryFields } from '@/content/enquiry'
import { labels } from '@/content/labels'
import { brochureLink } from '@/content/projects/brochures'
import { projects } from '@/content/projects/projects'
import { listing } from '@/content/properties/listing'
import { residences, residencesSubject } from '@/content/residences/residences'
import { site } from '@/content/site'
import { routes } from '@/lib/routes'
import { residencesGraph } from './search'

const { path } = routes.residences

export const metadata = siteMetadata({ ...residences.meta, path })

export default function ResidencesPage() {
  const project = projects.find('vistara') ?? notFound()
  const { name, hero, form } = residences

  return (
    <div data-hour="blue">
      <GroupPage path={path} business={routes.properties.path} hasForm>
        <JsonLd graph={residencesGraph(project)} />
        <ResidenceHero
          name={name}
          hero={hero}
          formTitle={form.title}
          mark={labels.computerImage}
          brochure={brochureLink(project.slug)}
        >
          <SiteEnquiryForm
            fields={enquiryFields.visit}
            subject={residencesSubject}
            submitLabel={form.submit}
          />
        </ResidenceHero>
        <ResidenceFacts facts={residences.facts} />
        <Scene scene={residences.scene} />
        <ResidencePlace place={residences.place}>
          <RegistrationLine
            registration={project.registration}
            words={listing.card}
            promoter={site.ventures.properties}
          />
        </ResidencePlace>
        <ResidenceClosing closing={residences.closing} />
      </GroupPage>
    </div>
  )
}
