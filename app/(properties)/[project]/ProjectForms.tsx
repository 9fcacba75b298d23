import { SiteEnquiryForm } from '@/app/_shell/SiteEnquiryForm'
import { CONTACT_FORMS, ProjectContact } from '@/components/project/ProjectContact'
import { enquiryFields } from '@/content/enquiry'
import { labels } from '@/content/labels'
import { visitFields } from '@/content/project-page/fields'
import { projectWords as words } from '@/content/project-page/words'
import type { Project } from '@/content/schema/project'
import { site } from '@/content/site'
import { inEnglish } from '@/content/translation'
import { fill } from '@/lib/format/fill'
import { locale } from '@/lib/locale'
import { VISIT_RECEIPT } from '@/lib/property/visit'
import { deskLinks } from './links'

/** A subject with the project's name, as it is read and as it is sent. */
const subjectOf = (template: string, name: string) => ({
  subject: fill(template, { name }),
  sent: fill(inEnglish(template), { name: inEnglish(name) }),
})

/** The short form beside the name. */
export function SideForm({ name }: Project) {
  return (
    <SiteEnquiryForm fields={enquiryFields.side} {...subjectOf(words.sideForm.subject, name)} />
  )
}

/** The two forms at the end, as tabs: a visit, and the full enquiry. */
export function ContactForms(project: Project) {
  const { name, place } = project
  return (
    <ProjectContact
      name={name}
      words={words}
      desk={{ phone: site.phone, email: site.email }}
      links={deskLinks(project)}
      planSample={project.plan.isIllustrative ? labels.sample : undefined}
      deskSample={site.isPlaceholder ? labels.sample : undefined}
      sentPlot={locale === 'en' ? undefined : inEnglish(words.contact.plotValue)}
      visit={
        <SiteEnquiryForm
          id={CONTACT_FORMS.visit}
          fields={visitFields}
          {...subjectOf(words.visit.subject, name)}
          submitLabel={words.visit.send}
          hidden={{ project: inEnglish(name), place: place.mapQuery }}
          receiptKey={VISIT_RECEIPT}
        />
      }
      enquiry={
        <SiteEnquiryForm
          id={CONTACT_FORMS.enquiry}
          fields={enquiryFields.full}
          {...subjectOf(words.enquiry.subject, name)}
          hidden={{ project: inEnglish(name) }}
          receiptKey={VISIT_RECEIPT}
        />
      }
    />
  )
}
