import { defineDocument } from '@/content/define'
import { figures } from '@/content/figures'
import { fanHomeSchema } from '@/content/schema/fan-home'

/** The words of the fan home, in the order a visitor meets them. */
export const fanHome = defineDocument('fans/home.ts', fanHomeSchema, {
  title: 'Fan home of the Tiruppur Tamilans, champions of 2025',
  description:
    'Stories, results, players, season figures and partners of the Tiruppur Tamilans, champions of the Tamil Nadu Premier League 2025.',
  links: [
    { label: 'Home', path: '/tiruppurTamilans/home/' },
    { label: 'Latest', path: '/tiruppurTamilans/home/#latest' },
    { label: 'Fixtures 2025', path: '/tiruppurTamilans/home/#fixtures' },
    { label: 'Stats Hub', path: '/tiruppurTamilans/home/#stats' },
    { label: 'Our Tamizhans', path: '/tiruppurTamilans/home/#tamizhans' },
    { label: 'Sponsors', path: '/tiruppurTamilans/home/#sponsors' },
    { label: 'Contact Us', path: '/tiruppurTamilans/home/#contact' },
  ],
  hero: {
    lead: ['This one', 'is for'],
    shout: 'Tiruppur',
    note: `TNPL champions, ${figures.season.final.day}.`,
    image: 'cricket/trophy-splash',
    portrait: 'cricket/trophy-splash-portrait',
  },
  achievements: 'Achievements',
  stories: { title: 'Top stories', watch: 'Watch', read: 'Read', opensAt: 'at {source}' },
  fixtures: {
    image: 'cricket/stadium-hero',
    title: 'Fixtures 2025',
    text: 'The league matches of June 2025, with dates and grounds.',
    link: { label: `See all ${figures.fixtures}`, path: '/tiruppurTamilans/#fixtures' },
  },
  squad: {
    title: 'Our Tamizhans',
    carousel: 'The squad of 2025',
    note: 'The shirts are drawings. Those on sale may differ.',
  },
  stats: {
    title: 'Stats Hub',
    season: 'Season 2025, league and playoffs',
    runs: 'Leading run scorer',
    runsUnit: 'runs',
    wickets: 'Most wickets published',
    wicketsUnit: 'wickets',
    headToHead: 'Head to head, 2025',
    columns: {
      opponent: 'Opponent',
      played: { short: 'P', full: 'Played' },
      won: { short: 'W', full: 'Won' },
      lost: { short: 'L', full: 'Lost' },
      runsFor: { short: 'Runs', full: 'Runs scored' },
      runsAgainst: { short: 'Against', full: 'Runs conceded' },
    },
    note: `Counted from all ${figures.season.played} results of the season.`,
  },
  sponsors: {
    title: 'Our Sponsors',
    note: 'The partners will be named here.',
    join: 'Become a partner',
  },
  partner: {
    title: 'Write to the champions',
    lede: 'Tell us what you have in mind: a partnership, a shirt or a match day. The team will answer.',
    image: 'cricket/dressing-room-jersey',
    subject: 'Enquiry to the Tiruppur Tamilans',
    submit: 'Send to the team',
  },
})
