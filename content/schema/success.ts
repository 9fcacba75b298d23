import type { z } from 'zod'
import { fields, line } from './fields'
import { imageName } from './image'
import { internalLink } from './site'

/** The words of the page after a sent form. */
export const successSchema = fields({
  meta: fields({ title: line, description: line }),
  title: line,
  text: line,
  /** Before the phone number. */
  call: line,
  image: imageName,
  home: internalLink,
  properties: internalLink,
})

export type Success = z.infer<typeof successSchema>
