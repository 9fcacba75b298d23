import { defineDocument } from '../define'
import { figures } from '../figures'
import { homeSchema } from '../schema/home'

/** The words and images of the group's home page. */
export const home = defineDocument('home/home.ts', homeSchema, {
  meta: {
    title: 'Noyyal Group | Plots, cinemas and the Tiruppur Tamilans',
    description:
      'Noyyal Group of Tiruppur: plots in Madurai and Chennai, cinemas, and the Tiruppur Tamilans, TNPL champions of 2025.',
  },
  banner: {
    label: 'The group and its ventures',
    title: 'Land, cinema and cricket from Tiruppur.',
    slides: [
      {
        image: 'group/banner-group-skyline',
        portrait: 'group/group-skyline-portrait',
        title: 'Group',
        note: 'Of Tiruppur',
        headline: 'One group, three ventures',
        text: 'Noyyal Group sells plots, runs cinemas and owns the Tiruppur Tamilans.',
        link: { label: 'See what we do', path: '/services/' },
      },
      {
        image: 'group/banner-plots',
        portrait: 'plots/vistara-hero-portrait',
        title: 'Properties',
        note: `From ${figures.priceFrom} per sq.ft`,
        headline: 'Plots in Madurai and Chennai',
        text: `From ${figures.priceFrom} per sq.ft, with a plan of every layout.`,
        link: { label: 'See the plots', path: '/properties/' },
      },
      {
        image: 'group/banner-cinema',
        portrait: 'cinemas/auditorium-hero-portrait',
        title: 'Cinemas',
        note: 'Private screenings',
        headline: 'Hire a whole screen',
        text: 'For a birthday, a school or a company evening.',
        link: { label: 'See the cinemas', path: '/cinemas/' },
      },
      {
        image: 'group/banner-cricket',
        portrait: 'cricket/stadium-hero-portrait',
        title: 'Cricket',
        note: 'Champions 2025',
        headline: 'Champions of 2025',
        text: `${figures.season.won} wins in ${figures.season.played} matches for the Tiruppur Tamilans.`,
        link: { label: 'Meet the team', path: '/tiruppurTamilans/home/' },
      },
    ],
  },
  ventures: {
    title: 'Our three ventures',
    lede: 'Plots in Madurai and Chennai, cinemas, and the TNPL champions of 2025.',
    more: 'Know More',
    panels: [
      {
        brand: 'properties',
        name: 'Properties',
        tagline: `From ${figures.priceFrom} per sq.ft`,
        points: [
          'Plots in Madurai and Chennai',
          'A site plan with every plot',
          'A brochure without a form',
        ],
        path: '/properties/',
        image: 'plots/vistara-villa-street',
      },
      {
        brand: 'cinemas',
        name: 'Cinema',
        tagline: 'Hire a screen, or advertise on it',
        points: [
          'Films on the big screen',
          'Private screenings for families and companies',
          'Advertising before the film',
        ],
        path: '/cinemas/',
        image: 'group/panel-cinema',
      },
      {
        brand: 'cricket',
        name: 'Cricket',
        tagline: 'Tiruppur Tamilans, TNPL champions of 2025',
        points: [
          'Results, fixtures and the table',
          `Meet the ${figures.squad} players`,
          'Sponsors and partners',
        ],
        path: '/tiruppurTamilans/',
        image: 'group/panel-cricket',
      },
    ],
  },
  about: {
    title: 'Named after a river',
    lede: 'The group is named after the Noyyal, which runs past Tiruppur.',
    text: 'We sell plots, run cinemas, and field a team in the Tamil Nadu Premier League.',
    image: 'group/about',
    link: { label: 'Who leads the group', path: '/#leadership' },
  },
  values: [
    {
      name: 'Excellence',
      text: 'Vistara’s roads are 30 ft wide; see them on the plan.',
      mark: 'mark',
    },
    {
      name: 'Innovation',
      text: 'A site plan you can read on a phone, with a price for every plot.',
      mark: 'beam',
    },
    {
      name: 'Community Engagement',
      text: `${figures.season.won} wins in ${figures.season.played} matches, champions on ${figures.season.final.day}.`,
      mark: 'crest',
    },
  ],
  leadership: {
    title: 'The pillars of the group',
    lede: 'The four heads will be named here.',
    unnamed: 'Name to be announced',
    cards: [
      {
        role: 'Chair',
        text: 'Guides all three ventures.',
        mark: 'mark',
        isPlaceholder: true,
      },
      {
        role: 'Properties',
        text: 'Land, approvals and plot sales.',
        mark: 'plan',
        isPlaceholder: true,
      },
      {
        role: 'Cinemas',
        text: 'Films, screenings and advertising.',
        mark: 'beam',
        isPlaceholder: true,
      },
      {
        role: 'Cricket',
        text: 'The team, its fans and its partners.',
        mark: 'crest',
        isPlaceholder: true,
      },
    ],
  },
  testimonials: {
    title: 'From our customers',
    invite: { label: 'Tell us how it went', path: '/#contact' },
    label: 'What people say',
    items: [
      {
        quote: 'How my first visit to the site went.',
        by: 'A plot owner',
        context: 'Properties',
        isPlaceholder: true,
      },
      {
        quote: 'How our private screening was.',
        by: 'A host',
        context: 'Cinemas',
        isPlaceholder: true,
      },
      {
        quote: 'How I saw the final.',
        by: 'A supporter',
        context: 'Cricket',
        isPlaceholder: true,
      },
      {
        quote: 'How our joint venture was agreed.',
        by: 'A landowner',
        context: 'Joint ventures',
        isPlaceholder: true,
      },
    ],
  },
  insights: {
    title: 'Insights',
    lede: 'Guides for plot buyers and cricket fans.',
    read: 'Read',
  },
  contact: {
    title: 'Tell us what you are looking for',
    lede: 'Ask about a plot, a joint venture, a private screening or a sponsorship. We reply by phone or mail.',
    subject: 'Enquiry to Noyyal Group',
    image: 'group/section-gradient-indigo',
  },
})
