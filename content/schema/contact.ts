import { z } from 'zod'
import { constants } from '@/content/constants'
import { letterCount } from '@/lib/domain/enquiry/normalise'
import { fields, line, token, whenNonePublished } from './field-types'
import { imageName } from './image'
import { internalLink } from './site'

/** The texts of the contact page. */
export const contactSchema = fields({
  title: line,
  description: line,
  /** Behind the first screen. */
  image: imageName,
  heading: line,
  /** The paragraph beside the form. */
  paragraph: line,
  form: fields({
    label: line,
    submit: line,
    addMessage: line,
    namePlaceholder: line,
    messagePlaceholder: line,
    /** Saved if the visitor wrote no message, because the document requires one. */
    defaultMessage: token.refine(
      (text) => letterCount(text) <= constants.form.messageMax,
      `Write at most ${constants.form.messageMax} letters.`,
    ),
    /** Console lines of the specification's section 8. */
    savedLog: token,
    failedLog: token,
  }),
  ways: fields({ heading: line, call: line, whatsapp: line, whatsappText: line, mail: line }),
  desks: fields({
    heading: line,
    links: z
      .array(
        internalLink.extend({
          note: line,
          whenNonePublished: whenNonePublished({ note: line }),
        }),
      )
      .min(1)
      .meta({ row: 'Desk' }),
  }),
})

export type ContactContent = z.infer<typeof contactSchema>
