import type { z } from 'zod'
import { coordinates, fields, line, slug, webAddress } from './field-types'

/** A ground where matches are played. The optional fields are shown on the pages of its matches alone. */
export const groundSchema = fields({
  slug,
  name: line,
  city: line,
  point: fields(coordinates)
    .meta({ title: 'Point on the map', description: 'Without it the map searches for the name.' })
    .optional(),
  gates: line
    .meta({ title: 'Gates', description: 'Which one for which stand, and when they open.' })
    .optional(),
  parking: line
    .meta({ title: 'Parking', description: 'Where, for what vehicles, and what it costs.' })
    .optional(),
  lastRide: line
    .meta({
      title: 'Last bus and train',
      description: 'After an evening match: from where, to where, at what hour.',
    })
    .optional(),
  bags: line.meta({ title: 'Bags', description: 'What may not be carried in.' }).optional(),
  wheelchair: line
    .meta({ title: 'Wheelchair', description: 'The gate, the places and the toilet.' })
    .optional(),
  weather: fields({
    text: line.meta({
      title: 'Weather at 7:15 pm in June',
      description: 'Warmth, rain and dew as they are measured, such as 28 °C, rain on 4 days.',
    }),
    source: line.meta({ title: 'Who measured it' }),
    url: webAddress.meta({ title: 'Where it can be read' }),
  })
    .meta({ title: 'Weather' })
    .optional(),
})
export type Ground = z.infer<typeof groundSchema>
