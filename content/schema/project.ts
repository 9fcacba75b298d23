import { z } from 'zod'
import { day, fields, line, slug, token, webAddress } from './fields'
import { imageName } from './image'
import { sitePath } from './site'

/** Marks that stand beside a highlight; names of the site's icon set. */
const mark = z.enum(['pin', 'road', 'document', 'leaf', 'pen', 'shield'])

const point = fields({ title: line, text: line })

/**
 * What section 11(2) of the Real Estate Act and the TNRERA proceedings of 4 Aug 2025 ask of an
 * advertisement. All of it or none: a half-filled block would look like a registration.
 */
const registration = z.discriminatedUnion(
  'kind',
  [
    fields({
      kind: z.literal('registered'),
      number: token,
      authority: fields({ name: line, url: webAddress }),
      /** The QR code as the authority issued it, put into `assets/` like any image. */
      qrCode: imageName,
      registeredOn: day,
    }),
    fields({ kind: z.literal('exempt'), reason: line }),
  ],
  'Write "registered" or "exempt".',
)

const document = fields({
  name: line,
  reference: token,
  issuer: line,
  date: day,
  /** A copy to read, where the owner publishes one. */
  url: webAddress.optional(),
})

/** A distance by the usual route. Travel times are barred in advertisements, so there is no field for one. */
const distance = fields({ to: line, kilometres: z.number().positive(), route: line })

/** One plotted project: everything its page, its card, its fact sheet and its brochure say. */
export const project = fields({
  slug,
  /** Its place in the listing, counted from one. */
  position: z.number().int().positive(),
  name: line,
  /** Another spelling in use, for search engines. */
  alternateName: token.optional(),
  status: fields({
    value: z.enum(['in-progress', 'completed']),
    /** Not confirmed by the owner yet: shown with the word "Sample", kept out of structured data. */
    isPlaceholder: z.boolean(),
  }),
  /** Rupees. */
  pricePerSqFt: z.number().positive(),
  place: fields({
    locality: line,
    city: line,
    state: line,
    /** What the map is asked for when the visitor opens it. */
    mapQuery: token,
    /** Stands in the map's place until the visitor asks for it. */
    image: imageName,
    distances: z.array(distance).readonly().default([]),
  }),
  /** What the approvals cell of the facts bar says. */
  approval: line,
  highlights: z
    .array(fields({ icon: mark, label: line }))
    .length(3)
    .readonly(),
  summary: line,
  hero: fields({
    /** The line above the name; together they are the page's heading. */
    lead: line,
    image: imageName,
    portrait: imageName.optional(),
  }),
  card: fields({ image: imageName }),
  explore: fields({ title: line, items: z.array(point).length(3).readonly() }),
  plan: fields({ intro: line }),
  /** The picture beside the list of plots. */
  scene: fields({ image: imageName, caption: line }),
  gallery: z.array(fields({ image: imageName, caption: line })).readonly(),
  features: fields({ title: line, items: z.array(point).length(3).readonly() }),
  /** A building within the project that is sold on a page of its own. */
  residences: fields({
    title: line,
    facts: z.array(line).readonly(),
    path: sitePath,
    linkLabel: line,
    /** The owner has not confirmed these facts: they carry a note and stay out of structured data. */
    isPlaceholder: z.boolean(),
    note: line,
  }).optional(),
  whyChoose: fields({ title: line, items: z.array(point).length(3).readonly() }),
  /** Absent until the owner supplies it; never invented. `STRICT_RERA=1` refuses to build without it. */
  registration: registration.optional(),
  documents: z.array(document).readonly().default([]),
})

export type Project = z.infer<typeof project>
export type Registration = z.infer<typeof registration>
export type ProjectDocument = z.infer<typeof document>
export type Distance = z.infer<typeof distance>
export type Point = z.infer<typeof point>
