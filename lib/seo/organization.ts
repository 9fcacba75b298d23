import type { Organization } from 'schema-dts'
import { env } from '@/lib/env'
import { asset } from '@/lib/routes'
import { absoluteUrl } from './metadata'

type Group = {
  name: string
  legalName: string
  description: string
  isPlaceholder: boolean
  email: string
  phone: string
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
  ...(!site.isPlaceholder && {
    legalName: site.legalName,
    email: site.email,
    telephone: site.phone,
    sameAs: site.social.map(({ url }) => url),
    contactPoint: {
      '@type': 'ContactPoint' as const,
      contactType: 'enquiries',
      telephone: site.phone,
      email: site.email,
    },
  }),
})
