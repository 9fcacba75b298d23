import { z } from 'zod'
import { seatsOf } from '@/lib/cinema/seating'
import { fields, line, paragraph, slug, token, wordsWith } from './fields'
import { imageName, uprightImage } from './image'
import { question } from './question'

const point = fields({ title: line, text: paragraph })

const format = fields({
  /** The drawing beside it. */
  figure: z.enum(['light', 'sound', 'shape', 'seat']),
  title: line,
  text: paragraph,
  /** What a viewer can look for. */
  tip: line,
  /** Short labels inside the drawing. */
  marks: z.array(line).max(2).default([]),
})

const LETTER = 'Write the one or two capital letters on the side of the row, such as "A" or "AA".'
const SEATS = 'Write the number of seats in this row, from 1 to 60.'

/** The rows of seats from the screen to the back, as they stand in the hall. With them the page shows a plan of the seats. */
const rows = z
  .array(
    fields({
      letter: z.string(LETTER).regex(/^[A-Z]{1,2}$/, LETTER),
      seats: z.number(SEATS).int(SEATS).min(1, SEATS).max(60, SEATS),
    }),
  )
  .min(1, 'It has no row. Write each row with its letter and seats, or remove "Rows of seats".')
  .max(40, 'These are more than 40 rows. Write the rows of one hall.')
  .superRefine((all, context) => {
    for (const [at, { letter }] of all.entries()) {
      if (all.findIndex((row) => row.letter === letter) === at) continue
      const message = `Row ${letter} stands here twice. Give each row a letter of its own.`
      context.addIssue({ code: 'custom', path: [at, 'letter'], message })
    }
  })
  .meta({
    title: 'Rows of seats',
    description:
      'From the screen to the back; together the seats of the hall. Visitors then choose how many guests they are, and see where they sit. Leave it out until the rows are counted.',
    isTable: true,
  })

/** A hall of a cinema. Its rows come to its seats. */
export const hallSchema = fields({
  name: line.meta({
    description:
      'With the name of the cinema it goes into the message of the form, which has 50 letters.',
  }),
  seats: z.number().int().positive(),
  has: z.array(line),
  rows: rows.optional(),
}).superRefine((given, context) => {
  const { seats } = given
  const counted = seatsOf(given.rows ?? [])
  if (!given.rows || counted === seats) return
  const message = `The rows have ${counted} seats. Write this number, or correct the rows.`
  context.addIssue({ code: 'custom', path: ['seats'], message })
})

/** A venue is shown once it has what a visitor needs to get there; showtimes live elsewhere. */
const venue = fields({
  slug,
  name: line,
  address: z.array(line).min(1),
  halls: z.array(hallSchema),
  mapQuery: token,
})

/** The words of the plan of a hall's seats. */
const seatPlan = fields({
  guests: wordsWith('{hall}'),
  screen: line,
  fillRow: wordsWith('{n}', '{row}').meta({ title: 'Where guests fill one row' }),
  fillRows: wordsWith('{n}', '{first}', '{last}').meta({ title: 'Where guests fill several rows' }),
  fitRow: wordsWith('{n}', '{row}').meta({ title: 'Where seats of one row stay free' }),
  fitRows: wordsWith('{n}', '{first}', '{last}').meta({
    title: 'Where seats of several rows stay free',
  }),
  rule: line.meta({ title: 'Which seats are filled first' }),
  action: wordsWith('{n}'),
  message: wordsWith('{venue}', '{hall}', '{n}').meta({ title: 'Written into the form' }),
}).meta({ title: 'Plan of the seats' })

/** The words of the cinemas page. */
export const cinemasSchema = fields({
  title: line,
  description: line,
  hero: fields({
    heading: line,
    lead: line,
    image: imageName,
    portrait: uprightImage.optional(),
    /** They take turns on the screen of a knitted hall. */
    films: z.array(imageName).length(6).optional(),
    /** Of the button that stops them. */
    pause: line,
    actions: z.array(fields({ label: line, fragment: token.startsWith('#') })).length(2),
  }),
  formats: fields({ heading: line, intro: line, items: z.array(format).min(1), note: line }),
  screenings: fields({
    heading: line,
    text: line,
    steps: z.array(point).min(1),
    action: line,
    /** The form's topic that the action chooses. */
    topic: token,
    image: imageName,
    /** Shown on upright screens, where the opening shows the auditorium. */
    portrait: imageName.optional(),
  }),
  advertising: fields({
    heading: line,
    text: line,
    items: z.array(point).min(1),
    action: line,
    topic: token,
    image: imageName,
  }),
  venues: fields({
    heading: line,
    seats: line,
    directions: line,
    plan: seatPlan,
    list: z.array(venue.meta({ title: 'Cinema' })).meta({
      title: 'Cinemas',
      description: 'A cinema appears once it has an address.',
    }),
  }),
  questions: fields({ heading: line, items: z.array(question).min(1) }),
  enquiry: fields({
    title: line,
    lede: line,
    subject: line,
    topic: fields({
      label: line,
      placeholder: line,
      missing: line,
      options: z
        .array(fields({ value: token.meta({ title: 'Sent to the desk' }), label: line }))
        .min(2),
    }),
    messagePlaceholder: line,
  }),
})

export type Cinemas = z.infer<typeof cinemasSchema>
export type CinemaFormat = z.infer<typeof format>
