import nights from './recorded/nights.json'

export type Night = keyof typeof nights

/** The start of the match that every recorded night tells. */
export const NIGHT_STARTS_AT = '2026-06-05T13:45:00.000Z'
const SERIES = 9866

type Answers = { results: object; table: object }

/** What the sports-data service answers so many minutes after the start; `opponent` has another name and number. */
export function answersAt(
  night: Night,
  minute: number,
  opponent = { teamId: 371, teamName: 'Dindigul Dragons' },
): Answers {
  const steps = nights[night].filter(([from]) => Number(from) <= minute)
  const [, state, status, first, second] = steps.at(-1) ?? []
  const hasWon = /won/.test(String(status)) && state === 'Complete'
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
    team2: { teamId: 861, teamName: 'IDream Tiruppur Tamizhans', teamSName: 'ITT' },
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
      ],
    },
    table: tableOf(hasWon),
  }
}

/** Reads `37/1 4`. The service leaves zeros out. */
function innings(inningsId: number, score: string | number) {
  const [runs = 0, wickets = 0, overs = 0] = String(score).split(/[/ ]/).map(Number)
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
