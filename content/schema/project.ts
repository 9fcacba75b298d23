import { z } from 'zod'
import { imageName } from './image'
import { sitePath } from './site'

const sentence = z.string().trim().min(1)
const webAddress = z.url({ protocol: /^https$/ })
const isoDate = z.iso.date()

/** Marks that stand beside a highlight; names of the site's icon set. */
const mark = z.enum(['pin', 'road', 'document', 'leaf', 'pen', 'shield'])

const point = z.object({ title: sentence, text: sentence })

/**
 * What section 11(2) of the Real Estate Act and the TNRERA proceedings of 4 Aug 2025 ask of an
 * advertisement. All of it or none: a half-filled block would look like a registration.
 */
const registration = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('registered'),
    number: sentence,
    authority: z.object({ name: sentence, url: webAddress }),
    /** The QR code as the authority issued it, put into `assets/` like any image. */
    qrCode: imageName,
    registeredOn: isoDate,
  }),
  z.object({ kind: z.literal('exempt'), reason: sentence }),
])

const document = z.object({
  name: sentence,
  reference: sentence,
  issuer: sentence,
  date: isoDate,
  /** A copy to read, where the owner publishes one. */
  url: webAddress.optional(),
})

/** A distance by the usual route. Travel times are barred in advertisements, so there is no field for one. */
const distance = z.object({ to: sentence, kilometres: z.number().positive(), route: sentence })

/** One plotted project: everything its page, its card, its fact sheet and its brochure say. */
export const project = z.object({
  slug: z.string().regex(/^[a-z0-9-]+$/, 'a slug is lower-case letters, digits and hyphens'),
  /** Its place in the listing, counted from one. */
  position: z.number().int().positive(),
  name: sentence,
  /** Another spelling in use, for search engines. */
  alternateName: sentence.optional(),
  status: z.object({
    value: z.enum(['in-progress', 'completed']),
    /** Not confirmed by the owner yet: shown with the word "Sample", kept out of structured data. */
    isPlaceholder: z.boolean(),
  }),
  /** Rupees. */
  pricePerSqFt: z.number().positive(),
  place: z.object({
    locality: sentence,
    city: sentence,
    state: sentence,
    /** What the map is asked for when the visitor opens it. */
    mapQuery: sentence,
    /** Stands in the map's place until the visitor asks for it. */
    image: imageName,
    distances: z.array(distance).readonly().default([]),
  }),
  /** What the approvals cell of the facts bar says. */
  approval: sentence,
  highlights: z
    .array(z.object({ icon: mark, label: sentence }))
    .length(3)
    .readonly(),
  summary: sentence,
  hero: z.object({
    /** The line above the name; together they are the page's heading. */
    lead: sentence,
    image: imageName,
    portrait: imageName.optional(),
  }),
  card: z.object({ image: imageName }),
  explore: z.object({ title: sentence, items: z.array(point).length(3).readonly() }),
  plan: z.object({ intro: sentence }),
  /** The picture beside the list of plots. */
  scene: z.object({ image: imageName, caption: sentence }),
  gallery: z.array(z.object({ image: imageName, caption: sentence })).readonly(),
  features: z.object({ title: sentence, items: z.array(point).length(3).readonly() }),
  /** A building within the project that is sold on a page of its own. */
  residences: z
    .object({
      title: sentence,
      facts: z.array(sentence).readonly(),
      path: sitePath,
      linkLabel: sentence,
      /** The owner has not confirmed these facts: they carry a note and stay out of structured data. */
      isPlaceholder: z.boolean(),
      note: sentence,
    })
    .optional(),
  whyChoose: z.object({ title: sentence, items: z.array(point).length(3).readonly() }),
  /** Absent until the owner supplies it; never invented. `STRICT_RERA=1` refuses to build without it. */
  registration: registration.optional(),
  documents: z.array(document).readonly().default([]),
})

export type Project = z.infer<typeof project>
export type Registration = z.infer<typeof registration>
export type ProjectDocument = z.infer<typeof document>
export type Distance = z.infer<typeof distance>
export type Point = z.infer<typeof point>
