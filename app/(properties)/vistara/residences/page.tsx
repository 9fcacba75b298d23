import { notFound } from 'next/navigation'
import { GroupPage } from '@/app/_pages/GroupPage'
import { SiteEnquiryForm } from '@/app/_pages/SiteEnquiryForm'
import {
  UnpublishedProjectPage,
  unpublishedProjectMetadata,
} from '@/app/_pages/UnpublishedProjectPage'
import { pageGraph } from '@/app/_seo/page-graph'
import { siteMetadata } from '@/app/_seo/site-metadata'
import { JsonLd } from '@/components/layout/InlineData'
import { UnpublishedBand } from '@/components/project/UnpublishedProject'
import { RegistrationLine } from '@/components/properties/RegistrationLine'
import { ResidenceHero } from '@/components/residences/ResidenceHero'
import {
  ResidenceClosing,
  ResidenceFacts,
  ResidencePlace,
  Scene,
} from '@/components/residences/ResidenceSections'
import { deskOf } from '@/content/desk'
import { enquiryFields } from '@/content/enquiry'
import { brochureLink } from '@/content/projects/brochures'
import { projects } from '@/content/projects/projects'
import { listing } from '@/content/properties/listing'
import { residences, residencesSubject } from '@/content/residences/residences'
import type { Project } from '@/content/schema/project'
import { isPublished } from '@/content/unpublished'
import { unpublishedProject } from '@/content/unpublished-project'
import { CODES } from '@/lib/domain/enquiry/reference'
import { isProven } from '@/lib/domain/property/claims'
import { routes } from '@/lib/domain/routes'
import { env } from '@/lib/server/env'

const { path } = routes.residences

const project = projects.find('vistara')
const { registration } = residences
const desk = deskOf('properties', project)

export const metadata = metadataOf(project)

/** Returns the page's metadata; empty if the project is hidden. */
function metadataOf(project: Project | undefined) {
  if (!project) return {}
  if (isPublished(residences)) return siteMetadata({ ...residences.meta, path })
  return unpublishedProjectMetadata({ path, name: residences.name, place: project.place })
}

export default function ResidencesPage() {
  if (!project) notFound()
  const { name, hero, form, scene } = residences
  if (!isPublished(residences))
    return <UnpublishedProjectPage path={path} name={name} place={project.place} />
  // The plots have a registration of their own.
  const hasPlots = isPublished(project)

  return (
    <div data-hour="blue">
      <GroupPage path={path} business={routes.properties.path} phone={desk.phone} hasForm>
        <JsonLd graph={pageGraph(path)} />
        <ResidenceHero
          name={name}
          hero={hero}
          formTitle={form.title}
          brochure={hasPlots ? brochureLink(project) : undefined}
        >
          <SiteEnquiryForm
            fields={enquiryFields.visit}
            subject={residencesSubject}
            about={{ code: CODES.residences }}
            desk={desk}
            submitLabel={form.submit}
          />
        </ResidenceHero>
        <UnpublishedBand
          registration={registration}
          words={unpublishedProject.band}
          day={env.day}
        />
        <ResidenceFacts facts={residences.facts}>
          <RegistrationLine registration={registration} words={listing.card} />
        </ResidenceFacts>
        {(!env.showsProduction || isProven(scene, scene.text, scene.caption)) && (
          <Scene scene={scene} />
        )}
        {hasPlots && (
          <ResidencePlace place={residences.place}>
            <RegistrationLine registration={project.registration} words={listing.card} />
          </ResidencePlace>
        )}
        <ResidenceClosing closing={residences.closing} />
      </GroupPage>
    </div>
  )
}
