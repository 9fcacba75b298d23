import type { z } from 'zod'
import { fileOf } from '../folder'
import type { fixtureSchema } from '../schema/fixture'
import type { matchSchema } from '../schema/match'
import { type Content, entriesIn, type Rule, type RuleError, seasonYears, textsOf } from './rule'

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

/** A match that has not begun has no result. `now` is a moment of the check. */
export const resultsHaveBegun = (content: Content, now = Date.now()): readonly RuleError[] =>
  seasonYears(content).flatMap((year) =>
    entriesIn<Result>(content, `cricket/seasons/${year}/results`).flatMap(({ name, entry }) => {
      const { startsAt } = entry
      if (Date.parse(startsAt) <= now) return []
      const why = 'The match has not begun, so it has no result.'
      const write =
        'Write the day and hour at which it was played, or remove the result until it is over.'
      return [{ file: fileOf(name), path: ['startsAt'], value: startsAt, why, write }]
    }),
  )

type Fixture = z.input<typeof fixtureSchema>
type Result = z.input<typeof matchSchema>
type Match = {
  readonly name: string
  readonly slug: string
  readonly startsAt: string
  readonly ground: string
  readonly teams: readonly string[]
}

/** Two matches of one day are four hours apart, and a match lasts more than three. */
const APART = 3 * 60 * 60 * 1000

/** Neither a ground nor a team can have two matches at one time. */
export const matchesAreApart: Rule = (content) =>
  seasonYears(content).flatMap((year) => {
    const all = matchesOf(content, `cricket/seasons/${year}`)
    return all.flatMap(({ name, slug, startsAt, ground, teams }): readonly RuleError[] => {
      const other = all.find(
        (each) =>
          // A fixture and its result have one slug.
          each.slug !== slug &&
          Math.abs(Date.parse(each.startsAt) - Date.parse(startsAt)) < APART &&
          (each.ground === ground || each.teams.some((team) => teams.includes(team))),
      )
      if (!other) return []
      const what = other.ground === ground ? 'on the same ground' : 'of the same team'
      const why = `"${other.slug}" (${fileOf(other.name)}) is ${what} at that time: it starts at ${other.startsAt}.`
      const write = 'Write the hour at which this one starts, or correct the other.'
      return [{ file: fileOf(name), path: ['startsAt'], value: startsAt, why, write }]
    })
  })

/** The matches of a season; not those that are postponed, whose day is not known. */
const matchesOf = (content: Content, season: string): readonly Match[] => [
  ...entriesIn<Fixture>(content, `${season}/fixtures`)
    .filter(({ entry }) => !entry.isPostponed)
    .map(({ name, slug, entry }) => ({ ...entry, name, slug })),
  ...entriesIn<Result>(content, `${season}/results`).map(({ name, slug, entry }) => ({
    ...entry,
    ...{ name, slug, teams: entry.sides.map(({ team }) => team) },
  })),
]
