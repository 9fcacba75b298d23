import { defineDocument } from '../define'
import { listingSchema } from '../schema/listing'

/** The words of the listing of projects. */
export const listing = defineDocument('properties/listing.ts', listingSchema, {
  meta: {
    title: 'Plots in Madurai and Chennai by price per sq.ft | Noyyal Properties',
    description:
      'Three plotted layouts at Uthangudi, Royapuram and Tondiarpet. Compare the price per sq.ft, see the site plan plot by plot and open the brochure without a form.',
  },
  hero: {
    title: 'Our Projects',
    lede: 'WHERE DREAMS FIND THEIR PLOT!',
    label: 'Pictures of our projects',
    slides: [
      {
        image: 'plots/vistara-entrance-arch',
        portrait: 'plots/vistara-hero-portrait',
        title: 'Vistara',
        note: 'Uthangudi, Madurai',
      },
      {
        image: 'plots/nakshatra-card',
        portrait: 'plots/nakshatra-card-portrait',
        title: 'Nakshatra',
        note: 'Royapuram, Chennai',
      },
      {
        image: 'plots/mandhra-card',
        portrait: 'plots/mandhra-card-portrait',
        title: 'Mandhra',
        note: 'Tondiarpet, Chennai',
      },
    ],
  },
  intro:
    'Three layouts in two cities. The price per sq.ft stands first, because it is the first thing you ask.',
  browser: {
    filterLabel: 'Projects by status',
    filters: { all: 'All', 'in-progress': 'In Progress', completed: 'Completed' },
    sortLabel: 'Sort by',
    sorts: {
      listed: 'Our order',
      'price-low': 'Price per sq.ft, low to high',
      'price-high': 'Price per sq.ft, high to low',
    },
    showing: { one: '{n} project', other: '{n} projects' },
    showingSome: '{n} of {total} projects',
    empty: 'No project in this filter yet.',
    showAll: 'Show all {total}',
    more: 'Show {n} more',
  },
  card: {
    badge: 'PLOT',
    perSqFt: 'per sq.ft',
    statuses: { 'in-progress': 'In Progress', completed: 'Completed' },
    plan: 'See the site plan',
    brochure: 'Brochure',
    brochureNote: 'of {name}, opens in a new tab',
    registrationMissing: 'Registration details not yet published',
    registered: 'Registration {number}',
    qr: 'QR code of the registration',
    authority: 'Check it at {authority}',
    exempt: 'Exempt from registration: {reason}',
    sample: 'Sample',
  },
  browseMore: {
    title: 'Not the one?',
    text: 'Say which town and how much ground, and we will tell you what we have and what we do not.',
    label: 'Browse More Properties',
    prefill: 'I am looking for a plot in',
  },
  whyChoose: {
    title: 'Why Choose Noyyal',
    lede: 'A plot is the one thing you buy before you can see what you bought. So we show the ground first.',
    image: 'group/panel-properties',
    items: [
      {
        title: 'Expert Advice',
        text: 'Ask about title, approval or facing. You get an answer, or the name of the person who has it.',
      },
      {
        title: 'Trusted & Reliable',
        text: 'What is not published yet is said to be so. Nothing stands in its place.',
      },
      {
        title: 'Customer-Centric',
        text: 'Brochures open without a form. Nobody calls unless you ask to be called.',
      },
      {
        title: 'Full-Service Solutions',
        text: 'From the first walk across the plot to the day of registration, one desk stays with you.',
      },
      {
        title: 'Vast Property Network',
        text: 'Three layouts in two cities, and a list of what buyers look for next.',
      },
      {
        title: 'Professionalism',
        text: 'One price per sq.ft, the same on the plan, in the list and in the brochure.',
      },
    ],
  },
  testimonials: {
    title: 'What people will say here.',
    label: 'Testimonials',
    items: [
      {
        quote:
          'Here a homeowner tells how the plot on the drawing compared with the plot on the ground.',
        by: 'A homeowner',
        context: 'Bought a plot and built on it',
        isPlaceholder: true,
      },
      {
        quote: 'Here a renter tells what it is like to live on these streets, day and night.',
        by: 'A renter',
        context: 'Lives in one of the layouts',
        isPlaceholder: true,
      },
      {
        quote: 'Here an investor tells how the papers were shown, and how long an answer took.',
        by: 'An investor',
        context: 'Holds a plot for later',
        isPlaceholder: true,
      },
    ],
  },
  contact: {
    title: 'Contact Us',
    lede: 'Tell us what you look for: the town, the size, the facing. A person reads it and answers.',
    subject: 'Plots: enquiry from the listing',
  },
})
