import { SiteEnquiryForm } from '@/app/_pages/SiteEnquiryForm'
import { CONTACT_FORMS, ProjectContact } from '@/components/project/ProjectContact'
import { deskOf } from '@/content/desk'
import { enquiryFields } from '@/content/enquiry'
import { sentWords, visitFields, projectWords as words } from '@/content/project-page/project-words'
import { sentName } from '@/content/projects/projects'
import type { Plan } from '@/content/schema/plan'
import type { Project } from '@/content/schema/project'
import { projectCode } from '@/lib/domain/enquiry/reference'
import type { Sent } from '@/lib/domain/enquiry/texts'
import { fill } from '@/lib/domain/format/fill'
import { mapPoint } from '@/lib/domain/property/map'
import { VISIT_RECEIPT } from '@/lib/domain/property/visit'
import { env } from '@/lib/server/env'
import { deskLinks } from './links'

/** Returns a subject with the project's name filled in. */
const subjectOf = ({ text, sent }: Sent, project: Project): Sent => ({
  text: fill(text, { name: project.name }),
  sent: fill(sent, { name: sentName(project) }),
})

/** Returns settings that a project's forms share: prefix of references, name, place and desk. */
const ofProject = (project: Project) => ({
  about: {
    code: projectCode(project.slug),
    name: project.name,
    place: project.place.gate?.meetingPoint ?? `${project.place.locality}, ${project.place.city}`,
  },
  desk: deskOf('properties', project),
})

/** The short form in the hero. */
export function SideForm(project: Project) {
  return (
    <SiteEnquiryForm
      fields={enquiryFields.side}
      subject={subjectOf(sentWords.side, project)}
      {...ofProject(project)}
    />
  )
}

/** The two forms at the end, as tabs: a visit, and the full enquiry. */
export function ContactForms({ project, lines }: { project: Project; lines: Plan['lines'] }) {
  const { name, place, slug } = project
  const own = ofProject(project)
  const asSent = { project: sentName(project) }
  return (
    <ProjectContact
      words={words}
      desk={own.desk}
      links={deskLinks(project)}
      plot={sentWords.plot}
      lines={lines}
      project={{ name, slug, site: env.siteUrl }}
      meet={place.gate && fill(words.location.meet, { place: place.gate.meetingPoint })}
      visit={
        <SiteEnquiryForm
          id={CONTACT_FORMS.visit}
          {...own}
          fields={visitFields}
          subject={subjectOf(sentWords.visit, project)}
          submitLabel={words.visit.send}
          hidden={{ ...asSent, place: mapPoint(place) }}
          receiptKey={VISIT_RECEIPT}
          bothHours={words.video.bothHours}
        />
      }
      enquiry={
        <SiteEnquiryForm
          id={CONTACT_FORMS.enquiry}
          {...own}
          fields={enquiryFields.full}
          subject={subjectOf(sentWords.enquiry, project)}
          hidden={asSent}
          receiptKey={VISIT_RECEIPT}
        />
      }
    />
  )
}
