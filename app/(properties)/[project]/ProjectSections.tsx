import { ActionBar } from '@/components/project/ActionBar'
import { CostEstimate } from '@/components/project/CostEstimate'
import { ApprovedLayout } from '@/components/project/DocumentTable'
import { FactSheet } from '@/components/project/FactSheet'
import { FactsBar } from '@/components/project/FactsBar'
import { FormBeside } from '@/components/project/FormBeside'
import { Location } from '@/components/project/Location'
import { ProjectGallery } from '@/components/project/ProjectGallery'
import { ProjectHero } from '@/components/project/ProjectHero'
import { ProjectReasons } from '@/components/project/ProjectReasons'
import { Registration } from '@/components/project/Registration'
import { Residences } from '@/components/project/Residences'
import { SectionBar } from '@/components/project/SectionBar'
import { SitePlan } from '@/components/project/SitePlan'
import { UnpublishedBand } from '@/components/project/UnpublishedProject'
import { deskOf } from '@/content/desk'
import { labels } from '@/content/labels'
import {
  availabilityOf,
  costAssumptions,
  projectWords as words,
} from '@/content/project-page/project-words'
import { brochureLink } from '@/content/projects/brochures'
import { promoterOf } from '@/content/projects/promoter'
import type { Plan } from '@/content/schema/plan'
import type { Project } from '@/content/schema/project'
import { unpublishedProject } from '@/content/unpublished-project'
import { asset, href, projectPath, qrFile } from '@/lib/domain/routes'
import { env } from '@/lib/server/env'
import { paperPath, paperText } from '@/lib/server/papers'
import { planPictures } from '@/lib/server/plan-pictures'
import { absoluteUrl } from '@/lib/server/seo/metadata'
import { barSections, deskLinks } from './links'
import { ContactForms, SideForm } from './ProjectForms'

const { placeholderLabel } = labels

/** A project's page from the hero to the forms, in page order. */
export function ProjectSections({ project, plan }: { project: Project; plan: Plan }) {
  const url = absoluteUrl(projectPath(project.slug))
  const { survey } = project.plan

  return (
    <>
      <ProjectHero project={project} words={words} brochure={brochureLink(project)} />
      <FormBeside title={words.sideForm.title} form={<SideForm {...project} />}>
        <UnpublishedBand
          registration={project.registration}
          words={unpublishedProject.band}
          day={env.day}
        />
        <FactsBar project={project} plan={plan} words={words} placeholderLabel={placeholderLabel} />
      </FormBeside>
      <SectionBar label={words.sections.label} sections={barSections(project)} />
      <SitePlan
        project={project}
        plan={plan}
        pictures={plan.lines && planPictures(plan)}
        words={words.plan}
        survey={
          survey === undefined
            ? undefined
            : {
                url: asset(paperPath(survey)),
                label: `${words.plan.survey} (${paperText(survey, words.registration.documents)})`,
              }
        }
        phone={deskOf('properties', project).phone}
        placeholderLabel={project.plan.isIllustrative ? placeholderLabel : undefined}
        availability={availabilityOf(plan)}
        approved={
          project.approvedLayout && (
            <ApprovedLayout
              layout={project.approvedLayout}
              words={words.approvedLayout}
              copy={words.registration.documents}
              placeholderLabel={placeholderLabel}
            />
          )
        }
      />
      <CostEstimate
        project={project}
        plots={plan.plots}
        words={words.cost}
        assumptions={costAssumptions}
      />
      <ProjectGallery project={project} words={words.gallery} />
      <Residences residences={project.residences} placeholderLabel={placeholderLabel} />
      <Location project={project} words={words.location} mapsKey={env.mapsKey} />
      <ProjectReasons whyChoose={project.whyChoose} plan={plan} />
      <Registration
        project={project}
        promoter={promoterOf(project)}
        words={words}
        placeholderLabel={placeholderLabel}
      />
      <FactSheet url={url} code={href(qrFile(project.slug))} words={words.sheet} />
      <ContactForms project={project} lines={plan.lines} />
      <ActionBar links={deskLinks(project)} words={words.bar} />
    </>
  )
}
