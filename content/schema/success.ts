import { z } from 'zod'
import { imageName } from './image'
import { internalLink } from './site'

const line = z.string().trim().min(1)

export const successSchema = z.object({
  meta: z.object({ title: line, description: line }),
  title: line,
  text: line,
  image: imageName,
  home: internalLink,
  properties: internalLink,
})

export type Success = z.infer<typeof successSchema>
