import { defineDocument } from '../define'
import { projects } from '../projects/projects'
import { residencesSchema } from '../schema/residences'

/** What would prove each of the residence facts, in the order of `content/projects/vistara.json`. */
const proofs = [
  'The sanctioned floor plans',
  'The certificate and its number at IGBC',
  'The written specification of a residence',
  'The maintenance agreement',
] as const

const stated = projects.find('vistara')?.residences

/** The words of the residences' page. The facts themselves are said once, with the project. */
export const residences = defineDocument('residences/residences.ts', residencesSchema, {
  meta: {
    title: 'Vistara Residences at Uthangudi, Madurai | Schedule a visit',
    description:
      'Residences at Vistara, Uthangudi, Madurai. Choose a time to be called, schedule a visit, and see which facts still wait for their proof.',
  },
  name: 'Vistara Residences',
  hero: {
    title: 'Come home at the blue hour.',
    lede: 'Residences at Vistara, Uthangudi, Madurai. Name the time that suits you; a person calls, and the visit follows.',
    image: 'plots/luxury-residence-hero',
    portrait: 'plots/luxury-residence-portrait',
    visit: 'Schedule a Visit',
    brochure: 'Download Brochure',
    newTab: 'opens in a new tab',
  },
  form: {
    title: 'Request Information',
    submit: 'Get in Touch',
    subject: 'Vistara Residences: information and visit',
  },
  facts: {
    title: 'What is said, and what will prove it',
    lede: 'Four things are said of the residences. Each stands here with the paper that proves it, and with a flag until that paper has been shown.',
    flag: 'To be confirmed by the owner',
    proofLabel: 'Proved by',
    items: proofs.map((proof, index) => ({
      text: stated?.facts[index] ?? '',
      proof,
      isPlaceholder: stated?.isPlaceholder ?? true,
    })),
  },
  scene: {
    image: 'plots/vistara-clubhouse-pool',
    text: 'The light goes. The water keeps it a little longer.',
    caption: 'The clubhouse beside the pool, as planned',
  },
  place: {
    title: 'One address, two ways to live',
    text: [
      'The residences belong to Vistara, the plotted layout at Uthangudi. Who would rather build than move in finds the plots on the same ground, each with its size, facing and price.',
      'Walk both on one visit. Bring your questions about title, approval and registration; what is not yet published is said to be so.',
    ],
    image: 'plots/vistara-villa-street',
    caption: 'A street of the layout once houses stand on it',
    link: { label: 'See the plots of Vistara', path: '/vistara/' },
  },
  closing: {
    title: 'Morning, afternoon or evening?',
    text: 'Choose one of three slots and leave a number.',
    label: 'Schedule a Visit',
  },
})
