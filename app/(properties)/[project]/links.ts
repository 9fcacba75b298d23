import { deskOf } from '@/content/desk'
import { projectWords } from '@/content/project-page/project-words'
import type { Project } from '@/content/schema/project'
import { contactLinks } from '@/lib/domain/enquiry/contact-links'
import { fill } from '@/lib/domain/format/fill'

/** Returns desk links whose messages name the project. */
export const deskLinks = (project: Project) =>
  contactLinks(
    deskOf('properties', project),
    project.name,
    fill(projectWords.bar.whatsappText, { name: project.name, locality: project.place.locality }),
  )

/** Returns the sections listed in the bar of a project's page. */
export const barSections = ({ gallery }: Project) =>
  projectWords.sections.links.filter(({ id }) => id !== 'gallery' || gallery.length > 0)
