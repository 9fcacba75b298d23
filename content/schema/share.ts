import { z } from 'zod'
import { letterCount } from '@/lib/domain/enquiry/tidy'
import { advertisement } from './advertisement'
import { fields, token } from './field-types'
import { imageName } from './image'

/** What a page shows where its address is shared: a short title over a picture. */
export const shareSchema = advertisement(
  fields({
    /** The route's name in lib/domain/routes.ts. */
    slug: token.meta({ title: 'Page' }),
    /** Short: it is read in a chat, the size of a stamp. */
    title: z
      .string()
      .min(2)
      .refine((title) => letterCount(title) <= 40, 'Write at most 40 letters.')
      .meta({ isWords: true }),
    image: imageName,
  }),
).meta({ title: 'Shared page' })
