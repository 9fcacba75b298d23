import type { Project } from '@/content/schema/project'
import { site } from '@/content/site'
import { phoneText } from '@/lib/domain/contact/phone'

/** The promoter of a project: the registered one, otherwise the group. */
export function promoterOf({ registration }: Pick<Project, 'registration'>) {
  if (registration?.kind !== 'registered') return group
  const { name, address, phone, email } = registration.promoter
  return { name, address: [address], phone, phoneText: phoneText(phone), email, note: undefined }
}

const group = {
  name: site.legalName,
  address: site.address.filter((line) => line !== site.legalName),
  phone: site.phone,
  phoneText: site.phone && phoneText(site.phone),
  email: site.email,
  note: site.isPlaceholder ? site.placeholderNote : undefined,
}
