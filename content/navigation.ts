import { defineDocument } from './define'
import { navigationSchema } from './schema/site'

/** The links of the group's header and footer. */
export const navigation = defineDocument('navigation.ts', navigationSchema, {
  home: { label: 'Home', path: '/' },
  businesses: {
    label: 'Businesses',
    items: [
      {
        label: 'Properties',
        path: '/properties/',
        blurb: 'Plots in Madurai and Chennai',
        image: 'plots/vistara-villa-street',
        brand: 'properties',
      },
      {
        label: 'Cinemas',
        path: '/cinemas/',
        blurb: 'Private screenings and advertising',
        image: 'group/panel-cinema',
        brand: 'cinemas',
      },
      {
        label: 'Cricket team',
        path: '/tiruppurTamilans/',
        blurb: 'Tiruppur Tamilans, champions of 2025',
        image: 'group/panel-cricket',
        brand: 'cricket',
      },
    ],
  },
  leadership: { label: 'Leadership', path: '/#leadership' },
  jointVenture: { label: 'Joint Venture', path: '/jointventures/' },
  contact: { label: 'Contact Us', path: '/contact/' },
  quickLinks: [
    { label: 'About Us', path: '/#about' },
    { label: 'Contact Us', path: '/contact/' },
    { label: 'Our Services', path: '/services/' },
    { label: 'Privacy Policy', path: '/privacy/' },
    { label: 'Terms & Condition', path: '/terms/' },
  ],
  bottomLinks: [
    { label: 'Home', path: '/' },
    { label: 'Cookies', path: '/cookies/' },
    { label: 'Help', path: '/help/' },
    { label: 'FAQs', path: '/faqs/' },
    { label: 'Careers', path: '/careers/' },
  ],
})
