import { site } from '@/content/site'

/** Who advertises the projects: the group, until it names another company. */
export const promoter = {
  name: site.legalName,
  address: site.address.filter((line) => line !== site.legalName),
  phone: site.phone,
  phoneText: site.phoneText,
  email: site.email,
  note: site.isPlaceholder ? site.placeholderNote : undefined,
}
