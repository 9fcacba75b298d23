import { defineDocument } from '@/content/define'
import { figures } from '@/content/figures'
import { playerPageSchema } from '@/content/schema/fan-home'

const { season } = figures

/** The words of the players' cards and pages. */
export const playerWords = defineDocument('fans/player-page.ts', playerPageSchema, {
  viewProfile: 'View Profile',
  buyMerchandise: 'Buy Merchandise',
  of: '{action}: {name}',
  facts: {
    roles: 'Role',
    teams: 'Teams',
    season: 'Season 2025',
    matches: 'matches',
    runs: 'runs',
    wickets: 'wickets',
    won: `of ${season.played} matches won by the team`,
    honours: 'Honours',
    champions: `TNPL champions, ${season.final.day}`,
  },
  role: 'On the field',
  season: {
    title: `All ${season.played} matches of 2025`,
    won: 'Won {margin}',
    lost: 'Lost {margin}',
  },
  shirtMessage: 'Shirt of {name}: is it on sale?',
  team: 'Tiruppur Tamilans',
  pager: 'Players',
  previous: 'Previous',
  next: 'Next',
  all: { label: `All ${figures.squad} players`, path: '/tiruppurTamilans/home/#tamizhans' },
  title: '{name}, Tiruppur Tamilans',
  description:
    '{name} of the Tiruppur Tamilans, champions of TNPL 2025: {roles}. The season, the role, team-mates and all matches of 2025.',
})
