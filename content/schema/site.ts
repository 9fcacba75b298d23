import { z } from 'zod'
import type { SitePath } from '@/lib/routes'

const line = z.string().trim().min(1)

/** A path within the site, a fragment allowed. */
export const sitePath = z
  .string()
  .regex(/^\//, 'must start with a slash')
  .transform((path) => path as SitePath)

/** A link within the site. */
export const internalLink = z.object({ label: line, path: sitePath })
export type InternalLink = z.infer<typeof internalLink>

export const socialLink = z.object({
  network: z.enum(['instagram', 'youtube', 'facebook', 'x']),
  label: line,
  url: z.url({ protocol: /^https$/ }),
})
export type SocialLink = z.infer<typeof socialLink>

export const siteSchema = z.object({
  name: line,
  legalName: line,
  description: line,
  /** True until the owner has confirmed the contact details below. */
  isPlaceholder: z.boolean(),
  placeholderNote: line,
  address: z.array(line).min(1),
  locality: line,
  region: line,
  country: line,
  email: z.email(),
  /** International form, digits only after the plus. */
  phone: z.string().regex(/^\+\d{11,14}$/, 'write it as +91 and ten digits, without spaces'),
  phoneText: line,
  whatsapp: z.string().regex(/^\d{11,14}$/, 'digits only, with the country code'),
  ventures: z.object({ properties: line, cinemas: line, cricket: line }),
  social: z.array(socialLink),
  copyright: line,
})
export type Site = z.infer<typeof siteSchema>

export const navigationSchema = z.object({
  home: internalLink,
  businesses: z.object({
    label: line,
    items: z.array(
      internalLink.extend({
        blurb: line,
        image: z.string(),
        brand: z.enum(['properties', 'cinemas', 'cricket']),
      }),
    ),
  }),
  leadership: internalLink,
  jointVenture: internalLink,
  contact: internalLink,
  quickLinks: z.array(internalLink),
  bottomLinks: z.array(internalLink),
})
export type Navigation = z.infer<typeof navigationSchema>
