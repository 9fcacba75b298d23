import { readdirSync } from 'node:fs'
import {
  collectionOf,
  defineCollection,
  defineDocument,
  hasDocument,
  parse,
} from '@/content/define'
import { fileOf, onDisk } from '@/content/folder'
import { readJson } from '@/content/json'
import { nameOf } from '@/content/registry'
import type { Fixture } from '@/content/schema/fixture'
import type { PlayedMatch } from '@/content/schema/match'
import { seasonWordsSchema } from '@/content/schema/season'
import { env } from '@/lib/server/env'
import { grounds } from './grounds'

const SEASON = 'cricket/seasons/{season}'

/** Replaces a match's ground slug by the ground's name, and adds the city and the ground itself. */
function withGround<Match extends { ground: string }>({ ground: slug, ...match }: Match) {
  const place = grounds.find(slug)
  const { name = '', city = '' } = place ?? {}
  return { ...match, ground: name, city, place }
}

/**
 * Reads content/en/cricket/seasons/<year>/: the announced league matches, the played matches (oldest
 * first), the squad in the franchise's order, the points table and the feed's series number. Only the
 * fixtures are required; everything else may be empty or absent.
 */
export function readSeason(year: number) {
  const at = { season: year }
  const startOf = ({ startsAt }: { startsAt: string }) => startsAt
  const announced = defineCollection(`${SEASON}/fixtures/{slug}.json`, startOf, { at })
  const played = defineCollection(`${SEASON}/results/{slug}.json`, startOf, { at })
  const fixtures = collectionOf<Fixture>('fixtures', announced.all.map(withGround))
  const results = collectionOf<PlayedMatch>('results', played.all.map(withGround))
  const words = fileOf(nameOf(`${SEASON}/season.json`, at))
  return {
    year,
    fixtures,
    results,
    squad: defineCollection(`${SEASON}/squad/{slug}.json`, ({ position }) => position, {
      at,
      unique: ['position'],
    }),
    table: hasDocument(`${SEASON}/table.json`, at)
      ? defineDocument(`${SEASON}/table.json`, { at })
      : [],
    // Other texts of this file have placeholders with season figures, filled later (season-words.ts).
    seriesId: hasDocument(`${SEASON}/season.json`, at)
      ? parse(words, seasonWordsSchema, readJson(words)).seriesId
      : undefined,
    /** Every fixture has a result with the same slug. */
    isPlayed: fixtures.all.every(({ slug }) => results.find(slug)),
  }
}

/** The data of a season's folder. */
export type Season = ReturnType<typeof readSeason>

const setting = defineDocument('cricket/current-season.json')

/** The seasons with at least one fixture, newest first; one without is still in preparation. */
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

/** The season shown on pages: that of content/en/cricket/current-season.json, otherwise the newest. */
export const currentSeason: Season = chooseCurrent()

/** The current season and those before it, newest first. */
export const seasons: readonly Season[] = announced.filter(({ year }) => year <= currentSeason.year)

/** Whether a season is finished: every fixture has a result, or a newer season is current. */
export const isOver = (season: Season): boolean => season !== currentSeason || season.isPlayed

/** Month and day after which a year has no match any more, as in refresh-cricket.yml. */
const LAST_DAY = '07-31'

/** The year of the season that a partner can join next: after `season`, and not past on the day of the build. */
export function nextYear(season: Season): number {
  const [year, day] = [Number(env.day.slice(0, 4)), env.day.slice(5)]
  return Math.max(season.year + Number(isOver(season)), year + Number(day > LAST_DAY))
}

/** The newest season for which `has` is true, otherwise the current one. */
export const newestWith = (has: (season: Season) => boolean): Season =>
  seasons.find(has) ?? currentSeason
