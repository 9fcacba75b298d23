import { defineDocument } from '@/content/define'
import { figures } from '@/content/figures'
import { teamPageSchema } from '@/content/schema/team-page'

const { season } = figures

const standing = {
  record: 'Season 2025 record',
  updated: 'Updated {moment}',
  kept: 'Showing the record of {date}',
}

/** The words of the team page, the match centre. */
export const teamPage = defineDocument('cricket/team-page.ts', teamPageSchema, {
  meta: {
    title: 'Tiruppur Tamilans: results, fixtures and table',
    description:
      'Results, fixtures and the points table of the Tiruppur Tamilans, TNPL champions of 2025, with a calendar of every match.',
  },
  links: [
    { label: 'Results', path: '/tiruppurTamilans/#results' },
    { label: 'Fixtures 2025', path: '/tiruppurTamilans/#fixtures' },
    { label: 'Table', path: '/tiruppurTamilans/#table' },
    { label: 'Fan home', path: '/tiruppurTamilans/home/' },
  ],
  hero: {
    image: 'cricket/stadium-hero',
    portrait: 'cricket/stadium-hero-portrait',
    kicker: 'TNPL, season of 2025',
    title: 'Champions',
    figures: [
      { figure: `${season.won}`, text: `wins in ${season.played} matches` },
      {
        figure: season.final.margin.replace(/\D/g, ''),
        text: 'runs, the winning margin in the final',
      },
      { figure: season.final.own, text: 'the team’s score in the final' },
    ],
  },
  results: {
    title: 'Latest results',
    all: { label: `All ${season.played} results`, path: '/second/' },
    card: {
      over: '{n} over',
      overs: '{n} overs',
      noScore: 'No score given',
      winner: '(winner)',
      won: 'Won',
      lost: 'Lost',
      when: '{date}, {time}',
    },
    standing,
  },
  fixtures: {
    title: 'Fixtures 2025',
    legend: { won: 'won', wonPlace: 'above the line', lost: 'lost', lostPlace: 'below it' },
    wonBy: 'Won {margin}',
    lostBy: 'Lost {margin}',
    versus: 'v',
    match: '{first} v {second}',
    states: { past: 'Played', today: 'Today', next: 'Next' },
    ended: 'The season of 2025 is over.',
    ahead: `${figures.fixtures} league matches.`,
    calendar: {
      subscribe: 'Subscribe to the calendar',
      download: `Download all ${figures.fixtures}`,
      later: 'The next calendar will stand here once the league announces its fixtures.',
      add: 'Add to calendar',
      addNamed: 'Add to calendar: {match}',
    },
    playoffs: { title: 'Playoffs', days: '1 and 6 Jul', end: '2025-07-06T19:15:00+05:30' },
    run: {
      figure: `${season.run}`,
      title: 'in a row',
      text: 'From 15 June to the final, Tiruppur lost no match.',
    },
  },
  table: {
    title: 'Points table 2025',
    caption: 'Points table of the Tamil Nadu Premier League, 2025',
    stage: 'After the league stage. Two points a win.',
    note: 'The line under fourth place marks the playoffs.',
    own: 'Our team',
    columns: {
      position: { short: '#', full: 'Position' },
      team: 'Team',
      played: { short: 'P', full: 'Played' },
      won: { short: 'W', full: 'Won' },
      lost: { short: 'L', full: 'Lost' },
      record: 'Won and lost',
      points: { short: 'Pts', full: 'Points' },
      netRunRate: { short: 'NRR', full: 'Net run rate' },
    },
    form: {
      label: 'Last matches',
      letters: { W: 'won', L: 'lost', A: 'abandoned', D: 'drawn' },
    },
    standing,
  },
  calendar: { name: 'Tiruppur Tamilans 2025', match: '{match}, {title}' },
  league: 'Tamil Nadu Premier League',
  sport: 'Cricket',
})
