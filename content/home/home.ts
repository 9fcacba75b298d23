import { defineDocument } from '../define'
import { homeSchema } from '../schema/home'

/** The words and images of the group's home page. */
export const home = defineDocument('home/home.ts', homeSchema, {
  meta: {
    title: 'Noyyal Group | Plots, cinemas and the Tiruppur Tamilans',
    description:
      'Noyyal Group of Tiruppur: approved plots in Madurai and Chennai with the price per sq.ft first, cinemas, and the Tiruppur Tamilans, TNPL champions of 2025.',
  },
  banner: {
    label: 'The group and its ventures',
    title: 'Land, light and a league of our own.',
    lede: 'Noyyal Group makes places to build on, rooms to watch in and a team to stand behind.',
    slides: [
      {
        image: 'group/banner-group-skyline',
        portrait: 'group/group-skyline-portrait',
        title: 'The group',
        note: 'Named for a river',
      },
      {
        image: 'group/banner-plots',
        portrait: 'plots/vistara-hero-portrait',
        title: 'Properties',
        note: 'Plots by the sq.ft',
      },
      {
        image: 'group/banner-cinema',
        portrait: 'cinemas/auditorium-hero-portrait',
        title: 'Cinemas',
        note: 'The big dark room',
      },
      {
        image: 'group/banner-cricket',
        portrait: 'cricket/stadium-hero-portrait',
        title: 'Cricket',
        note: 'Champions 2025',
      },
    ],
  },
  ventures: {
    title: 'Three ventures, one course.',
    lede: 'A river does not change its mind at every bend. Neither do we: buy well, build properly, stay for the whole season.',
    more: 'Know More',
    panels: [
      {
        brand: 'properties',
        name: 'Properties',
        tagline: 'Ground you can stand on.',
        points: [
          'Three layouts in Madurai and Chennai',
          'Site plan, plot by plot, before you call',
          'The price per sq.ft stands first',
        ],
        path: '/properties/',
        image: 'plots/vistara-villa-street',
      },
      {
        brand: 'cinemas',
        name: 'Cinema',
        tagline: 'The lights go down. Everything else can wait.',
        points: [
          'Rooms made for watching',
          'Private screenings for your people',
          'Your message on the largest screen',
        ],
        path: '/cinemas/',
        image: 'group/panel-cinema',
      },
      {
        brand: 'cricket',
        name: 'Cricket',
        tagline: 'Tiruppur Tamilans, TNPL champions of 2025.',
        points: [
          'Results, fixtures and the table',
          'Eighteen players, one town',
          'A wall for those who back them',
        ],
        path: '/tiruppurTamilans/',
        image: 'group/panel-cricket',
      },
    ],
  },
  about: {
    title: 'Named for the river that made a town.',
    lede: 'The Noyyal runs past Tiruppur, and most of what the town knows about patience it learnt there. The group takes the name and the habit.',
    text: 'We sell plots with the price on the first line, run screens for people who love films, and field a team that plays in front of its own.',
    image: 'group/about',
    link: { label: 'Who leads the group', path: '/#leadership' },
  },
  values: [
    {
      name: 'Excellence',
      text: 'A road is thirty feet or it is not. We measure before we promise.',
      mark: 'mark',
    },
    {
      name: 'Innovation',
      text: 'A site plan you can read on a phone, a table you can sort, a price that adds up.',
      mark: 'beam',
    },
    {
      name: 'Community Engagement',
      text: 'A team takes a town’s name only if it means to play for it.',
      mark: 'crest',
    },
  ],
  leadership: {
    title: 'The pillars of the group.',
    lede: 'Four seats, shown before their names. We would rather leave a line open than fill it with a stranger.',
    cards: [
      {
        role: 'Chair',
        text: 'Holds the course of the whole group.',
        isPlaceholder: true,
      },
      {
        role: 'Properties',
        text: 'Answers for every layout, from title to tar.',
        isPlaceholder: true,
      },
      {
        role: 'Cinemas',
        text: 'Keeps the dark dark and the sound true.',
        isPlaceholder: true,
      },
      {
        role: 'Cricket',
        text: 'Carries the Tamilans from one season to the next.',
        isPlaceholder: true,
      },
    ],
  },
  testimonials: {
    title: 'In their own words.',
    label: 'What people say',
    items: [
      {
        quote: 'Here a plot owner will tell how the first visit to the site went.',
        by: 'A plot owner',
        context: 'Properties',
        isPlaceholder: true,
      },
      {
        quote: 'Here someone who booked the whole room will say what the evening was like.',
        by: 'A host',
        context: 'Cinemas',
        isPlaceholder: true,
      },
      {
        quote: 'Here a supporter will remember the sixth of July, from a seat in Dindigul.',
        by: 'A supporter',
        context: 'Cricket',
        isPlaceholder: true,
      },
      {
        quote: 'Here a landowner will describe how a joint venture was agreed.',
        by: 'A landowner',
        context: 'Joint ventures',
        isPlaceholder: true,
      },
    ],
  },
  insights: {
    title: 'Worth knowing first.',
    lede: 'Three short reads, written for people about to decide something.',
    read: 'Read',
  },
  contact: {
    title: 'Tell us what you are looking for.',
    lede: 'A plot, a screen for an evening, a place on the team’s shirt, or land you own and want built on. Write a line and a person answers.',
    subject: 'Enquiry to Noyyal Group',
    image: 'group/section-gradient-indigo',
  },
})
