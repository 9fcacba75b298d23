import { defineDocument } from './define'
import { successSchema } from './schema/success'

/** The page after a sent form. */
export const success = defineDocument('success.ts', successSchema, {
  meta: {
    title: 'Thank you | Noyyal Group',
    description: 'Your message has reached Noyyal Group.',
  },
  title: 'Thank you for contacting us!',
  text: 'Our agent will get back to you soon.',
  call: 'Would you rather talk now? Call',
  image: 'group/thank-you-backdrop',
  home: { label: 'Return to Home', path: '/' },
  properties: { label: 'Browse other Properties', path: '/properties/' },
})
