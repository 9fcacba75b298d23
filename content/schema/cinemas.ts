import { z } from 'zod'
import { fields, line, paragraph, slug, token, wordsWith } from './field-types'
import { imageName, uprightImage } from './image'

const point = fields({ title: line, text: paragraph })

const format = fields({
  /** The drawing beside it. */
  figure: z.enum(['light', 'sound', 'shape', 'seat']),
  title: line,
  /** What a viewer can look for. */
  tip: line,
  /** Short labels inside the drawing. */
  marks: z.array(line).max(2).default([]).meta({ row: 'Label in the drawing' }),
})

const hall = fields({
  name: line,
  seats: z.number().int().positive(),
  has: z.array(line).meta({ row: 'Thing it has' }),
})

/** A venue, with what a visitor needs to get there. Showtimes are on other sites. */
const venue = fields({
  slug,
  name: line,
  address: z.array(line).min(1).meta({ row: 'Address line' }),
  halls: z.array(hall).meta({ row: 'Hall' }),
  mapQuery: token,
})

/** The texts of the cinemas page. */
export const cinemasSchema = fields({
  title: line,
  description: line,
  hero: fields({
    heading: line,
    lead: line,
    image: imageName,
    portrait: uprightImage.optional(),
    /** Shown in rotation on the screen of the drawn hall. */
    films: z.array(imageName).length(6).optional().meta({ row: 'Film' }),
    /** Label of the button that pauses the rotation. */
    pause: line,
    actions: z
      .array(fields({ label: line, fragment: token.startsWith('#') }))
      .length(2)
      .meta({ row: 'Button' }),
  }),
  formats: fields({
    heading: line,
    items: z.array(format).min(1).meta({ row: 'Kind of picture or sound' }),
  }),
  screenings: fields({
    heading: line,
    text: line,
    steps: z.array(point).min(1).meta({ row: 'Step' }),
    action: line,
    /** The form's topic that the action chooses. */
    topic: token,
    image: imageName,
    /** Shown on portrait screens, because the hero already shows the auditorium there. */
    portrait: imageName.optional(),
  }),
  advertising: fields({
    heading: line,
    text: line,
    items: z.array(point).min(1).meta({ row: 'Kind of advertisement' }),
    action: line,
    topic: token,
    image: imageName,
  }),
  venues: fields({
    heading: line,
    seats: wordsWith('{n}'),
    directions: line,
    list: z.array(venue.meta({ title: 'Cinema' })).meta({
      title: 'Cinemas',
      description: 'A cinema appears once it has an address.',
    }),
  }),
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
        .min(2)
        .meta({ row: 'Topic' }),
    }),
    messagePlaceholder: line,
  }),
})

export type Cinemas = z.infer<typeof cinemasSchema>
export type CinemaFormat = z.infer<typeof format>
