/**
 * An invented project for tests, with only the required fields. Uses pictures of the site.
 */
export const fixtureProject = {
  slug: 'sarayu',
  position: 4,
  name: 'Sarayu',
  status: { value: 'in-progress', isPlaceholder: true },
  pricePerSqFt: 1500,
  place: {
    locality: 'Avinashi',
    city: 'Tiruppur',
    state: 'Tamil Nadu',
    mapQuery: 'Avinashi, Tiruppur, Tamil Nadu',
    distances: [{ to: 'Tiruppur railway station', kilometres: 14.5, route: 'Avinashi Road' }],
  },
  approval: 'Approved Layout',
  highlights: [
    { icon: 'pin', label: 'Prime Location' },
    { icon: 'road', label: '30 Ft Road' },
    { icon: 'leaf', label: 'Green Surroundings' },
  ],
  summary: 'Residential plots at Avinashi, Tiruppur, at {price} per sq.ft.',
  hero: { lead: 'Plots beside the water at', image: 'charts/vistara' },
  card: { image: 'charts/vistara' },
  explore: {
    title: 'Explore Your Future Plot',
    items: [
      { title: 'One', text: 'The first point.' },
      { title: 'Two', text: 'The second point.' },
      { title: 'Three', text: 'The third point.' },
    ],
  },
  plan: { intro: '2 plots on one road.', isIllustrative: true },
  scene: { image: 'charts/avenue', caption: 'The avenue, as planned' },
  gallery: [],
  whyChoose: {
    title: 'Why Choose Sarayu',
    items: [
      { title: 'Price', text: 'The first reason.' },
      { title: 'Papers', text: 'The second reason.' },
      { title: 'Place', text: 'The third reason.' },
    ],
  },
}

/** A registration of that project, valid until 2031. */
export const fixtureRegistration = {
  kind: 'registered',
  number: 'TN/11/Layout/0001/2026',
  authority: { name: 'TNRERA', url: 'https://rera.tn.gov.in/' },
  qrCode: 'charts/park',
  registeredOn: '2026-01-31',
  validUntil: '2031-01-30',
  promoter: {
    name: 'The promoter',
    address: 'Avinashi Road, Tiruppur',
    phone: '+914215550142',
    email: 'plots@promoter.example',
  },
} as const
