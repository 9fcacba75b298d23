import { z } from 'zod'
import { internalLink } from './site'

const line = z.string().trim().min(1)

export const contactSchema = z.object({
  title: line,
  description: line,
  heading: line,
  /** The paragraph beside the form. */
  paragraph: line,
  form: z.object({
    label: line,
    submit: line,
    addMessage: line,
    namePlaceholder: line,
    messagePlaceholder: line,
    /** What is saved where the visitor wrote none, because the document needs a message. */
    defaultMessage: line,
    /** Console lines of the specification's section 8. */
    savedLog: line,
    failedLog: line,
  }),
  ways: z.object({ heading: line, call: line, whatsapp: line, mail: line }),
  desks: z.object({
    heading: line,
    links: z.array(internalLink.extend({ note: line })).min(1),
  }),
})

export type ContactContent = z.infer<typeof contactSchema>
