import type * as english from './dates'

/**
 * Tamil version of `dates.ts`: full month names, because short ones are not in use. Uses `Intl` only for
 * numbers, which are the same in every browser.
 */
const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Kolkata',
  weekday: 'short',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Month names, January first. */
export const MONTHS = [
  ...['ஜனவரி', 'பிப்ரவரி', 'மார்ச்', 'ஏப்ரல்', 'மே', 'ஜூன்'],
  ...['ஜூலை', 'ஆகஸ்ட்', 'செப்டம்பர்', 'அக்டோபர்', 'நவம்பர்', 'டிசம்பர்'],
] as const

const WEEKDAYS: Readonly<Record<string, string>> = {
  Sun: 'ஞாயிறு',
  Mon: 'திங்கள்',
  Tue: 'செவ்வாய்',
  Wed: 'புதன்',
  Thu: 'வியாழன்',
  Fri: 'வெள்ளி',
  Sat: 'சனி',
}

/** The parts with weekday and month in Tamil, and hours from 00 to 23. */
export const partsOf: typeof english.partsOf = (moment) => {
  const found: Record<string, string> = {}
  for (const { type, value } of parts.formatToParts(new Date(moment))) found[type] = value
  const { month, weekday = '' } = found
  return {
    ...found,
    month: MONTHS[Number(month) - 1] ?? '',
    weekday: WEEKDAYS[weekday] ?? '',
  }
}

// No-break space between day and month.
export const dayText: typeof english.dayText = (iso) => {
  const { day, month, year } = partsOf(iso)
  return `${day}\u00a0${month} ${year}`
}

export const dayOfYearText: typeof english.dayOfYearText = (iso) => {
  const { day, month } = partsOf(iso)
  return `${day}\u00a0${month}`
}
