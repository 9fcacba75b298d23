import { projectWords } from '@/content/project-page/words'
import type { Project } from '@/content/schema/project'
import { site } from '@/content/site'
import { contactLinks } from '@/lib/enquiry/contact-links'
import { fill } from '@/lib/format/fill'

/** Ways to reach the desk that name the project. */
export const deskLinks = ({ name, place }: Project) =>
  contactLinks(
    { phone: site.phone, email: site.email },
    name,
    fill(projectWords.bar.whatsappText, { name, locality: place.locality }),
  )

/** The sections that the bar of a project's page leads to. */
export const barSections = ({ gallery }: Project) =>
  projectWords.sections.links.filter(({ id }) => id !== 'gallery' || gallery.length > 0)
