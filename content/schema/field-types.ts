import { z } from 'zod'
import { hasSafeLinks } from '@/lib/domain/prose/inline'

/** An object schema that refuses unknown fields, so that typos are detected. */
export const fields = <const Shape extends z.core.$ZodShape>(shape: Shape) => z.strictObject(shape)

/** Control characters, except line breaks and tabs. */
const UNSEEN = /(?![\t\n\r])\p{Cc}/u

/** Any text. Its links may lead to pages of the site, https addresses, mail addresses and phone numbers. */
const text = z
  .string()
  .refine(
    hasSafeLinks,
    'A link in it leads where no link may. Write [words](/path/), [words](https://www.example.com/), [words](mailto:name@example.com) or [words](tel:+910000000000), without a space.',
  )
  .refine(
    (value) => !UNSEEN.test(value),
    'It holds a character that cannot be seen. Write it anew.',
  )

const atMost = (letters: number, instead: string) =>
  [letters, `Write at most ${letters.toLocaleString('en-IN')} letters, ${instead}.`] as const

/** Limit of one paragraph; longer texts are lists of paragraphs. */
const PARAGRAPH = atMost(3000, 'such as a few sentences')

/** A translatable text, whitespace kept; never empty. */
export const words = text
  .min(1)
  .max(...PARAGRAPH)
  .meta({ isWords: true })

/** A translatable text on one line, such as a label or a sentence; trimmed, never empty. */
export const line = text
  .trim()
  .min(1)
  .max(...atMost(300, 'such as a sentence or two'))
  .meta({ isWords: true, isOneLine: true })

/** A translatable paragraph; trimmed, never empty. */
export const paragraph = text
  .trim()
  .min(1)
  .max(...PARAGRAPH)
  .meta({ isWords: true, isOneLine: true })

/** A translatable surname; empty for players without one. */
export const surname = text.max(...atMost(100, 'such as Kishore')).meta({ isWords: true })

/** A name or value that is not translated; never empty. */
export const token = text
  .trim()
  .min(1)
  .max(...atMost(100, 'such as LO/14/2026'))

const SLUG = 'Write lower-case letters, digits and hyphens, such as "sai-kishore".'
/** A name for use in addresses. */
export const slug = z
  .string(SLUG)
  .regex(/^[a-z0-9-]+$/, SLUG)
  .max(...atMost(100, 'such as sai-kishore'))

/** An https address. */
export const webAddress = z
  .url({ protocol: /^https$/ })
  .max(...atMost(2000, 'such as https://rera.tn.gov.in/'))

/** An email address; the protocol allows at most 254 characters. */
export const mailAddress = z.email().max(...atMost(254, 'such as hello@example.com'))

/** A date: `yyyy-mm-dd`. */
export const day = z.iso.date()

/** A date and time with the UTC offset. */
export const moment = z.iso.datetime({ offset: true })

const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
/** Codes that `Intl` names although they are not countries: unions, and ISO 3166's user-assigned codes. */
const NO_COUNTRY = /^(?:AA|E[UZ]|Q[M-Z]|UN|X.|ZZ)$/

const isCountry = (code: string) =>
  /^[A-Z]{2}$/.test(code) &&
  !NO_COUNTRY.test(code) &&
  countries.of(code) !== undefined &&
  // `Intl.Locale` replaces former and unofficial codes, such as UK.
  new Intl.Locale(`und-${code}`).region === code

/** An ISO 3166 two-letter country code. */
export const country = z
  .string()
  .refine(isCountry, 'Write the two capital letters of a country, such as IN for India.')

/** A position in a list, counted from one. */
export const position = z.number().int().positive().meta({
  title: 'Place in the list',
  description: 'Counted from one. No two may have the same.',
  isOwn: true,
})

/** Not confirmed by the owner yet: omitted from a live site, otherwise labelled "Sample" (content/placeholders.ts). */
export const placeholder = z.boolean().meta({
  title: 'Not confirmed yet',
  description:
    'The live site leaves it out; any other shows the word Sample beside it. Untick it once it is confirmed.',
})

/** A note for the launch list: what the owner has to confirm about a published fact. */
export const toConfirm = text
  .max(200)
  .meta({
    title: 'To be confirmed',
    description:
      'What the launch list says of it. No page shows it. Empty it once it is confirmed.',
    isOwn: true,
  })
  .optional()

/** Rupees per square foot. The limit detects the price of a whole plot entered by mistake. */
export const perSqFt = z.number().int('Write whole rupees, such as 2847.').positive().max(100_000)

/** A whole number from 0. */
export const count = z.number().int().min(0)

/** A translatable text that must contain each of these placeholders, which its page fills. */
export const wordsWith = (...places: readonly `{${string}}`[]) =>
  places
    .reduce((all, place) => all.includes(place), text.max(...PARAGRAPH))
    .meta({ isWords: true, places })

/** Replacements for fields of the same names in a live build while no project is published. */
export const whenNonePublished = <const Instead extends z.core.$ZodShape>(instead: Instead) =>
  fields(instead)
    .meta({
      title: 'While no project is on offer',
      description: 'Stands here in a live build as long as no project may be advertised.',
    })
    .optional()

/** Fields with such replacements, such as for "From {price.from} per sq.ft" (content/unpublished.ts). */
export const quoting = <
  const Shape extends z.core.$ZodShape,
  const Instead extends z.core.$ZodShape,
>(
  shape: Shape,
  instead: Instead,
) => fields({ ...shape, whenNonePublished: whenNonePublished(instead) })

/** The project of a list entry: a live build omits the entry while the project is unpublished. */
export const aboutProject = slug
  .meta({
    folder: 'projects',
    title: 'Project it is about',
    description: 'Such as vistara. A live build leaves this out while the project is not on offer.',
  })
  .optional()

/** The number of the document that proves a claim, such as that of the layout approval. */
export const paper = token
  .meta({
    title: 'Number of the paper that proves it',
    description:
      'Such as LO/14/2026. Without it a live build leaves out what buyers take for a fact: an approval, a gate, a guard, a certificate, a clubhouse, a pool.',
    isOwn: true,
  })
  .optional()

/**
 * A coordinate in degrees, within Tamil Nadu: 8° 05' to 13° 35' north, 76° 15' to 80° 20' east. The fourth decimal is
 * eleven metres; with fewer, the point may be on another road.
 */
function degrees(min: number, max: number, example: number) {
  const write = `Write the degrees as the map gives them, with at least four decimals and without quotes: from ${min} to ${max}, which is Tamil Nadu, such as ${example}.`
  return z
    .number(write)
    .refine((value) => value >= min && value <= max && /\.\d{4}/.test(String(value)), write)
}

/** The two fields of a point on the map. */
export const coordinates = {
  lat: degrees(8, 13.6, 9.92521).meta({
    title: 'Latitude',
    description:
      'Press long on the entrance in Google Maps: the first of the two numbers, with all its decimals.',
  }),
  lng: degrees(76.2, 80.4, 78.11983).meta({
    title: 'Longitude',
    description: 'The second of the two numbers.',
  }),
}
