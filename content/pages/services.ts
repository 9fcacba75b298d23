import { defineDocument } from '../define'
import { servicesSchema } from '../schema/page'
import { site } from '../site'

export const services = defineDocument('pages/services.ts', servicesSchema, {
  title: 'What we do',
  metaTitle: `Our services | ${site.name}`,
  description:
    'Plots and homes, joint ventures with landowners, cinemas, and a cricket team with its partners.',
  lead: 'Plots, joint ventures, cinemas and cricket.',
  items: [
    {
      title: 'Plots and homes',
      text: 'Residential layouts in Madurai and Chennai, with the price per square foot on the first line and the plan open to read. At Vistara there are residences as well.',
      image: 'plots/vistara-avenue',
      links: [
        { label: 'See the projects', path: '/properties/' },
        { label: 'Vistara Residences', path: '/vistara/residences/' },
      ],
    },
    {
      title: 'Joint ventures',
      text: 'You bring land, we bring planning, approvals and building. How the result is shared is agreed before the first stone.',
      image: 'plots/joint-venture-site-model',
      links: [{ label: 'How a venture works', path: '/jointventures/' }],
    },
    {
      title: 'Screens',
      text: 'Rooms made for looking: films, private screenings for an evening, and advertising in front of people who have put their telephones away.',
      image: 'cinemas/auditorium-hero',
      links: [
        { label: 'Noyyal Cinemas', path: '/cinemas/' },
        { label: 'Take a screen', path: '/cinemas/#screenings' },
      ],
    },
    {
      title: 'Cricket',
      text: 'The Tiruppur Tamilans: matches, players and stories for those who follow them, and a place beside them for partners.',
      image: 'cricket/stadium-hero',
      links: [
        { label: 'Match centre', path: '/tiruppurTamilans/' },
        { label: 'For fans and sponsors', path: '/tiruppurTamilans/home/' },
      ],
    },
  ],
})
