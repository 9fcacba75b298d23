import { projectWords } from '@/content/project-page/words'
import { findBrochure } from '@/content/projects/brochures'
import type { Project } from '@/content/schema/project'
import { site } from '@/content/site'
import { contactLinks } from '@/lib/enquiry/contact-links'
import { formatFileSize } from '@/lib/format/file-size'
import { fill } from '@/lib/format/fill'
import { asset } from '@/lib/routes'

/** The brochure's address and size in words; nothing until it has been made. */
export function brochureLink(slug: string): { url: string; size: string } | undefined {
  const brochure = findBrochure(slug)
  return (
    brochure && {
      url: asset(brochure.file),
      size: fill(projectWords.actions.brochureSize, { size: formatFileSize(brochure.bytes) }),
    }
  )
}

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
