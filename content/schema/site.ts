import { z } from 'zod'
import type { SitePath } from '@/lib/domain/routes'
import { country, fields, line, mailAddress, placeholder, webAddress } from './field-types'
import { imageName } from './image'

const PATH = 'Write a path that begins with a slash, such as "/vistara/".'
/** A path within the site; may have a fragment. */
export const sitePath = z
  .string(PATH)
  // `//` and `/\` lead to another site.
  .regex(/^\/(?![/\\])[^\s\\]*$/, PATH)
  .transform((path) => path as SitePath)
  .meta({ isPage: true })

/** A link within the site. */
export const internalLink = fields({ label: line, path: sitePath })
export type InternalLink = z.infer<typeof internalLink>

/** A profile of the group on another site. */
export const socialLink = fields({
  network: z.enum(['instagram', 'youtube', 'facebook', 'x']),
  label: line,
  url: webAddress,
})
export type SocialLink = z.infer<typeof socialLink>

const CIN = 'Write the 21 letters and digits of the certificate, such as "U70100TZ2010PTC000000".'

const PHONE = 'Write +91 and ten digits without spaces, such as "+919876543210".'

/** A phone number in international format, also used for WhatsApp (lib/domain/contact/phone.ts). */
export const phoneNumber = z
  .string(PHONE)
  .regex(/^\+\d{11,14}$/, PHONE)
  .meta({
    title: 'Telephone',
    description: 'Such as 98765 43210. It is kept with its country: +919876543210.',
    isPhone: true,
  })

/** The facts of the group: names, address, numbers, profiles. */
export const siteSchema = fields({
  name: line,
  legalName: line,
  description: line,
  /** True until the owner has confirmed the contact details below. */
  isPlaceholder: placeholder.meta({
    description:
      'Address, telephone, mail and accounts: the live site leaves them out, and any other shows a note. Untick it once those that stand here are right, and take out the others.',
  }),
  placeholderNote: line.meta({ title: 'Note while it is not confirmed' }),
  address: z.array(line).readonly().meta({ row: 'Address line' }),
  locality: line,
  region: line,
  country: country.meta({ description: 'Its two letters, such as IN for India.' }),
  email: mailAddress.optional(),
  phone: phoneNumber.optional(),
  ventures: fields({ properties: line, cinemas: line, cricket: line }),
  /** Phone numbers of ventures; without one, the group's is used. */
  desks: fields({
    properties: phoneNumber.optional().meta({ title: 'Plots and homes' }),
    jointVentures: phoneNumber.optional().meta({ title: 'Joint ventures' }),
    cinemas: phoneNumber.optional().meta({ title: 'Cinemas' }),
    cricket: phoneNumber.optional().meta({ title: 'Team' }),
  })
    .optional()
    .meta({
      title: 'Telephones of the ventures',
      description:
        'For those with a number of their own. It is dialled and used for WhatsApp on their pages; a project may have another one.',
    }),
  social: z
    .array(socialLink.meta({ title: 'Account' }))
    .readonly()
    .meta({ title: 'Accounts' }),
  copyright: line,
  /** Required before launch for a company with a website (Companies (Incorporation) Rules, rule 26). */
  cin: z
    .string(CIN)
    .regex(/^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/, CIN)
    .meta({
      title: 'Corporate identity number (CIN)',
      description: 'From the certificate of incorporation. Stands at the foot of every page.',
    })
    .optional(),
  registeredOffice: line
    .meta({
      title: 'Registered office',
      description: 'Its whole address in one line. Stands at the foot of every page.',
    })
    .optional(),
})
export type Site = z.infer<typeof siteSchema>

/** The links of the group's header and footer. */
export const navigationSchema = fields({
  home: internalLink,
  businesses: fields({
    label: line,
    items: z.array(
      internalLink
        .extend({
          blurb: line,
          image: imageName,
          brand: z.enum(['properties', 'cinemas', 'cricket']),
        })
        .meta({ title: 'Business' }),
    ),
  }),
  leadership: internalLink,
  jointVenture: internalLink,
  contact: internalLink,
  quickLinks: z.array(internalLink).readonly().meta({ row: 'Link' }),
  bottomLinks: z.array(internalLink).readonly().meta({ row: 'Link' }),
})
/** The navigation for pages, without links to missing sections (content/parts.ts). */
export type Navigation = Omit<z.infer<typeof navigationSchema>, 'leadership'> & {
  leadership?: InternalLink
}

/** A venture in the menus of the header, with its subpages. */
export type Business = Navigation['businesses']['items'][number] & {
  links: readonly InternalLink[]
}
