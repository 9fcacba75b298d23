import { defineDocument } from '../define'
import { contactSchema } from '../schema/contact'

export const contact = defineDocument('contact/contact.ts', contactSchema, {
  title: 'Contact Noyyal Group',
  description:
    'Write to Noyyal Group, call, or send a WhatsApp message: plots, joint ventures, cinemas and the Tiruppur Tamilans.',
  heading: 'Tell us where to write back.',
  paragraph:
    'Your name and email are enough. If you already know what you want to ask, add a message; if not, we will ask you.',
  form: {
    label: 'Contact us',
    submit: 'Send',
    addMessage: 'Add a message',
    namePlaceholder: 'Your name',
    messagePlaceholder: 'A plot, a screening, a sponsorship',
    defaultMessage: 'Please contact me.',
    savedLog: 'Contact saved successfully!',
    failedLog: 'Error saving contact:',
  },
  ways: { heading: 'Or reach us now', call: 'Call', whatsapp: 'WhatsApp', mail: 'Mail' },
  desks: {
    heading: 'Straight to the right page',
    links: [
      {
        label: 'Plots and site visits',
        path: '/properties/',
        note: 'Three layouts in Madurai and Chennai, each with its plan and price.',
      },
      {
        label: 'Land for a joint venture',
        path: '/jointventures/',
        note: 'What we look for in land, and how a venture is shared.',
      },
      {
        label: 'A screen for the evening',
        path: '/cinemas/#enquiry',
        note: 'Private screenings, and advertising on screen.',
      },
      {
        label: 'The team and its sponsors',
        path: '/tiruppurTamilans/home/',
        note: 'Stories, players and partners of the Tiruppur Tamilans.',
      },
      {
        label: 'Questions others have asked',
        path: '/faqs/',
        note: 'Plots, visits, matches, sponsors, cinemas.',
      },
    ],
  },
})
