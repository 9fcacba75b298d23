import { z } from 'zod'
import { fields, line } from './field-types'
import { imageName, uprightImage } from './image'
import { internalLink } from './site'

/** The texts of the page after a sent form. */
export const successSchema = fields({
  meta: fields({ title: line, description: line }),
  title: line,
  text: line,
  /** The group's next steps after a form was sent, in order. */
  next: fields({
    title: line,
    steps: z
      .array(fields({ title: line, text: line }))
      .readonly()
      .meta({ row: 'Step' }),
  }),
  /** Before the phone number. */
  call: line,
  image: imageName,
  portrait: uprightImage.optional(),
  home: internalLink,
  properties: internalLink,
})

export type Success = z.infer<typeof successSchema>
