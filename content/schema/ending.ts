import { z } from 'zod'
import { type Ending, type Innings, METHODS } from '@/lib/domain/cricket/match'
import { fields } from './field-types'
import { teamSlug } from './fixture'

const shortened = z.enum(['DLS', 'VJD'])

/** The ending of a match. The site generates its sentence, in both languages. */
export const endingSchema = z.discriminatedUnion(
  'kind',
  [
    fields({
      kind: z.literal('won'),
      winner: teamSlug.meta({ title: 'Who won', description: 'One of the two sides.' }),
      by: z.number().int().positive().meta({ title: 'By how many' }).optional(),
      unit: z
        .enum(['runs', 'wickets'])
        .meta({
          title: 'Runs or wickets',
          description: 'Runs where the winner batted first, wickets where it batted second.',
        })
        .optional(),
      method: z
        .enum(METHODS)
        .meta({
          title: 'Decided by',
          description: 'For a match that rain shortened, or a tie that a super over decided.',
          names: { DLS: 'DLS method', VJD: 'VJD method', 'super over': 'Super over' },
        })
        .optional(),
    }).meta({ title: 'Won' }),
    fields({
      kind: z.literal('tied'),
      method: shortened
        .meta({
          title: 'Counted by',
          description: 'For a match that rain shortened.',
          names: { DLS: 'DLS method', VJD: 'VJD method' },
        })
        .optional(),
    }).meta({ title: 'Tied' }),
    fields({ kind: z.literal('no result') }).meta({ title: 'No result' }),
    fields({ kind: z.literal('abandoned') }).meta({ title: 'Abandoned' }),
  ],
  'Write { "kind": "won" } with winner, by and unit, or the kind "tied", "no result" or "abandoned".',
)

type Written = z.infer<typeof endingSchema>
type Sides = readonly [Side, Side]
type Side = { readonly team: string; readonly innings: readonly Innings[] }

/** Converts an ending: the winner becomes an index into `sides`. */
export function endingOf(ending: Written, sides: Sides): Ending {
  if (ending.kind !== 'won') {
    const { kind, method } = { method: undefined, ...ending }
    return { kind, ...(method && { method }) }
  }
  const { kind, winner, by, unit, method } = ending
  return {
    kind,
    winner: winner === sides[0].team ? 0 : 1,
    ...(by !== undefined && unit && { by, unit }),
    ...(method && { method }),
  }
}

/** A field of an ending that contradicts the score, and what to write. */
type Contradiction = {
  readonly field: keyof Extract<Written, { kind: 'won' }>
  readonly advice: string
}

/** The first contradiction between ending and score. The margin is not checked if rain rules decided. */
export function contradictionOf(ending: Written, sides: Sides): Contradiction | undefined {
  const [first, second] = sides.map(({ innings }) => innings[0]?.runs)
  const scores = first !== undefined && second !== undefined ? { first, second } : undefined
  if (ending.kind === 'won') {
    const [one, other] = sides.map(({ team }) => `"${team}"`)
    if (sides.every(({ team }) => team !== ending.winner))
      return { field: 'winner', advice: `Write one of the two sides, ${one} or ${other}.` }
    return ending.method === 'super over'
      ? errorOfSuperOver(ending, scores)
      : (errorOfMargin(ending, sides, scores) ?? errorOfSum(ending, sides, scores))
  }
  if (ending.kind !== 'tied' || ending.method || !scores || scores.first === scores.second)
    return undefined
  return {
    field: 'kind',
    advice: `${textOf(scores)} Write "won", or the method that made it a tie.`,
  }
}

type Win = Extract<Written, { kind: 'won' }>
type Scores = { readonly first: number; readonly second: number } | undefined

const textOf = ({ first, second }: NonNullable<Scores>) => `The scores are ${first} and ${second}.`

function errorOfSuperOver({ by, unit }: Win, scores: Scores): Contradiction | undefined {
  const field = 'method'
  if (by !== undefined || unit)
    return {
      field,
      advice: 'A super over has no margin. Leave out by and unit, or the super over.',
    }
  if (!scores || scores.first === scores.second) return undefined
  return { field, advice: `${textOf(scores)} That is no tie. Write by and unit.` }
}

function errorOfMargin(
  { winner, by, unit, method }: Win,
  sides: Sides,
  scores: Scores,
): Contradiction | undefined {
  if (by === undefined || !unit) {
    // A win without play (walkover) has no scores.
    if (by === undefined && !unit && !scores) return undefined
    const advice = 'Write the margin, such as "by": 8 with "unit": "wickets".'
    return { field: by === undefined ? 'by' : 'unit', advice }
  }
  const isFirst = winner === sides[0].team
  const order = 'or put the sides into the order in which they batted.'
  if (isFirst && unit === 'wickets')
    return { field: 'unit', advice: `Who batted first wins by runs. Write "runs", ${order}` }
  // With rain rules the side that bats second can win by runs too.
  if (!isFirst && unit === 'runs' && !method)
    return { field: 'unit', advice: `Who batted second wins by wickets. Write "wickets", ${order}` }
  return undefined
}

function errorOfSum(
  { winner, by, method }: Win,
  sides: Sides,
  scores: Scores,
): Contradiction | undefined {
  if (by === undefined || method || !scores) return undefined
  const [first, second] = sides
  const isFirst = winner === first.team
  const lead = (scores.first - scores.second) * (isFirst ? 1 : -1)
  if (lead === 0)
    return {
      field: 'kind',
      advice: `${textOf(scores)} Write "tied", or the method that decided it.`,
    }
  if (lead < 0) {
    const other = isFirst ? second.team : first.team
    const advice = `${textOf(scores)} Write "${other}", or the method that decided it.`
    return { field: 'winner', advice }
  }
  const margin = isFirst ? lead : 10 - (second.innings[0]?.wickets ?? 0)
  if (by === margin) return undefined
  return {
    field: 'by',
    advice: `By the score it is ${margin}. Write ${margin}, or the method that decided it.`,
  }
}
