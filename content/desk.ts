import type { ContactNumbers } from '@/lib/domain/enquiry/contact-links'
import type { Project } from './schema/project'
import type { Site } from './schema/site'
import { site } from './site'

/** A venture that may have a number of its own. */
export type Venture = keyof NonNullable<Site['desks']>

/**
 * How the desk of a venture, or of a project, is reached: by its own number, else by that of the venture, else by the
 * group's. The mail address is the group's.
 */
export const deskOf = (
  venture?: Venture,
  project?: Pick<Project, 'phone'>,
  of = site,
): ContactNumbers => ({
  phone: project?.phone ?? (venture && of.desks?.[venture]) ?? of.phone,
  email: of.email,
})
