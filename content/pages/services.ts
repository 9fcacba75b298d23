import { defineDocument } from '../define'
import { figures } from '../figures'
import { servicesSchema } from '../schema/page'
import { site } from '../site'

const { season } = figures

export const services = defineDocument('pages/services.ts', servicesSchema, {
  title: 'What we do',
  metaTitle: `Our services | ${site.name}`,
  description:
    'Plots and homes, joint ventures with landowners, cinemas, and a cricket team with its partners.',
  lead: 'Plots, joint ventures, cinemas and cricket.',
  items: [
    {
      title: 'Plots and homes',
      text: `Plots in Madurai and Chennai, from ${figures.priceFrom} per sq.ft.`,
      points: [
        'A site plan with the size, facing and price of every plot',
        'A cost estimate with duty, registration and loan',
        'Site visits on a day you choose',
        'Residences planned at Vistara',
      ],
      image: 'plots/vistara-avenue',
      links: [
        { label: 'See the projects', path: '/properties/' },
        { label: 'Vistara Residences', path: '/vistara/residences/' },
      ],
    },
    {
      title: 'Joint ventures',
      text: 'You bring the land. We plan the layout, get the approvals and build the roads.',
      points: [
        'You share the plots or the sale',
        'Terms in writing before work starts',
        'Papers open to you while the venture lasts',
      ],
      image: 'plots/joint-venture-site-model',
      links: [{ label: 'How a venture works', path: '/jointventures/' }],
    },
    {
      title: 'Cinemas',
      text: 'Hire a screen for an evening, or advertise on it.',
      points: [
        'Private screenings for families and companies',
        'Commercials before the film and at the interval',
        'Posters and stands in the foyer',
      ],
      image: 'cinemas/auditorium-hero',
      links: [
        { label: 'Noyyal Cinemas', path: '/cinemas/' },
        { label: 'Hire a screen', path: '/cinemas/#screenings' },
      ],
    },
    {
      title: 'Cricket',
      text: 'The Tiruppur Tamilans play in the Tamil Nadu Premier League.',
      points: [
        `Champions on ${season.final.day}`,
        `${season.won} wins in ${season.played} matches`,
        'Partnerships on the shirt, in the stands and on match days',
      ],
      image: 'cricket/stadium-hero',
      links: [
        { label: 'Match centre', path: '/tiruppurTamilans/' },
        { label: 'For fans and sponsors', path: '/tiruppurTamilans/home/' },
      ],
    },
  ],
})
