import { defineCollection } from '@/content/define'
import { matchSchema } from '@/content/schema/match'

const COIMBATORE = {
  ground: 'Sri Ramakrishna College of Arts and Science Ground',
  city: 'Coimbatore',
}
const SALEM = { ground: 'Salem Cricket Foundation Ground', city: 'Salem' }
const TIRUNELVELI = { ground: 'Indian Cement Company Ground', city: 'Tirunelveli' }
const DINDIGUL = { ground: 'NPR College Ground', city: 'Dindigul' }

const OWN = 'tiruppur-tamilans'

/**
 * The record of 2025, all nine matches, oldest first. Sides stand in the order they batted. A league
 * match shares its slug with its fixture.
 */
export const results = defineCollection('cricket/results.ts', matchSchema, [
  {
    slug: 'match-2',
    title: 'Match 2',
    stage: 'league',
    startsAt: '2025-06-06T19:15:00+05:30',
    sides: [
      { team: OWN, score: '173/6', overs: 20 },
      { team: 'chepauk-super-gillies', score: '174/2', overs: 16 },
    ],
    status: 'Chepauk Super Gillies won by 8 wickets',
    ...COIMBATORE,
  },
  {
    slug: 'match-5',
    title: 'Match 5',
    stage: 'league',
    startsAt: '2025-06-08T19:15:00+05:30',
    sides: [
      { team: 'dindigul-dragons', score: '93', overs: 16.2 },
      { team: OWN, score: '94/1', overs: 11.5 },
    ],
    status: 'Tiruppur won by 9 wickets',
    ...COIMBATORE,
  },
  {
    slug: 'match-9',
    title: 'Match 9',
    stage: 'league',
    startsAt: '2025-06-13T19:15:00+05:30',
    sides: [
      { team: OWN, score: '177/8', overs: 20 },
      { team: 'salem-spartans', score: '178/6', overs: 19.5 },
    ],
    status: 'Salem Spartans won by 4 wickets',
    ...SALEM,
  },
  {
    slug: 'match-12',
    title: 'Match 12',
    stage: 'league',
    startsAt: '2025-06-15T15:15:00+05:30',
    sides: [
      { team: 'trichy-grand-cholas', score: '164/7', overs: 20 },
      { team: OWN, score: '165/3', overs: 18.5 },
    ],
    status: 'Tiruppur won by 7 wickets',
    ...SALEM,
  },
  {
    slug: 'match-20',
    title: 'Match 20',
    stage: 'league',
    startsAt: '2025-06-22T19:15:00+05:30',
    sides: [
      { team: 'siechem-madurai-panthers', score: '120', overs: 20 },
      { team: OWN, score: '121/1', overs: 10.1 },
    ],
    status: 'Tiruppur won by 9 wickets',
    ...TIRUNELVELI,
  },
  {
    slug: 'match-22',
    title: 'Match 22',
    stage: 'league',
    startsAt: '2025-06-24T19:15:00+05:30',
    sides: [
      { team: 'lyca-kovai-kings', score: '137/9', overs: 20 },
      { team: OWN, score: '140/3', overs: 16.5 },
    ],
    status: 'Tiruppur won by 7 wickets',
    ...TIRUNELVELI,
  },
  {
    slug: 'match-27',
    title: 'Match 27',
    stage: 'league',
    startsAt: '2025-06-29T15:15:00+05:30',
    sides: [
      { team: OWN, score: '182/5', overs: 20 },
      { team: 'nellai-royal-kings', score: '113', overs: 19.4 },
    ],
    status: 'Tiruppur won by 69 runs',
    ...DINDIGUL,
  },
  {
    slug: 'qualifier-1',
    title: 'Qualifier 1',
    stage: 'playoffs',
    startsAt: '2025-07-01T19:15:00+05:30',
    sides: [
      { team: OWN, score: '202/5', overs: 20 },
      { team: 'chepauk-super-gillies', score: '123', overs: 16.1 },
    ],
    status: 'Tiruppur won by 79 runs',
    ...DINDIGUL,
  },
  {
    slug: 'final',
    title: 'Final',
    stage: 'playoffs',
    startsAt: '2025-07-06T19:15:00+05:30',
    sides: [
      { team: OWN, score: '220/5', overs: 20 },
      { team: 'dindigul-dragons', score: '102', overs: 14.4 },
    ],
    status: 'Tiruppur won by 118 runs',
    ...DINDIGUL,
  },
])
