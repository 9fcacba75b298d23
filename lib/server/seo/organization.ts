import type { Organization } from 'schema-dts'
import type { ContactNumbers } from '@/lib/domain/enquiry/contact-links'
import { asset } from '@/lib/domain/routes'
import { env } from '@/lib/server/env'
import { absoluteUrl } from './metadata'

type Group = ContactNumbers & {
  name: string
  legalName: string
  description: string
  isPlaceholder: boolean
  social: readonly { url: string }[]
}

/** The group for search engines. Ways to reach it join once the owner has confirmed them. */
export const organization = (site: Group): Exclude<Organization, string> => ({
  '@type': 'Organization',
  '@id': `${absoluteUrl('/')}#organization`,
  name: site.name,
  url: absoluteUrl('/'),
  logo: env.siteUrl + asset('/icon-512.png'),
  description: site.description,
  ...(!site.isPlaceholder && confirmed(site)),
})

/** A way that is not there is not told of. */
function confirmed({ legalName, email, phone, social }: Group) {
  const ways = { ...(phone && { telephone: phone }), ...(email && { email }) }
  return {
    legalName,
    ...ways,
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
    ...((phone || email) && {
      contactPoint: { '@type': 'ContactPoint' as const, contactType: 'enquiries', ...ways },
    }),
  }
}
