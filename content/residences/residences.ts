import { defineDocument } from '../define'
import { projects } from '../projects/projects'
import { residencesSchema } from '../schema/residences'

/** The paper that will confirm each of the residence facts, in the order of `content/projects/vistara.json`. */
const proofs = [
  'the floor plans',
  'the IGBC certificate with its number',
  'the specification',
  'the maintenance agreement',
] as const

const stated = projects.find('vistara')?.residences

/** The words of the residences' page. The facts themselves are said once, with the project. */
export const residences = defineDocument('residences/residences.ts', residencesSchema, {
  meta: {
    title: 'Vistara Residences at Uthangudi, Madurai | Schedule a visit',
    description:
      'Residences at Vistara, Uthangudi, Madurai. Choose a time for a call, schedule a visit and open the brochure.',
  },
  name: 'Vistara Residences',
  hero: {
    title: 'A home at Vistara',
    lede: 'Residences at Uthangudi, Madurai. Choose a time for our call, then visit the site.',
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
    title: 'What is planned',
    flag: 'To be confirmed by the owner.',
    pending: 'To be published: {papers}. Prices follow with them.',
    items: proofs.map((proof, index) => ({
      text: stated?.facts[index] ?? '',
      proof,
      isPlaceholder: stated?.isPlaceholder ?? true,
    })),
  },
  scene: {
    image: 'plots/vistara-clubhouse-pool',
    text: 'The clubhouse and the pool',
    caption: 'As planned',
  },
  place: {
    title: 'Would you rather build?',
    text: [
      'The residences belong to Vistara, our layout at Uthangudi. Its plots are listed with size, facing and price.',
      'See both on one visit. Ask us about title, approval and registration.',
    ],
    image: 'plots/vistara-villa-street',
    caption: 'A street with houses, as planned',
    link: { label: 'See the plots of Vistara', path: '/vistara/' },
  },
  closing: {
    title: 'Morning, afternoon or evening?',
    text: 'Choose a time and leave your number. We call you.',
    label: 'Schedule a Visit',
  },
})
