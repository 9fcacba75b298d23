import type { ContactNumbers } from '@/lib/domain/enquiry/contact-links'
import type { Project } from './schema/project'
import type { Site } from './schema/site'
import { site } from './site'

/** A venture that may have its own phone number. */
export type Venture = keyof NonNullable<Site['desks']>

/**
 * The contact details for a venture or project: the project's number, otherwise the venture's, otherwise the group's.
 * The mail address is always the group's.
 */
export const deskOf = (
  venture?: Venture,
  project?: Pick<Project, 'phone'>,
  of = site,
): ContactNumbers => ({
  phone: project?.phone ?? (venture && of.desks?.[venture]) ?? of.phone,
  email: of.email,
})
