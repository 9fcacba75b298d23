import { readdirSync } from 'node:fs'
import { z } from 'zod'
import { defineCollection, defineDocument, hasDocument, parse } from '@/content/define'
import { fileOf, onDisk } from '@/content/folder'
import { readJson } from '@/content/json'
import { fixtureSchema } from '@/content/schema/fixture'
import { matchSchema } from '@/content/schema/match'
import { playerSchema } from '@/content/schema/player'
import { currentSeasonSchema, seasonWordsSchema } from '@/content/schema/season'
import { standingSchema } from '@/content/schema/standing'

/**
 * A season of the team, as content/en/cricket/seasons/<year>/ has it: the league matches as announced, the
 * matches as played (oldest first), the squad in the franchise's order, the points table and the feed's
 * number of the series. Only the fixtures are needed; whatever else is missing is empty or absent.
 */
export function readSeason(year: number) {
  const folder = `cricket/seasons/${year}`
  const [words, table] = [`${folder}/season.json`, `${folder}/table.json`]
  const fixtures = defineCollection(`${folder}/fixtures`, fixtureSchema, ({ startsAt }) => startsAt)
  const results = defineCollection(`${folder}/results`, matchSchema, ({ startsAt }) => startsAt)
  return {
    year,
    fixtures,
    results,
    squad: defineCollection(`${folder}/squad`, playerSchema, ({ position }) => position, {
      unique: ['position'],
    }),
    table: hasDocument(table) ? defineDocument(table, z.array(standingSchema)) : [],
    // The words beside it quote figures of the season, so they are filled later (season-words.ts).
    seriesId: hasDocument(words)
      ? parse(fileOf(words), seasonWordsSchema, readJson(fileOf(words))).seriesId
      : undefined,
    /** Every fixture has a result, which has the same slug. */
    isPlayed: fixtures.all.every(({ slug }) => results.find(slug)),
  }
}
/** A season as its folder holds it. */
export type Season = ReturnType<typeof readSeason>

const setting = defineDocument('cricket/current-season.json', currentSeasonSchema)

/** The seasons that have a fixture at least, newest first; one without is being prepared. */
const announced: readonly Season[] = readdirSync(onDisk(fileOf('cricket/seasons')))
  .filter((name) => /^\d{4}$/.test(name))
  .map(Number)
  .sort((a, b) => b - a)
  .map(readSeason)
  .filter(({ fixtures }) => fixtures.all.length > 0)

function chooseCurrent(): Season {
  const chosen = announced.find(({ year }) => setting.year === null || setting.year === year)
  if (chosen) return chosen
  throw new Error(
    `content/en/cricket/current-season.json\n✖ the season of ${setting.year ?? 'any year'} has no fixture in content/en/cricket/seasons/.`,
  )
}

/** The season that pages show: the one that content/en/cricket/current-season.json names, else the newest. */
export const currentSeason: Season = chooseCurrent()

/** The current season and those before it, newest first. */
export const seasons: readonly Season[] = announced.filter(({ year }) => year <= currentSeason.year)

/** True once a season can bring no more results: each fixture has its own, or a newer season is current. */
export const isOver = (season: Season): boolean => season !== currentSeason || season.isPlayed

/** The newest season for which `has` is true, or the current one where it is true of none. */
export const newestWith = (has: (season: Season) => boolean): Season =>
  seasons.find(has) ?? currentSeason

/** The season of a year. Throws an error where it has no folder. */
export function seasonOf(year: number): Season {
  const found = announced.find((season) => season.year === year)
  if (found) return found
  throw new Error(`content/en/cricket/seasons\n✖ there is no season of ${year}`)
}
