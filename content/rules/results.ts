import type { z } from 'zod'
import type { Match } from '@/lib/cricket/match'
import { readStatus, type Status } from '@/lib/cricket/status'
import type { fixtureSchema } from '../schema/fixture'
import type { matchSchema } from '../schema/match'
import { type Entry, entriesIn, type Rule, type RuleFault, seasonYears } from './rule'
import { teamsOf } from './teams'

type Result = z.input<typeof matchSchema>
type Fixture = z.input<typeof fixtureSchema>

/**
 * A result says one thing: its words name the winner and the margin that its score gives, and it is the match that
 * the fixture announced. The Tamil sentence is made from the same words, so it needs no look of its own.
 */
export const resultsAgree: Rule = (content) => {
  const teams = teamsOf(content)
  return seasonYears(content).flatMap((year) => {
    const folder = `cricket/seasons/${year}`
    const fixtures = entriesIn<Fixture>(content, `${folder}/fixtures`)
    return entriesIn<Result>(content, `${folder}/results`).flatMap((result) => [
      ...faultsOfWords(result, teams),
      ...faultsBesideFixture(result, fixtures),
    ])
  })
}

type Teams = ReturnType<typeof teamsOf>

/** The match with the names of its teams, as the reader of words takes it. */
export function matchOf(result: Result, teams: Teams): Match {
  const [first, second] = result.sides.map(({ team, score }) => ({
    name: teams.find(({ slug }) => slug === team)?.name ?? team,
    innings: score === undefined ? [] : [inningsOf(score)],
  }))
  if (!first || !second) throw new Error('a match has two sides')
  return {
    id: result.slug,
    startsAt: result.startsAt,
    status: result.status,
    sides: [first, second],
  }
}

const inningsOf = (score: string) => {
  const [runs = 0, wickets = 10] = score.split('/').map(Number)
  return { runs, wickets }
}

function faultsOfWords({ file, entry }: Entry<Result>, teams: Teams): readonly RuleFault[] {
  const match = matchOf(entry, teams)
  const { status: said } = match
  const fault = (why: string, write: string) => [
    { file, path: ['status'], value: said, why, write },
  ]
  const status = readStatus(match, teams)
  if (status.kind === 'abandoned' || status.kind === 'no result') return []
  const ending = endingOf(match)
  const example = ending ? `Write "${ending.words}".` : EXAMPLES
  if (status.kind === 'tied')
    return ending && ending.by > 0 ? fault(`The score is no tie: ${ending.words}.`, example) : []
  if (status.kind !== 'won') return fault('This says of no match how it ended.', example)
  if (status.winner === undefined) return fault('This names neither of the two teams.', example)
  // Rain rules and super overs decide otherwise than the runs.
  if (!ending || status.method) return []
  if (status.winner !== ending.winner)
    return fault(`By the score ${ending.words}.`, `${example} ${OR_THE_SCORE}`)
  return isMargin(status, ending)
    ? []
    : fault(`By the score ${ending.words}.`, `${example} ${OR_THE_SCORE}`)
}

const EXAMPLES =
  'Write "Tiruppur won by 18 runs", "Tiruppur won by 6 wickets", "Match tied", "No result" or "Match abandoned".'
const OR_THE_SCORE = 'Or correct the score; after rain, end it with "(DLS method)".'

type Ending = { winner: 0 | 1; by: number; unit: 'runs' | 'wickets'; words: string }

const isMargin = ({ by, unit }: Status, ending: Ending) => by === ending.by && unit === ending.unit

/** The winner and the margin of a score: by runs who batted first, by wickets who batted last. */
function endingOf({ sides }: Match): Ending | undefined {
  const [set, chased] = [sides[0].innings[0], sides[1].innings[0]]
  if (!set || !chased) return undefined
  const hasChased = chased.runs > set.runs
  const by = hasChased ? 10 - chased.wickets : set.runs - chased.runs
  const unit = hasChased ? 'wickets' : 'runs'
  const winner = hasChased ? 1 : 0
  if (by === 0) return { winner, by, unit, words: 'Match tied' }
  const one = by === 1 ? unit.slice(0, -1) : unit
  return { winner, by, unit, words: `${sides[winner].name} won by ${by} ${one}` }
}

function faultsBesideFixture(
  { file, slug, entry }: Entry<Result>,
  fixtures: readonly Entry<Fixture>[],
): readonly RuleFault[] {
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
  const { startsAt, ground, teams } = own.entry
  const differs = (path: Path, value: unknown, announced: string) => ({
    file,
    path,
    value,
    why: `The fixture (${own.file}) says ${announced}.`,
    write: `Write ${announced}. Where the fixture is wrong, correct it before the result is entered.`,
  })
  return [
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

type Path = RuleFault['path']

const isSameDay = (one: string, other: string) => one.slice(0, 10) === other.slice(0, 10)

const hasTeamsOf = ({ sides }: Result, { teams }: Fixture) =>
  [...teams].sort().join() ===
  sides
    .map(({ team }) => team)
    .sort()
    .join()
