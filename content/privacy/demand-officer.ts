import type { PrivacyWords } from '../schema/privacy'

/** Throws where the grievance officer is not named: a live site needs one. */
export function demandOfficer({ officer }: Pick<PrivacyWords, 'officer'>): void {
  if (officer) return
  throw new Error(
    'content/en/privacy/privacy.json\n✖ officer is missing. SITE_SERVICES=live needs the grievance officer. Write { "name": "…", "hours": "Monday to Friday, 10 AM to 5 PM" }, and the same in content/ta.',
  )
}
