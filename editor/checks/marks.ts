import type { z } from 'zod'
import { OWN_TEAM } from '@/content/cricket/own-team'
import { dayText } from '@/lib/domain/format/dates'
import { entryOf } from '@/tools/content/checks/listed-files'
import { translated } from '@/tools/content/checks/validate'

type Sources = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * What a list says beside the title of a file: the opponent and day of a match, that it is hidden or a draft, and the
 * state of its Tamil. `sources` are the hashes of translated texts.
 */
export function marksOf(
  file: string,
  schema: z.ZodType,
  sources: Sources | undefined,
): readonly string[] {
  const entry = entryOf(file)
  const { isHidden, isDraft, startsAt, teams } = Object(entry)
  const isMatch = Array.isArray(teams) && Date.parse(`${startsAt}`) > 0
  return [
    isMatch &&
      `${teams.filter((team) => team !== OWN_TEAM).map(teamName)}, ${dayText(`${startsAt}`)}`,
    isHidden && 'Hidden',
    isDraft && 'Draft',
    sources && tamilMark(file, schema, entry, sources[file]),
  ].filter((mark) => typeof mark === 'string')
}

const teamName = (slug: string) => Object(entryOf(`cricket/teams/${slug}.json`)).name ?? slug

function tamilMark(
  file: string,
  schema: z.ZodType,
  entry: unknown,
  sources: Sources[string] = {},
): string | undefined {
  if (entry === undefined) return undefined
  const { errors } = translated(schema, entry, entryOf(file, 'ta') ?? {}, sources)
  const has = (said: RegExp) => errors.some(({ what }) => said.test(what))
  if (has(/^is missing/)) return 'Tamil missing'
  return has(/^is older/) ? 'Tamil out of date' : undefined
}
