import { constants } from '@/content/constants'
import { defineCollection } from '@/content/define'
import { playerSchema } from '@/content/schema/player'

/**
 * The squad of 2025 in the franchise's order. Roles are the ones the season confirmed (Esakkimuthu and
 * Achyuth bowl, though an early list had them as batsmen). Figures that nobody published are absent.
 * A player is shown as a shirt with the name on it (`npm run shirts`), or by `photo` where there is one.
 */
export const players = defineCollection('cricket/players.ts', playerSchema, [
  {
    slug: 'sai-kishore',
    name: 'Sai Kishore',
    surname: '',
    roles: ['All-Rounder', 'Captain'],
    teams: ['India', 'Gujarat Titans', 'Tamil Nadu'],
    flag: 'IN',
  },
  {
    slug: 'natarajan-t',
    name: 'Natarajan',
    surname: 'T',
    roles: ['Bowler'],
    teams: ['India', 'Delhi Capitals', 'Tamil Nadu'],
    flag: 'IN',
  },
  {
    slug: 'tushar-raheja',
    name: 'Tushar',
    surname: 'Raheja',
    roles: ['WK-Batsman Opener'],
    teams: ['Tamil Nadu'],
    runs: 488,
    honour: 'Player of the tournament, 2025',
  },
  {
    slug: 'mohamed-ali',
    name: 'Mohamed',
    surname: 'Ali',
    roles: ['All-Rounder'],
    teams: ['Tamil Nadu'],
  },
  {
    slug: 'amit-sathvik',
    name: 'Amit',
    surname: 'Sathvik',
    roles: ['WK-Batsman Opener'],
    teams: [],
    runs: 340,
  },
  {
    slug: 'surya-b',
    name: 'Surya',
    surname: 'B',
    roles: ['Bowler Spin'],
    teams: [],
  },
  {
    slug: 'silambarasan',
    name: 'Silambarasan',
    surname: '',
    roles: ['All-Rounder'],
    teams: [],
  },
  {
    slug: 'sasidev-u',
    name: 'Sasidev',
    surname: 'U',
    roles: ['Batsman'],
    teams: [],
  },
  {
    slug: 'rajkumar',
    name: 'Rajkumar',
    surname: '',
    roles: ['Batsman'],
    teams: [],
  },
  {
    slug: 'radhakrishnan-s',
    name: 'Radhakrishnan',
    surname: 'S',
    roles: ['Batsman'],
    teams: [],
  },
  {
    slug: 'pradosh-ranjan-paul',
    name: 'Pradosh Ranjan',
    surname: 'Paul',
    roles: ['Batsman'],
    teams: ['Tamil Nadu'],
  },
  {
    slug: 'mohan-prasath',
    name: 'Mohan',
    surname: 'Prasath',
    roles: ['Bowler Spin'],
    teams: [],
  },
  {
    slug: 'mathivannan',
    name: 'Mathivannan',
    surname: '',
    roles: ['All-Rounder'],
    teams: [],
  },
  {
    slug: 'kanibalan',
    name: 'Kanibalan',
    surname: '',
    roles: ['Batsman'],
    teams: [],
  },
  {
    slug: 'esakkimuthu',
    name: 'Esakkimuthu',
    surname: '',
    roles: ['Bowler'],
    teams: [],
    wickets: 14,
  },
  {
    slug: 'daryl-ferrario',
    name: 'Daryl S',
    surname: 'Ferrario',
    roles: ['All-Rounder'],
    teams: [],
  },
  {
    slug: 'anovankar',
    name: 'Anovankar',
    surname: '',
    roles: ['Batsman'],
    teams: [],
  },
  {
    slug: 'achyuth-cv',
    name: 'Achyuth',
    surname: 'CV',
    roles: ['Bowler'],
    teams: [],
  },
])

if (players.all.length !== constants.cricket.squadSize) {
  throw new Error(
    `content/cricket/players.ts\n✖ it has ${players.all.length} players and needs ${constants.cricket.squadSize}. The number stands in content/constants.ts.`,
  )
}
