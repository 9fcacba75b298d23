import { formatRupees } from '@/lib/format/rupees'
import { defineDocument } from '../define'
import { figures } from '../figures'
import { projects } from '../projects/projects'
import { visitDays } from '../projects/words'
import { listingSchema } from '../schema/listing'

/** A project's price per sq.ft. A slug without a project stops the build. */
function priceOf(slug: string): string {
  const project = projects.find(slug)
  if (!project) throw new Error(`content/properties/listing.ts: no project "${slug}"`)
  return formatRupees(project.pricePerSqFt)
}

/** The words of the listing of projects. */
export const listing = defineDocument('properties/listing.ts', listingSchema, {
  meta: {
    title: 'Plots in Madurai and Chennai by price per sq.ft | Noyyal Properties',
    description:
      'Plots in Madurai and Chennai. Compare the price per sq.ft, see every plot on the site plan and open the brochure without a form.',
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
        note: `${priceOf('vistara')} per\u00a0sq.ft`,
      },
      {
        image: 'plots/nakshatra-card',
        portrait: 'plots/nakshatra-card-portrait',
        title: 'Nakshatra',
        note: `${priceOf('nakshatra')} per\u00a0sq.ft`,
      },
      {
        image: 'plots/mandhra-card',
        portrait: 'plots/mandhra-card-portrait',
        title: 'Mandhra',
        note: `${priceOf('mandhra')} per\u00a0sq.ft`,
      },
    ],
  },
  intro: `Plots in Madurai and Chennai. Prices start at ${figures.priceFrom} per sq.ft.`,
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
    registrationMissing: 'RERA number: not yet published',
    registered: 'Registration {number}',
    qr: 'QR code of the registration',
    authority: 'Check it at {authority}',
    exempt: 'Exempt from registration: {reason}',
    sample: 'Sample',
  },
  browseMore: {
    title: 'Looking for something else?',
    text: 'Tell us the town and size; we reply with plots that fit.',
    label: 'Browse More Properties',
    prefill: 'I am looking for a plot in',
  },
  whyChoose: {
    title: 'Why Choose Noyyal',
    lede: 'See the plan and walk the land before you decide.',
    image: 'plots/vistara-villa-street',
    items: [
      {
        title: 'Expert Advice',
        text: 'Ask us about title, approval or facing before you visit.',
      },
      {
        title: 'Trusted & Reliable',
        text: 'Price, site plan and brochure of each project are published. RERA numbers are still to come.',
      },
      {
        title: 'Customer-Centric',
        text: `${projects.all.length} brochures open without a form. We reply by phone or mail.`,
      },
      {
        title: 'Full-Service Solutions',
        text: `Visit within ${visitDays} days. We help you until the day of registration.`,
      },
      {
        title: 'Vast Property Network',
        text: 'Uthangudi in Madurai, Royapuram and Tondiarpet in Chennai. Tell us where else you look.',
      },
      {
        title: 'Professionalism',
        text: `One price per sq.ft on page, plan and brochure: ${priceOf('vistara')} at Vistara.`,
      },
    ],
  },
  testimonials: {
    title: 'What our buyers say',
    invite: { label: 'Bought with us? Tell us how it went', path: '/properties/#enquiry' },
    label: 'Testimonials',
    items: [
      {
        quote: 'How my plot compared with the drawing.',
        by: 'A homeowner',
        context: 'Built a house on the plot',
        isPlaceholder: true,
      },
      {
        quote: 'What it is like to live here.',
        by: 'A renter',
        context: 'Lives in one of the layouts',
        isPlaceholder: true,
      },
      {
        quote: 'How the papers were shown to me.',
        by: 'An investor',
        context: 'Holds a plot for later',
        isPlaceholder: true,
      },
    ],
  },
  contact: {
    title: 'Contact Us',
    lede: 'Tell us the town, the size and the facing you want. We reply by phone or mail.',
    subject: 'Plots: enquiry from the listing',
  },
})
