import { defineDocument } from './define'
import { siteSchema } from './schema/site'

/** Facts of the group, said once. Everything that names, calls or mails the group reads them here. */
export const site = defineDocument('site.ts', siteSchema, {
  name: 'Noyyal Group',
  legalName: 'Noyyal Group',
  description: 'Noyyal Group: plots in Madurai and Chennai, cinemas, and the Tiruppur Tamilans.',
  isPlaceholder: true,
  placeholderNote: 'Sample address, number and accounts until the group confirms its own.',
  address: ['Noyyal Group', 'Tiruppur, Tamil Nadu', 'India'],
  locality: 'Tiruppur',
  region: 'Tamil Nadu',
  country: 'IN',
  email: 'hello@noyyal.example',
  // No subscriber can have this number, so that a sample never rings at a stranger's.
  phone: '+910000000000',
  ventures: {
    properties: 'Noyyal Properties',
    cinemas: 'Noyyal Cinemas',
    cricket: 'Tiruppur Tamilans',
  },
  social: [
    { network: 'instagram', label: 'Instagram', url: 'https://www.instagram.com/' },
    { network: 'youtube', label: 'YouTube', url: 'https://www.youtube.com/' },
    { network: 'facebook', label: 'Facebook', url: 'https://www.facebook.com/' },
    { network: 'x', label: 'X', url: 'https://x.com/' },
  ],
  copyright: '© 2026 Noyyal Group. All rights reserved.',
})
