import { z } from 'zod'
import { advertisement } from './advertisement'
import { fields, line, wordsWith } from './field-types'
import { imageName, uprightImage } from './image'

/** What a live build says of a project that may not be advertised, and what it shows in place of its pictures. */
export const notOnOfferSchema = advertisement(
  fields({
    /** The title of its page; with `{name}`, `{locality}` and `{city}`. */
    title: wordsWith('{name}', '{locality}', '{city}'),
    /** The one sentence of its page. */
    sentence: line,
    /** A way to ask for news. Counsel decides whether it is an invitation. */
    tell: fields({
      isAllowed: z.boolean().meta({
        title: 'Counsel allows it',
        description:
          'The page then has a link to the contact form. Without a registration it may be an offence.',
      }),
      label: line,
    }),
    /** What a build on this machine says on the page of such a project. */
    band: fields({
      unregistered: line,
      /** With `{date}`. */
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
export type NotOnOffer = z.infer<typeof notOnOfferSchema>
