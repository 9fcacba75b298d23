import { defineCollection } from '@/content/define'
import { fixtureSchema } from '@/content/schema/fixture'

const COIMBATORE = {
  ground: 'Sri Ramakrishna College of Arts and Science Ground',
  city: 'Coimbatore',
}
const SALEM = { ground: 'Salem Cricket Foundation Ground', city: 'Salem' }
const TIRUNELVELI = { ground: 'Indian Cement Company Ground', city: 'Tirunelveli' }
const DINDIGUL = { ground: 'NPR College Ground', city: 'Dindigul' }

const unchanged = { sequence: 0, changedOn: '2025-06-01' }

/** The seven league matches of 2025, as announced. */
export const fixtures = defineCollection('cricket/fixtures.ts', fixtureSchema, [
  {
    slug: 'match-2',
    title: 'Match 2',
    startsAt: '2025-06-06T19:15:00+05:30',
    teams: ['tiruppur-tamilans', 'chepauk-super-gillies'],
    ...COIMBATORE,
    ...unchanged,
  },
  {
    slug: 'match-5',
    title: 'Match 5',
    startsAt: '2025-06-08T19:15:00+05:30',
    teams: ['tiruppur-tamilans', 'dindigul-dragons'],
    ...COIMBATORE,
    ...unchanged,
  },
  {
    slug: 'match-9',
    title: 'Match 9',
    startsAt: '2025-06-13T19:15:00+05:30',
    teams: ['tiruppur-tamilans', 'salem-spartans'],
    ...SALEM,
    ...unchanged,
  },
  {
    slug: 'match-12',
    title: 'Match 12',
    startsAt: '2025-06-15T15:15:00+05:30',
    teams: ['trichy-grand-cholas', 'tiruppur-tamilans'],
    ...SALEM,
    ...unchanged,
  },
  {
    slug: 'match-20',
    title: 'Match 20',
    startsAt: '2025-06-22T19:15:00+05:30',
    teams: ['siechem-madurai-panthers', 'tiruppur-tamilans'],
    ...TIRUNELVELI,
    ...unchanged,
  },
  {
    slug: 'match-22',
    title: 'Match 22',
    startsAt: '2025-06-24T19:15:00+05:30',
    teams: ['lyca-kovai-kings', 'tiruppur-tamilans'],
    ...TIRUNELVELI,
    ...unchanged,
  },
  {
    slug: 'match-27',
    title: 'Match 27',
    startsAt: '2025-06-29T15:15:00+05:30',
    teams: ['tiruppur-tamilans', 'nellai-royal-kings'],
    ...DINDIGUL,
    ...unchanged,
  },
])
