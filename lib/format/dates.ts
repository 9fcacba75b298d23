// en-IN would shorten September to four letters.
const DAY = new Intl.DateTimeFormat('en-US', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})

/** A date as "06 Jul 2025", the specification's `dd MMM yyyy`, by the clock of Tamil Nadu. */
export function dayText(iso: string): string {
  const parts = DAY.formatToParts(new Date(iso))
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((p) => p.type === type)?.value ?? ''
  return `${part('day')} ${part('month')} ${part('year')}`
}
