import { z } from 'zod'
import { letterCount } from '@/lib/domain/enquiry/normalise'
import { advertisement } from './advertisement'
import { aboutProject, fields, line, quoting, wordsWith } from './field-types'
import { imageName, uprightImage } from './image'
import { testimonials } from './testimonials'

const slide = fields({
  project: aboutProject,
  image: imageName,
  portrait: uprightImage.optional(),
  title: line.meta({ description: 'Its name in the row below the picture.' }),
  note: line.meta({ description: 'A few words below that name.' }),
})

const slides = z.array(slide).min(1).readonly().meta({ row: 'Slide' })

/** Texts of a project's card in the listing. */
const cardWords = fields({
  badge: line,
  perSqFt: line,
  statuses: fields({ 'in-progress': line, completed: line }),
  free: wordsWith('{n}', '{total}'),
  plan: line,
  brochure: line,
  /** For screen readers: the project's `{name}`, and that the brochure opens in a new tab. */
  brochureNote: wordsWith('{name}'),
  registrationMissing: line,
  registered: wordsWith('{number}'),
  /** Label of a registration that has expired. */
  ended: line,
  qr: line,
  authority: wordsWith('{authority}'),
  exempt: wordsWith('{reason}'),
  placeholderLabel: line,
})

/** Texts of the filter and the announcement; `{n}` and `{total}` are counts. */
const browserWords = fields({
  filterLabel: line,
  filters: fields({ all: line, 'in-progress': line, completed: line }),
  /** Plural forms. */
  showing: fields({ one: line.meta({ places: ['{n}'] }), other: wordsWith('{n}') }),
  empty: line,
  showAll: wordsWith('{total}'),
})

/** The texts of the project listing. */
export const listingSchema = advertisement(
  quoting(
    {
      meta: quoting({ title: line, description: line }, { title: line, description: line }),
      hero: quoting({ title: line, lede: line, label: line, slides }, { slides }),
      intro: line,
      browser: browserWords,
      card: cardWords,
      browseMore: fields({
        title: line,
        text: line,
        label: line,
        prefill: line
          .refine((text) => letterCount(text) <= 50, 'Write at most 50 letters.')
          .meta({ isWords: true }),
      }),
      whyChoose: fields({
        title: line,
        lede: line,
        items: z
          .array(quoting({ title: line, text: line }, { text: line }))
          .length(6)
          .readonly()
          .meta({ row: 'Reason' }),
      }),
      testimonials,
      contact: fields({ title: line, lede: line, subject: line }),
    },
    { intro: line },
  ),
)

export type Listing = z.infer<typeof listingSchema>
/** The texts of a project's card. */
export type CardWords = Listing['card']
/** The texts of filters and counts. */
export type BrowserWords = Listing['browser']
