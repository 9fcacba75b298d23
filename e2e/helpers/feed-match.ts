/** A finished match of Tiruppur against Dindigul, in the format of the sports-data service. */
export const feedMatch = (id: number, start: string, status: string, extra: object = {}) => ({
  matchInfo: {
    matchId: id,
    seriesId: 9866,
    matchDesc: `Match ${id}`,
    startDate: String(Date.parse(start)),
    state: 'Complete',
    status,
    team1: { teamId: 371, teamName: 'Dindigul Dragons' },
    team2: { teamId: 861, teamName: 'IDream Tiruppur Tamizhans' },
    venueInfo: { ground: 'NPR College Ground', city: 'Dindigul' },
  },
  matchScore: {
    team1Score: { inngs1: { inningsId: 2, runs: 147, wickets: 10, overs: 19.6 } },
    team2Score: { inngs1: { inningsId: 1, runs: 150, overs: 20 } },
  },
  ...extra,
})
