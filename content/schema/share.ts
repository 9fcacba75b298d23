import { z } from 'zod'
import { fields, line } from './fields'
import { imageName } from './image'

/** What a page shows where its address is shared: a short title over a picture. */
export const shareSchema = fields({
  /** The route's name in lib/routes.ts. */
  slug: line,
  /** Short: it is read in a chat, the size of a stamp. */
  title: z.string().min(2).max(40),
  image: imageName,
})
