import { fileOf } from '../folder'
import { type Rule, type RuleError, textsOf } from './rule'

const MONTHS = [
  ['Jan', 'ஜனவரி', 31],
  ['Feb', 'பிப்ரவரி', 29],
  ['Mar', 'மார்ச்', 31],
  ['Apr', 'ஏப்ரல்', 30],
  ['May', 'மே', 31],
  ['Jun', 'ஜூன்', 30],
  ['Jul', 'ஜூலை', 31],
  ['Aug', 'ஆகஸ்ட்', 31],
  ['Sep', 'செப்டம்பர்', 30],
  ['Oct', 'அக்டோபர்', 31],
  ['Nov', 'நவம்பர்', 30],
  ['Dec', 'டிசம்பர்', 31],
] as const

const ENGLISH = MONTHS.map(([month]) => month).join('|')
/** Tamil month names, January first. */
export const TAMIL_MONTHS = MONTHS.map(([, month]) => month)
const TAMIL = TAMIL_MONTHS.join('|')

/** `31 Jun 2025`, `June 31, 2025`, `31 ஜூன் 2025`; the year may be missing. */
const DATES = [
  new RegExp(
    `(?<![\\d.,])(?<day>\\d{1,2}) (?<month>${ENGLISH})[a-z]*\\b(?:,? (?<year>\\d{4}))?`,
    'gu',
  ),
  new RegExp(`\\b(?<month>${ENGLISH})[a-z]* (?<day>\\d{1,2})(?!\\d)(?:,? (?<year>\\d{4}))?`, 'gu'),
  new RegExp(
    `(?<![\\d.,])(?<day>\\d{1,2}) (?<month>${TAMIL})(?![\\p{L}\\p{M}])(?:,? (?<year>\\d{4}))?`,
    'gu',
  ),
]

/** Dates within texts must exist in the calendar. Date fields are validated by their schema. */
export const datesExist: Rule = (content) =>
  textsOf(content).flatMap(({ file, path, text }) =>
    DATES.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap(({ 0: found, groups }) => {
      const month = MONTHS.findIndex((names) => names.some((name) => name === groups?.month))
      // Without a year, February may have 29 days.
      const last = new Date(Date.UTC(Number(groups?.year ?? 2024), month + 1, 0)).getUTCDate()
      if (Number(groups?.day) >= 1 && Number(groups?.day) <= last) return []
      const why = `No calendar has the day "${found}".`
      const write = `Write a day from 1 to ${last}.`
      return [{ file, path, value: text, why, write }]
    }),
  )

/** A match must be in the folder of the year in which it is played. */
export const matchesAreOfTheirSeason: Rule = ({ english }) =>
  Object.entries(english).flatMap(([name, entry]): readonly RuleError[] => {
    const year = /^cricket\/seasons\/(\d{4})\/(?:fixtures|results)\//.exec(name)?.[1]
    const { startsAt } = Object(entry) as { startsAt?: string }
    if (!year || !startsAt || startsAt.startsWith(year)) return []
    const why = `The match belongs to the season of ${year}.`
    const write = `Write a day of ${year}, or move the file to the season of ${startsAt.slice(0, 4)}.`
    return [{ file: fileOf(name), path: ['startsAt'], value: startsAt, why, write }]
  })
