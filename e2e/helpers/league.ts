import type { Match } from '@/lib/domain/cricket/match'
import type { League, TeamFace } from '@/lib/domain/cricket/teams'

/** A league and three of its matches for tests, independent of the teams and seasons in content. */
const team = (slug: string, lead: string, last: string, short: string): TeamFace => ({
  ...{ slug, name: `${lead} ${last}`, lead, last, short },
  ...{ aliases: [], crest: `/${slug}.svg` },
})

const own: TeamFace = {
  ...team('tiruppur-tamilans', 'Tiruppur', 'Tamilans', 'ITT'),
  feedId: 861,
  aliases: ['IDream Tiruppur Tamizhans'],
}
const chepauk = team('chepauk-super-gillies', 'Chepauk Super', 'Gillies', 'CSG')
const dindigul = team('dindigul-dragons', 'Dindigul', 'Dragons', 'DD')

export const league: League = {
  teams: [
    own,
    chepauk,
    dindigul,
    team('lyca-kovai-kings', 'Lyca Kovai', 'Kings', 'LKK'),
    team('nellai-royal-kings', 'Nellai Royal', 'Kings', 'NRK'),
    team('salem-spartans', 'Salem', 'Spartans', 'SS'),
    team('siechem-madurai-panthers', 'Siechem Madurai', 'Panthers', 'SMP'),
    team('trichy-grand-cholas', 'Trichy Grand', 'Cholas', 'TGC'),
  ],
  unknownTeam: team('unknown', 'Team to be', 'announced', 'TBA'),
  own: own.slug,
}

/** Matches, oldest first: lost, won, and the final, which was won. */
export const [lost, won, final]: readonly [Match, Match, Match] = [
  {
    id: 'match-2',
    title: 'Match 2',
    startsAt: '2025-06-06T19:15:00+05:30',
    sides: [
      { team: own, innings: [{ runs: 173, wickets: 6, balls: 120 }] },
      { team: chepauk, innings: [{ runs: 174, wickets: 2, balls: 96 }] },
    ],
    ending: { kind: 'won', winner: 1, by: 8, unit: 'wickets' },
  },
  {
    id: 'match-9',
    title: 'Match 9',
    startsAt: '2025-06-13T19:15:00+05:30',
    sides: [
      { team: own, innings: [{ runs: 200, wickets: 4, balls: 120 }] },
      { team: chepauk, innings: [{ runs: 121, wickets: 10, balls: 88 }] },
    ],
    ending: { kind: 'won', winner: 0, by: 79, unit: 'runs' },
  },
  {
    id: 'final',
    title: 'Final',
    startsAt: '2025-07-06T19:15:00+05:30',
    sides: [
      { team: own, innings: [{ runs: 220, wickets: 5, balls: 120 }] },
      { team: dindigul, innings: [{ runs: 102, wickets: 10, balls: 88 }] },
    ],
    ending: { kind: 'won', winner: 0, by: 118, unit: 'runs' },
    ground: 'NPR College Ground',
    city: 'Dindigul',
  },
]
