import { site } from '@/content/site'
import { phoneText } from '@/lib/contact/phone'

/** Who advertises the projects: the group, until it names another company. */
export const promoter = {
  name: site.legalName,
  address: site.address.filter((line) => line !== site.legalName),
  phone: site.phone,
  phoneText: phoneText(site.phone),
  email: site.email,
  note: site.isPlaceholder ? site.placeholderNote : undefined,
}
