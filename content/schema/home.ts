import { z } from 'zod'
import { advertisement } from './advertisement'
import { fields, line, placeholder, quoting } from './field-types'
import { imageName, uprightImage } from './image'
import { internalLink, sitePath } from './site'
import { testimonials } from './testimonials'

/** The texts and images of the group's home page. */
export const homeSchema = advertisement(
  fields({
    meta: fields({ title: line, description: line }),
    banner: fields({
      label: line,
      title: line,
      slides: z
        .array(
          quoting(
            {
              image: imageName,
              portrait: uprightImage.optional(),
              title: line.meta({ description: 'Its name in the row below the picture.' }),
              note: line.meta({ description: 'A few words below that name.' }),
              headline: line.meta({ description: 'The large words on the picture.' }),
              text: line.meta({ description: 'A sentence below the large words.' }),
              link: internalLink,
            },
            { note: line, headline: line, text: line },
          ),
        )
        .min(1)
        .max(8)
        .meta({ row: 'Slide' }),
    }),
    ventures: fields({
      title: line,
      more: line,
      panels: z
        .array(
          quoting(
            {
              brand: z.enum(['properties', 'cinemas', 'cricket']),
              name: line,
              tagline: line,
              points: z.array(line).length(3).meta({ row: 'Point' }),
              path: sitePath,
              image: imageName,
            },
            { tagline: line, points: z.array(line).length(3).meta({ row: 'Point' }) },
          ),
        )
        .length(3)
        .meta({ row: 'Business' }),
    }),
    about: fields({
      title: line,
      lede: line,
      image: imageName,
      link: internalLink,
    }),
    /** A name and a fact. */
    values: z
      .array(
        quoting(
          { name: line, note: line, mark: z.enum(['mark', 'beam', 'crest']) },
          { note: line },
        ),
      )
      .length(3)
      .meta({ row: 'Value' }),
    leadership: fields({
      title: line,
      /** Shown on a card without a name, and once for all cards if none has a name. */
      unnamed: line,
      allUnnamed: line,
      cards: z
        .array(
          fields({
            role: line,
            text: line,
            /** The ground of the card. */
            mark: z.enum(['mark', 'plan', 'beam', 'crest']),
            name: line.optional(),
            photo: imageName.optional(),
            isPlaceholder: placeholder,
          }),
        )
        .readonly()
        .meta({ row: 'Person' }),
    }),
    testimonials,
    insights: fields({ title: line, read: line }),
    contact: fields({ title: line, lede: line, subject: line }),
  }),
)
export type Home = z.infer<typeof homeSchema>
