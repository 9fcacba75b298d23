import { z } from 'zod'
import { imageName } from './image'

/** What a page shows where its address is shared: a short title over a picture. */
export const shareSchema = z.strictObject({
  /** The route's name in lib/routes.ts. */
  slug: z.string().min(1),
  /** Short: it is read in a chat, the size of a stamp. */
  title: z.string().min(2).max(40),
  image: imageName,
})
