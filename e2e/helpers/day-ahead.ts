/** A day of the coming fourteen in Tamil Nadu, in the format of date fields. */
export const dayAhead = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(
    Date.now() + days * 24 * 60 * 60 * 1000,
  )
