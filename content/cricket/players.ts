import { constants } from '@/content/constants'
import { defineCollection } from '@/content/define'
import { playerSchema } from '@/content/schema/player'

const figure = <Name extends string>(name: Name) => `cricket/players/${name}` as const

/**
 * The squad of 2025 in the franchise's order. Roles are the ones the season confirmed (Esakkimuthu and
 * Achyuth bowl, though an early list had them as batsmen). Figures that nobody published are absent.
 * The pictures are generic figures of a role, not likenesses.
 */
export const players = defineCollection('cricket/players.ts', playerSchema, [
  {
    slug: 'sai-kishore',
    name: 'Sai Kishore',
    surname: '',
    roles: ['All-Rounder', 'Captain'],
    teams: ['India', 'Gujarat Titans', 'Tamil Nadu'],
    flag: 'IN',
    image: figure('bowl-spin-1'),
  },
  {
    slug: 'natarajan-t',
    name: 'Natarajan',
    surname: 'T',
    roles: ['Bowler'],
    teams: ['India', 'Delhi Capitals', 'Tamil Nadu'],
    flag: 'IN',
    image: figure('bowl-fast-2'),
  },
  {
    slug: 'tushar-raheja',
    name: 'Tushar',
    surname: 'Raheja',
    roles: ['WK-Batsman Opener'],
    teams: ['Tamil Nadu'],
    runs: 488,
    honour: 'Player of the tournament, 2025',
    image: figure('keeper-3'),
  },
  {
    slug: 'mohamed-ali',
    name: 'Mohamed',
    surname: 'Ali',
    roles: ['All-Rounder'],
    teams: ['Tamil Nadu'],
    image: figure('allround-3'),
  },
  {
    slug: 'amit-sathvik',
    name: 'Amit',
    surname: 'Sathvik',
    roles: ['WK-Batsman Opener'],
    teams: [],
    runs: 340,
    image: figure('keeper-1'),
  },
  {
    slug: 'surya-b',
    name: 'Surya',
    surname: 'B',
    roles: ['Bowler Spin'],
    teams: [],
    image: figure('bowl-spin-2'),
  },
  {
    slug: 'silambarasan',
    name: 'Silambarasan',
    surname: '',
    roles: ['All-Rounder'],
    teams: [],
    image: figure('allround-1'),
  },
  {
    slug: 'sasidev-u',
    name: 'Sasidev',
    surname: 'U',
    roles: ['Batsman'],
    teams: [],
    image: figure('bat-pull-2'),
  },
  {
    slug: 'rajkumar',
    name: 'Rajkumar',
    surname: '',
    roles: ['Batsman'],
    teams: [],
    image: figure('bat-drive-1'),
  },
  {
    slug: 'radhakrishnan-s',
    name: 'Radhakrishnan',
    surname: 'S',
    roles: ['Batsman'],
    teams: [],
    image: figure('bat-pull-3'),
  },
  {
    slug: 'pradosh-ranjan-paul',
    name: 'Pradosh Ranjan',
    surname: 'Paul',
    roles: ['Batsman'],
    teams: ['Tamil Nadu'],
    image: figure('bat-drive-2'),
  },
  {
    slug: 'mohan-prasath',
    name: 'Mohan',
    surname: 'Prasath',
    roles: ['Bowler Spin'],
    teams: [],
    image: figure('bowl-spin-3'),
  },
  {
    slug: 'mathivannan',
    name: 'Mathivannan',
    surname: '',
    roles: ['All-Rounder'],
    teams: [],
    image: figure('allround-2'),
  },
  {
    slug: 'kanibalan',
    name: 'Kanibalan',
    surname: '',
    roles: ['Batsman'],
    teams: [],
    image: figure('bat-pull-1'),
  },
  {
    slug: 'esakkimuthu',
    name: 'Esakkimuthu',
    surname: '',
    roles: ['Bowler'],
    teams: [],
    wickets: 14,
    image: figure('bowl-fast-1'),
  },
  {
    slug: 'daryl-ferrario',
    name: 'Daryl S',
    surname: 'Ferrario',
    roles: ['All-Rounder'],
    teams: [],
    image: figure('allround-1'),
  },
  {
    slug: 'anovankar',
    name: 'Anovankar',
    surname: '',
    roles: ['Batsman'],
    teams: [],
    image: figure('bat-drive-3'),
  },
  {
    slug: 'achyuth-cv',
    name: 'Achyuth',
    surname: 'CV',
    roles: ['Bowler'],
    teams: [],
    image: figure('bowl-fast-3'),
  },
])

if (players.all.length !== constants.cricket.squadSize) {
  throw new Error(
    `content/cricket/players.ts\n✖ it has ${players.all.length} players and needs ${constants.cricket.squadSize}. The number stands in content/constants.ts.`,
  )
}
