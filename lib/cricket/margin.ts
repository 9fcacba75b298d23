/** What follows "won" in a status, in the scorer's own words: `by 8 wickets`. Empty without one. */
export const marginOf = (status: string): string => status.split(/ won\b/i)[1]?.trim() ?? ''
