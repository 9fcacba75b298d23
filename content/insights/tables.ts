import { oversText, sideScore } from '@/lib/cricket/score'
import { resultFor } from '@/lib/cricket/season'
import { findTeam } from '@/lib/cricket/teams'
import { dayText } from '@/lib/format/dates'
import { fill } from '@/lib/format/fill'
import { formatRupees } from '@/lib/format/rupees'
import { SQUARE_FEET } from '@/lib/property/units'
import { matchesOf, ownTeam, teamFaces } from '../cricket/season'
import { seasonOf } from '../cricket/seasons'
import { secondPageOf } from '../cricket/second-page'
import { teamPage } from '../cricket/team-page'
import { projects } from '../projects/projects'
import type { AreaOf, ProseBlock, RowsOf, ScoreboardBlock } from '../schema/page'
import { examplePlot } from './article-figures'

const season = seasonOf(2025)
const matches = matchesOf(season)
const { won, lost } = secondPageOf(season).filter

/** The rows of tables that are made from other content. */
const ROWS: Readonly<Record<RowsOf, () => string[][]>> = {
  'project-prices': () =>
    projects.all.map(({ name, pricePerSqFt }) => [
      name,
      ...[1, SQUARE_FEET.cent, SQUARE_FEET.ground].map((unit) => formatRupees(pricePerSqFt * unit)),
    ]),
  'matches-of-2025': () =>
    matches.flatMap((match) => {
      const result = resultFor(match, ownTeam, teamFaces)
      if (!result) return []
      const [first = '', second = ''] = match.sides.map(sideScore)
      const [own, theirs] = result.place === 0 ? [first, second] : [second, first]
      return [
        [
          dayText(match.startsAt),
          match.city ?? '',
          result.opponent?.name ?? '',
          fill(teamPage.fixtures.match, { first: own, second: theirs }),
          result.hasWon ? won : lost,
        ],
      ]
    }),
  'grounds-of-2025': () =>
    [...new Set(matches.map(({ city }) => city ?? ''))].map((city) => {
      const there = matches.filter((match) => match.city === city)
      return [city, there[0]?.ground ?? '', `${there.length}`]
    }),
}

const side = (squareFeet: number) => Math.sqrt(squareFeet)

/** Width and depth of areas in feet. A ground is drawn as the plot of 40 by 60 feet that it is known by. */
const FEET: Readonly<Record<AreaOf, () => readonly [number, number]>> = {
  cent: () => [side(SQUARE_FEET.cent), side(SQUARE_FEET.cent)],
  ground: () => [40, SQUARE_FEET.ground / 40],
  'example-plot': () => examplePlot().plot.feet,
}

const final = matches.find(({ id }) => id === 'final')

/** The sides of the final with their figures, as the board on a ground shows them. */
const finalSides = (): ScoreboardBlock['sides'] =>
  (final?.sides ?? []).map((side) => {
    const [runs = '', wickets] = sideScore(side).split('/')
    const overs = oversText(side.innings[0]?.balls ?? 0)
    const name = findTeam(teamFaces, side)?.lead ?? side.name
    return { name, runs, overs, ...(wickets && { wickets }) }
  })

/** The block; what is made from other content, such as the rows of a table, is filled in here. */
export function withRows(block: ProseBlock): ProseBlock {
  if (typeof block === 'string') return block
  if ('areas' in block) {
    const shapes = block.areas.shapes.map((shape) => ({ ...shape, feet: FEET[shape.of]() }))
    return { areas: { ...block.areas, shapes } }
  }
  if ('scoreboard' in block) return { scoreboard: { ...block.scoreboard, sides: finalSides() } }
  if (!('table' in block) || !block.table.rowsOf) return block
  return { table: { ...block.table, rows: ROWS[block.table.rowsOf]() } }
}
