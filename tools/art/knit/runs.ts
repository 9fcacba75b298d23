/** The runs of the cricket team by match: its season scene shows one stitch for each run. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The fields of content/en/cricket/seasons/<year>/results/ that are read here. */
export type Result = {
  startsAt: string
  /** `220/5` or `93`; absent for a side that did not bat. */
  sides: readonly { team: string; score?: string }[]
  ending: { kind: string; winner?: string }
}

/** The runs of one team in a match, and whether it won. */
export type MatchRuns = { runs: number; isWon: boolean }

/** The runs of a team in each match that it played, oldest first. */
export function runsOf(team: string, results: readonly Result[]): MatchRuns[] {
  return [...results]
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
    .flatMap(({ sides, ending }) => {
      const own = sides.find((side) => side.team === team)
      if (!own) return []
      const runs = Number.parseInt(own.score ?? '0', 10)
      return { runs, isWon: ending.kind === 'won' && ending.winner === team }
    })
}

/** The newest matches whose runs add up to `most` at most, oldest first. */
export function newestWithin<Match extends { runs: number }>(
  most: number,
  matches: readonly Match[],
): Match[] {
  const newest: Match[] = []
  let left = most
  for (const match of [...matches].reverse()) {
    left -= match.runs
    if (left < 0) break
    newest.unshift(match)
  }
  return newest
}

/** The results of the newest season that has any; otherwise none. */
export function newestResults(seasons = 'content/en/cricket/seasons'): Result[] {
  const years = readdirSync(seasons)
    .filter((name) => /^\d{4}$/.test(name))
    .sort()
    .reverse()
  for (const year of years) {
    const results = resultsIn(path.join(seasons, year, 'results'))
    if (results.length > 0) return results
  }
  return []
}

function resultsIn(folder: string): Result[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
}
