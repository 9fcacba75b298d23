import { z } from 'zod'
import { imageName } from './image'

const line = z.string().trim().min(1)

const slide = z.object({
  image: imageName,
  portrait: imageName.optional(),
  title: line,
  note: line,
})

/** Words of one project's entry in the listing; `{name}` stands for the project. */
const cardWords = z.object({
  badge: line,
  perSqFt: line,
  statuses: z.object({ 'in-progress': line, completed: line }),
  plan: line,
  brochure: line,
  /** Without sight, which project's brochure it is and that it opens a new tab; with `{name}`. */
  brochureNote: line,
  registrationMissing: line,
  registered: line,
  qr: line,
  authority: line,
  exempt: line,
  sample: line,
})

/** Words of the filter, the order and the announcement; `{n}` and `{total}` are counts. */
const browserWords = z.object({
  filterLabel: line,
  filters: z.object({ all: line, 'in-progress': line, completed: line }),
  sortLabel: line,
  sorts: z.object({ listed: line, 'price-low': line, 'price-high': line }),
  /** By plural: one project, and any other number. */
  showing: z.object({ one: line, other: line }),
  showingSome: line,
  empty: line,
  showAll: line,
  more: line,
})

export const listingSchema = z.object({
  meta: z.object({ title: line, description: line }),
  hero: z.object({
    title: line,
    tagline: line,
    label: line,
    slides: z.array(slide).length(3).readonly(),
  }),
  intro: line,
  browser: browserWords,
  card: cardWords,
  browseMore: z.object({ title: line, text: line, label: line, prefill: line.max(50) }),
  whyChoose: z.object({
    title: line,
    lede: line,
    image: imageName,
    items: z
      .array(z.object({ title: line, text: line }))
      .length(6)
      .readonly(),
  }),
  testimonials: z.object({
    title: line,
    label: line,
    items: z
      .array(z.object({ quote: line, by: line, context: line, isPlaceholder: z.boolean() }))
      .length(3)
      .readonly(),
  }),
  contact: z.object({ title: line, lede: line, subject: line }),
})

export type Listing = z.infer<typeof listingSchema>
export type CardWords = Listing['card']
export type BrowserWords = Listing['browser']
