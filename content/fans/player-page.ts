import { defineDocument } from '@/content/define'
import { figures } from '@/content/figures'
import { playerPageSchema } from '@/content/schema/fan-home'

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
    honour: 'Honour',
  },
  unknown: `A member of the 2025 champions: ${figures.season.won} wins in ${figures.season.played} matches.`,
  figureNote: 'The figure is a drawing of the role, not a likeness.',
  team: 'Tiruppur Tamilans',
  pager: 'Players',
  previous: 'Previous',
  next: 'Next',
  all: { label: `All ${figures.squad} players`, path: '/tiruppurTamilans/home/#tamizhans' },
  title: '{name}, Tiruppur Tamilans',
  description:
    '{name} of the Tiruppur Tamilans, champions of TNPL 2025: {roles}. Teams, season figures and the squad.',
})
