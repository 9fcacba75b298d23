import type { z } from 'zod'
import { didYouMean } from '../errors'
import { fileOf } from '../folder'
import type { fixtureSchema } from '../schema/fixture'
import type { matchSchema } from '../schema/match'
import { type Entry, entriesIn, type Rule, type RuleError, seasonYears } from './rule'

type Result = z.input<typeof matchSchema>
type Fixture = z.input<typeof fixtureSchema>

/** A result must agree with its fixture. The schema checks that ending and score agree. */
export const resultsAgree: Rule = (content) =>
  seasonYears(content).flatMap((year) => {
    const folder = `cricket/seasons/${year}`
    const fixtures = entriesIn<Fixture>(content, `${folder}/fixtures`)
    return entriesIn<Result>(content, `${folder}/results`).flatMap((result) =>
      errorsBesideFixture(result, fixtures),
    )
  })

/** The match of a story must have a result in the story's season. */
export const storiesHaveTheirMatch: Rule = (content) =>
  seasonYears(content).flatMap((year) => {
    const slugs = entriesIn(content, `cricket/seasons/${year}/results`).map(({ slug }) => slug)
    const stories = entriesIn<{ match?: string }>(content, `cricket/seasons/${year}/stories`)
    return stories.flatMap(({ name, entry: { match } }) => {
      if (match === undefined || slugs.includes(match)) return []
      const why = `The season of ${year} has no result of it.`
      const write = `Write one of: ${slugs.join(', ')}.${didYouMean(match, slugs)}`
      return [{ file: fileOf(name), path: ['match'], value: match, why, write }]
    })
  })

/** Pages of stories have the same folder in every season, so each needs an address of its own. */
export const storyPagesDiffer: Rule = (content) => {
  const pages = seasonYears(content).flatMap((year) =>
    entriesIn<{ body?: unknown }>(content, `cricket/seasons/${year}/stories`).filter(
      ({ entry }) => entry.body,
    ),
  )
  return pages.flatMap(({ name, slug }) => {
    const other = pages.find((each) => each.slug === slug && each.name !== name)
    if (!other) return []
    const why = `The story of ${fileOf(other.name)} has a page with this address too.`
    const write = `Write another one, such as ${slug}-${/\d{4}/.exec(name)}, and name the file so.`
    return [{ file: fileOf(name), path: ['slug'], value: slug, why, write }]
  })
}

function errorsBesideFixture(
  { name, slug, entry }: Entry<Result>,
  fixtures: readonly Entry<Fixture>[],
): readonly RuleError[] {
  const file = fileOf(name)
  const own = fixtures.find((each) => each.slug === slug)
  if (!own) {
    const meant = fixtures.find(
      (each) =>
        each.entry.title === entry.title ||
        (isSameDay(each.entry.startsAt, entry.startsAt) && hasTeamsOf(entry, each.entry)),
    )
    if (!meant) return []
    const why = `${meant.entry.title} was announced as "${meant.slug}", and would stay without a result.`
    const write = `Write "${meant.slug}", and name the file so.`
    return [{ file, path: ['slug'], value: slug, why, write }]
  }
  const { startsAt, ground, teams, isPostponed } = own.entry
  const differs = (path: Path, value: unknown, announced: string) => ({
    file,
    path,
    value,
    why: `The fixture (${fileOf(own.name)}) says ${announced}.`,
    write: `Write ${announced}. Where the fixture is wrong, correct it before the result is entered.`,
  })
  const why = 'The fixture is marked as postponed.'
  const write =
    'Enter there the day on which it was played, untick Postponed and save, then enter the result.'
  return [
    ...(isPostponed ? [{ file, path: ['startsAt'], value: entry.startsAt, why, write }] : []),
    ...(Date.parse(startsAt) === Date.parse(entry.startsAt)
      ? []
      : [differs(['startsAt'], entry.startsAt, `"${startsAt}"`)]),
    ...(ground === entry.ground ? [] : [differs(['ground'], entry.ground, `"${ground}"`)]),
    ...(hasTeamsOf(entry, own.entry)
      ? []
      : [
          differs(
            ['sides'],
            entry.sides.map(({ team }) => team),
            teams.map((team) => `"${team}"`).join(' and '),
          ),
        ]),
  ]
}

type Path = RuleError['path']

const isSameDay = (one: string, other: string) => one.slice(0, 10) === other.slice(0, 10)

const hasTeamsOf = ({ sides }: Result, { teams }: Fixture) =>
  [...teams].sort().join() ===
  sides
    .map(({ team }) => team)
    .sort()
    .join()
