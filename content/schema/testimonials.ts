import { z } from 'zod'
import { fields, line, placeholder, token } from './field-types'

/** Testimonials, and an invitation to send one. */
export const testimonials = fields({
  title: line,
  invite: fields({ label: line, fragment: token.startsWith('#'), prefill: line }),
  label: line,
  items: z
    .array(
      fields({ quote: line, by: line, context: line, isPlaceholder: placeholder }).meta({
        title: 'Testimonial',
      }),
    )
    .readonly(),
})
