import { readdirSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { defineCollection, defineDocument } from '@/content/define'
import { fixtureSchema } from '@/content/schema/fixture'
import { matchSchema } from '@/content/schema/match'
import { playerSchema } from '@/content/schema/player'
import { standingSchema } from '@/content/schema/standing'

/**
 * A season of the team, as content/cricket/seasons/<year>/ has it: the league matches as announced, the
 * matches as played (oldest first), the squad in the franchise's order and the points table.
 */
export function readSeason(year: number) {
  const folder = `cricket/seasons/${year}`
  return {
    year,
    fixtures: defineCollection(`${folder}/fixtures`, fixtureSchema, ({ startsAt }) => startsAt),
    results: defineCollection(`${folder}/results`, matchSchema, ({ startsAt }) => startsAt),
    squad: defineCollection(`${folder}/squad`, playerSchema, ({ position }) => position, {
      unique: ['position'],
    }),
    table: defineDocument(`${folder}/table.json`, z.array(standingSchema)),
  }
}
export type Season = ReturnType<typeof readSeason>

/** Every season that has a folder, newest first. */
export const seasons: readonly Season[] = readdirSync(
  path.join(process.cwd(), 'content/cricket/seasons'),
)
  .map(Number)
  .sort((a, b) => b - a)
  .map(readSeason)

/** The season of a year. Throws an error where it has no folder. */
export function seasonOf(year: number): Season {
  const found = seasons.find((season) => season.year === year)
  if (found) return found
  throw new Error(`content/cricket/seasons\n✖ there is no season of ${year}`)
}
