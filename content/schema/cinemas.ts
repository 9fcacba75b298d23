import { z } from 'zod'
import { imageName } from './image'
import { question } from './question'

const line = z.string().trim().min(1)
const point = z.object({ title: line, text: line })

const format = z.object({
  /** The drawing beside it. */
  figure: z.enum(['light', 'sound', 'shape', 'seat']),
  title: line,
  text: line,
  /** What a viewer can look for. */
  tip: line,
  /** Short labels inside the drawing. */
  marks: z.array(line).max(2).default([]),
})

/** A venue is shown once it has what a visitor needs to get there; showtimes live elsewhere. */
const venue = z.object({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  name: line,
  address: z.array(line).min(1),
  halls: z.array(z.object({ name: line, seats: z.number().int().positive(), has: z.array(line) })),
  mapQuery: line,
})

export const cinemasSchema = z.object({
  title: line,
  description: line,
  hero: z.object({
    heading: line,
    lead: line,
    image: imageName,
    portrait: imageName,
    actions: z.array(z.object({ label: line, fragment: z.string().startsWith('#') })).length(2),
  }),
  room: z.object({ heading: line, text: z.array(line).min(1) }),
  formats: z.object({ heading: line, intro: line, items: z.array(format).min(1), note: line }),
  screenings: z.object({
    heading: line,
    text: line,
    steps: z.array(point).min(1),
    action: line,
    image: imageName,
  }),
  advertising: z.object({
    heading: line,
    text: line,
    items: z.array(point).min(1),
    action: line,
    image: imageName,
  }),
  venues: z.object({
    heading: line,
    seats: line,
    directions: line,
    list: z.array(venue),
  }),
  questions: z.object({ heading: line, items: z.array(question).min(1) }),
  enquiry: z.object({
    heading: line,
    text: line,
    subject: line,
    topic: z.object({
      label: line,
      placeholder: line,
      missing: line,
      options: z.array(z.object({ value: line, label: line })).min(2),
    }),
    messagePlaceholder: line,
  }),
})

export type Cinemas = z.infer<typeof cinemasSchema>
export type CinemaFormat = z.infer<typeof format>
