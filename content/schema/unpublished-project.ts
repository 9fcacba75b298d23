import { z } from 'zod'
import { advertisement } from './advertisement'
import { fields, line, wordsWith } from './field-types'
import { imageName, uprightImage } from './image'

/** The texts for projects that a live build may not advertise, and the substitutes for their pictures. */
export const unpublishedProjectSchema = advertisement(
  fields({
    /** The title of the project's page. */
    title: wordsWith('{name}', '{locality}', '{city}'),
    /** The only sentence on the page. */
    sentence: line,
    /** A form to ask for news. Counsel decides whether it counts as an invitation. */
    tell: fields({
      isAllowed: z.boolean().meta({
        title: 'Counsel allows it',
        description:
          'The page then has a link to the contact form. Without a registration it may be an offence.',
      }),
      label: line,
    }),
    /** The banner of a local build on the page of such a project. */
    band: fields({
      unregistered: line,
      expired: wordsWith('{date}'),
    }),
    pictures: z
      .array(imageName.meta({ title: 'Picture' }))
      .min(1)
      .meta({
        title: 'Pictures that stand in',
        description: 'A live build shows them in place of those of a project that is not on offer.',
      }),
    upright: uprightImage,
  }),
)
export type UnpublishedProject = z.infer<typeof unpublishedProjectSchema>
