import { defineCollection } from './define'
import { shareSchema } from './schema/share'

/**
 * The sharing image of every fixed page. Projects, players and articles make theirs from their own
 * names, see app/_shell/share-cards.ts.
 */
export const shares = defineCollection('share.ts', shareSchema, [
  {
    slug: 'home',
    title: 'Land, cinema and cricket from Tiruppur',
    image: 'group/banner-group-skyline',
  },
  { slug: 'contact', title: 'Contact Noyyal Group', image: 'group/about' },
  { slug: 'properties', title: 'Where dreams find their plot', image: 'plots/vistara-aerial-day' },
  { slug: 'residences', title: 'Vistara Residences', image: 'plots/luxury-residence-hero' },
  {
    slug: 'jointVentures',
    title: 'Build with us on your land',
    image: 'plots/joint-venture-site-model',
  },
  { slug: 'cinemas', title: 'Hire the big screen', image: 'cinemas/auditorium-hero' },
  { slug: 'team', title: 'Champions of 2025', image: 'cricket/stadium-hero' },
  { slug: 'fanHome', title: 'This one is for Tiruppur', image: 'cricket/trophy-splash' },
  { slug: 'secondInnings', title: 'Every result of 2025', image: 'cricket/ball-on-pitch' },
  { slug: 'privacy', title: 'Privacy', image: 'group/section-gradient-indigo' },
  { slug: 'terms', title: 'Terms', image: 'group/section-gradient-indigo' },
  { slug: 'cookies', title: 'Cookies', image: 'group/section-gradient-indigo' },
  { slug: 'help', title: 'Help', image: 'group/section-gradient-indigo' },
  { slug: 'faqs', title: 'Questions and answers', image: 'group/section-gradient-indigo' },
  { slug: 'careers', title: 'Work with us', image: 'group/about' },
  { slug: 'services', title: 'What we do', image: 'group/about' },
])
