import { z } from 'zod'
import { hasSafeLinks } from '@/lib/domain/prose/inline'

/** A group of named fields. A field it does not know is refused by name, so no typo passes. */
export const fields = <const Shape extends z.core.$ZodShape>(shape: Shape) => z.strictObject(shape)

/** Characters that no font has; line breaks and tabs are none of them. */
const UNSEEN = /(?![\t\n\r])\p{Cc}/u

/** Any text. Its links lead to pages of the site, to https addresses, mail addresses or telephone numbers. */
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

/** A text of several paragraphs is a list of them: none needs more. */
const PARAGRAPH = atMost(3000, 'such as a few sentences')

/** Words that a visitor reads, as they are: each language has its own. */
export const words = text
  .min(1)
  .max(...PARAGRAPH)
  .meta({ isWords: true })

/** Words on one line, such as a label or a sentence; never empty. */
export const line = text
  .trim()
  .min(1)
  .max(...atMost(300, 'such as a sentence or two'))
  .meta({ isWords: true, isOneLine: true })

/** Words of one paragraph; never empty. */
export const paragraph = text
  .trim()
  .min(1)
  .max(...PARAGRAPH)
  .meta({ isWords: true, isOneLine: true })

/** Words of a name that may be empty, such as the surname of somebody who has none. */
export const surname = text.max(...atMost(100, 'such as Kishore')).meta({ isWords: true })

/** A name or a value that is the same in every language; never empty. */
export const token = text
  .trim()
  .min(1)
  .max(...atMost(100, 'such as LO/14/2026'))

const SLUG = 'Write lower-case letters, digits and hyphens, such as "sai-kishore".'
/** A name that stands in an address. */
export const slug = z
  .string(SLUG)
  .regex(/^[a-z0-9-]+$/, SLUG)
  .max(...atMost(100, 'such as sai-kishore'))

/** An address on the web. */
export const webAddress = z
  .url({ protocol: /^https$/ })
  .max(...atMost(2000, 'such as https://rera.tn.gov.in/'))

/** An address of mail; the protocol allows it 254 letters. */
export const mailAddress = z.email().max(...atMost(254, 'such as hello@example.com'))

/** A day, as year, month and day. */
export const day = z.iso.date()

/** A moment with its distance from UTC. */
export const moment = z.iso.datetime({ offset: true })

const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
/** Unions of countries, and codes that ISO 3166 leaves to each user: they have names too. */
const NO_COUNTRY = /^(?:AA|E[UZ]|Q[M-Z]|UN|X.|ZZ)$/

const isCountry = (code: string) =>
  /^[A-Z]{2}$/.test(code) &&
  !NO_COUNTRY.test(code) &&
  countries.of(code) !== undefined &&
  // A code of the past, or a habit such as UK, has another one in its place.
  new Intl.Locale(`und-${code}`).region === code

/** A country by the two letters that it has in ISO 3166. */
export const country = z
  .string()
  .refine(isCountry, 'Write the two capital letters of a country, such as IN for India.')

/** A place in a list, counted from one. */
export const position = z.number().int().positive().meta({
  title: 'Place in the list',
  description: 'Counted from one. No two may have the same.',
  isOwn: true,
})

/** Not confirmed by the owner yet: left out of a live site, elsewhere shown with the word "Sample" (content/samples.ts). */
export const placeholder = z.boolean().meta({
  title: 'Not confirmed yet',
  description:
    'The live site leaves it out; any other shows the word Sample beside it. Untick it once it is confirmed.',
})

/** What the owner has to confirm of a fact that the site shows already: it stands on the launch list. */
export const toConfirm = text
  .max(200)
  .meta({
    title: 'To be confirmed',
    description:
      'What the launch list says of it. No page shows it. Empty it once it is confirmed.',
    isOwn: true,
  })
  .optional()

/** Rupees for a square foot. Above the limit stands the price of a whole plot, in the wrong place. */
export const perSqFt = z.number().int('Write whole rupees, such as 2847.').positive().max(100_000)

/** A number of things. */
export const count = z.number().int().min(0)

/** Every place that a page fills; those that no text must have stand here, such as the sizes of a plan. */
export const knownPlaces = new Set<string>(['{smallest}', '{largest}'])

/** Words in which each of these places is filled while the site builds. */
export const wordsWith = (...places: readonly `{${string}}`[]) => {
  for (const place of places) knownPlaces.add(place)
  return places
    .reduce((all, place) => all.includes(place), text.max(...PARAGRAPH))
    .meta({ isWords: true })
}

/** What stands in place of the fields of these names in a live build while no project is on offer. */
export const whenNoneOnOffer = <const Instead extends z.core.$ZodShape>(instead: Instead) =>
  fields(instead)
    .meta({
      title: 'While no project is on offer',
      description: 'Stands here in a live build as long as no project may be advertised.',
    })
    .optional()

/** Fields of which some tell of what is on offer, such as "From {price.from} per sq.ft" (content/unpublished.ts). */
export const quoting = <
  const Shape extends z.core.$ZodShape,
  const Instead extends z.core.$ZodShape,
>(
  shape: Shape,
  instead: Instead,
) => fields({ ...shape, whenNoneOnOffer: whenNoneOnOffer(instead) })

/** The project that a list's entry is about: the entry leaves a live build while that is not on offer. */
export const aboutProject = slug
  .meta({
    folder: 'projects',
    title: 'Project it is about',
    description: 'Such as vistara. A live build leaves this out while the project is not on offer.',
  })
  .optional()

/** The number of the paper that proves a claim, such as that of the layout approval. */
export const paper = token
  .meta({
    title: 'Number of the paper that proves it',
    description:
      'Such as LO/14/2026. Without it a live build leaves out what buyers take for a fact: an approval, a gate, a guard, a certificate, a clubhouse, a pool.',
    isOwn: true,
  })
  .optional()
