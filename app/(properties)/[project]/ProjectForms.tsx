import { SiteEnquiryForm } from '@/app/_pages/SiteEnquiryForm'
import { CONTACT_FORMS, ProjectContact } from '@/components/project/ProjectContact'
import { enquiryFields } from '@/content/enquiry'
import { labels } from '@/content/labels'
import { visitFields } from '@/content/project-page/fields'
import { sentWords, projectWords as words } from '@/content/project-page/words'
import { sentName } from '@/content/projects/projects'
import type { Project } from '@/content/schema/project'
import { site } from '@/content/site'
import type { Sent } from '@/lib/enquiry/sent'
import { fill } from '@/lib/format/fill'
import { VISIT_RECEIPT } from '@/lib/property/visit'
import { deskLinks } from './links'

/** A subject with the project's name. */
const subjectOf = ({ text, sent }: Sent, project: Project): Sent => ({
  text: fill(text, { name: project.name }),
  sent: fill(sent, { name: sentName(project) }),
})

/** The short form beside the name. */
export function SideForm(project: Project) {
  return (
    <SiteEnquiryForm fields={enquiryFields.side} subject={subjectOf(sentWords.side, project)} />
  )
}

/** The two forms at the end, as tabs: a visit, and the full enquiry. */
export function ContactForms(project: Project) {
  const { name, place } = project
  const asSent = { project: sentName(project) }
  return (
    <ProjectContact
      name={name}
      words={words}
      desk={{ phone: site.phone, email: site.email }}
      links={deskLinks(project)}
      planSample={project.plan.isIllustrative ? labels.sample : undefined}
      deskSample={site.isPlaceholder ? labels.sample : undefined}
      plot={sentWords.plot}
      visit={
        <SiteEnquiryForm
          id={CONTACT_FORMS.visit}
          fields={visitFields}
          subject={subjectOf(sentWords.visit, project)}
          submitLabel={words.visit.send}
          hidden={{ ...asSent, place: place.mapQuery }}
          receiptKey={VISIT_RECEIPT}
        />
      }
      enquiry={
        <SiteEnquiryForm
          id={CONTACT_FORMS.enquiry}
          fields={enquiryFields.full}
          subject={subjectOf(sentWords.enquiry, project)}
          hidden={asSent}
          receiptKey={VISIT_RECEIPT}
        />
      }
    />
  )
}
