import { defineDocument } from '../define'
import { contactSchema } from '../schema/contact'

export const contact = defineDocument('contact/contact.ts', contactSchema, {
  title: 'Contact Noyyal Group',
  description:
    'Write to Noyyal Group, call, or send a WhatsApp message: plots, joint ventures, cinemas and the Tiruppur Tamilans.',
  image: 'group/section-gradient-indigo',
  heading: 'Write or call us',
  paragraph: 'Your name and email are enough. Add a message if you like.',
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
  ways: { heading: 'Call, WhatsApp or mail', call: 'Call', whatsapp: 'WhatsApp', mail: 'Mail' },
  desks: {
    heading: 'Find what you need',
    links: [
      {
        label: 'Plots and site visits',
        path: '/properties/',
        note: 'Site plans, prices and brochures.',
      },
      {
        label: 'Land for a joint venture',
        path: '/jointventures/',
        note: 'What land we look for, and how a venture is shared.',
      },
      {
        label: 'Private screenings',
        path: '/cinemas/#enquiry',
        note: 'Hire a screen, or advertise on it.',
      },
      {
        label: 'The team and its sponsors',
        path: '/tiruppurTamilans/home/',
        note: 'Stories, players and partners of the Tiruppur Tamilans.',
      },
      {
        label: 'Questions and answers',
        path: '/faqs/',
        note: 'Plots, visits, matches, sponsors and cinemas.',
      },
    ],
  },
})
