import type * as english from './dates'

/**
 * Tamil in place of `dates.ts`: full names of months, because short ones are not in use. `Intl` is asked
 * for figures alone, which every browser words alike.
 */
const DAY = new Intl.DateTimeFormat('en-US', {
  day: '2-digit',
  month: 'numeric',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})

/** The names of the months, January first. */
export const MONTHS = [
  ...['ஜனவரி', 'பிப்ரவரி', 'மார்ச்', 'ஏப்ரல்', 'மே', 'ஜூன்'],
  ...['ஜூலை', 'ஆகஸ்ட்', 'செப்டம்பர்', 'அக்டோபர்', 'நவம்பர்', 'டிசம்பர்'],
] as const

function partsOf(iso: string | number): { day: string; month: string; year: string } {
  const parts = DAY.formatToParts(new Date(iso))
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((p) => p.type === type)?.value ?? ''
  return { day: part('day'), month: MONTHS[Number(part('month')) - 1] ?? '', year: part('year') }
}

export const dayText: typeof english.dayText = (iso) => {
  const { day, month, year } = partsOf(iso)
  return `${day} ${month} ${year}`
}

export const longDayText: typeof english.longDayText = (iso) => {
  const { day, month, year } = partsOf(iso)
  return `${Number(day)} ${month} ${year}`
}

export const dayOfYearText: typeof english.dayOfYearText = (iso) => {
  const { day, month } = partsOf(iso)
  return `${Number(day)} ${month}`
}

export const monthsText: typeof english.monthsText = (first, last) => {
  const months = [partsOf(first).month, partsOf(last).month]
  return [...new Set(months)].join(' – ')
}
