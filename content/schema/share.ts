import { z } from 'zod'
import { letterCount } from '@/lib/domain/enquiry/normalise'
import { advertisement } from './advertisement'
import { fields, token } from './field-types'
import { imageName } from './image'

/** The sharing image of a page: a short title on a picture. */
export const shareSchema = advertisement(
  fields({
    /** The route's name in lib/domain/routes.ts. */
    slug: token.meta({ title: 'Page' }),
    /** Short, because chats show the image very small. */
    title: z
      .string()
      .min(2)
      .refine((title) => letterCount(title) <= 40, 'Write at most 40 letters.')
      .meta({ isWords: true }),
    image: imageName,
  }),
).meta({ title: 'Shared page' })
