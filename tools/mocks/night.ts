import { readFileSync } from 'node:fs'

export type Night = 'whole' | 'delayed' | 'abandoned' | 'reduced' | 'superOver' | 'stuck'

/** From a minute on: the state, the status, and the scores of both innings. */
type Step = readonly [
  minute: number,
  state: string,
  status: string,
  first?: string,
  second?: string,
]

const nights: Record<Night, readonly Step[]> = JSON.parse(
  readFileSync(new URL('recorded/nights.json', import.meta.url), 'utf8'),
)

/** The start of the match that every recorded night tells. */
export const NIGHT_STARTS_AT = '2026-06-05T13:45:00.000Z'
const SERIES = 9866
const OWN = { teamId: 861, teamName: 'IDream Tiruppur Tamizhans', teamSName: 'ITT' }
/** The final of the season before, as it stands in the same list. */
const FORMER = {
  matchInfo: {
    matchId: 114_321,
    matchDesc: 'Final',
    startDate: String(Date.parse('2025-07-06T13:45:00Z')),
    state: 'Complete',
    status: 'IDream Tiruppur Tamizhans won by 118 runs',
    team1: OWN,
    team2: { teamId: 371, teamName: 'Dindigul Dragons', teamSName: 'DD' },
    venueInfo: { ground: 'NPR College Ground', city: 'Dindigul' },
  },
  matchScore: {
    team1Score: { inngs1: { inningsId: 1, runs: 220, wickets: 5, overs: 19.6 } },
    team2Score: { inngs1: { inningsId: 2, runs: 102, wickets: 10, overs: 14.4 } },
  },
}

type Answers = { results: object; table: object }

/** What the sports-data service answers so many minutes after the start; `opponent` has another name and number. */
export function answersAt(
  night: Night,
  minute: number,
  opponent = { teamId: 371, teamName: 'Dindigul Dragons' },
): Answers {
  const steps = nights[night].filter(([from]) => from <= minute)
  const [, state, status, first, second] = steps.at(-1) ?? []
  const hasWon = state === 'Complete'
  const matchInfo = {
    matchId: 118_001,
    seriesId: SERIES,
    seriesName: 'Tamil Nadu Premier League 2026',
    matchDesc: '1st Match',
    matchFormat: 'T20',
    startDate: String(Date.parse(NIGHT_STARTS_AT)),
    state,
    status,
    team1: opponent,
    team2: OWN,
    venueInfo: { ground: 'NPR College Ground', city: 'Dindigul', timezone: '+05:30' },
  }
  const matchScore = {
    ...(second && { team1Score: { inngs1: innings(2, second) } }),
    ...(first && { team2Score: { inngs1: innings(1, first) } }),
  }
  return {
    results: {
      teamMatchesData: [
        {
          matchDetailsMap: {
            key: matchInfo.seriesName,
            match: [{ matchInfo, ...(first && { matchScore }) }],
            seriesId: SERIES,
          },
        },
        { adDetail: { name: 'native_matches', layout: 'native_large', position: 2 } },
        { matchDetailsMap: { match: [FORMER] } },
      ],
    },
    table: tableOf(hasWon),
  }
}

/** Reads `37/1 4`. The service leaves zeros out. */
function innings(inningsId: number, score: string) {
  const [runs = 0, wickets = 0, overs = 0] = score.split(/[/ ]/).map(Number)
  return {
    inningsId,
    ...(runs && { runs }),
    ...(wickets && { wickets }),
    overs,
  }
}

/** A season's table after seven matches each, or eight of the two. */
const tableOf = (hasWon: boolean) => ({
  pointsTable: [
    {
      groupName: 'Teams',
      pointsTableInfo: Array.from({ length: 8 }, (_, at) => ({
        teamId: at === 0 ? 861 : 900 + at,
        teamFullName: at === 0 ? 'IDream Tiruppur Tamizhans' : `Side ${at}`,
        matchesPlayed: hasWon && at < 2 ? 8 : 7,
        ...(at < 7 && { matchesWon: 7 - at + (hasWon && at === 0 ? 1 : 0) }),
        ...(at < 7 && { points: 2 * (7 - at) + (hasWon && at === 0 ? 2 : 0) }),
        nrr: '+1.428',
        teamMatches: [{ matchId: 1 }],
      })),
    },
    { adDetail: {} },
  ],
})
