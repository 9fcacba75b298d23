import { oversText, sideScore } from '@/lib/cricket/score'
import { resultFor } from '@/lib/cricket/season'
import { dayText } from '@/lib/format/dates'
import { fill } from '@/lib/format/fill'
import { formatRupees } from '@/lib/format/rupees'
import { SQUARE_FEET } from '@/lib/property/units'
import { qrFile, REGISTER } from '@/lib/routes'
import { OWN_TEAM } from '../cricket/own-team'
import { matchesOf, tableOf } from '../cricket/season'
import { seasonOf } from '../cricket/seasons'
import { secondPageOf } from '../cricket/second-page'
import { teamPage } from '../cricket/team-page'
import { projectWords } from '../project-page/words'
import { projects } from '../projects/projects'
import type { AreaOf, ProseBlock, RowsOf, ScoreboardBlock, Table } from '../schema/page'
import { examplePlot } from './article-figures'

const season = seasonOf(2025)
const matches = matchesOf(season)
const results = matches.flatMap((match) => resultFor(match, OWN_TEAM) ?? [])
const { won, lost } = secondPageOf(season).filter

/** The rows of tables that are made from other content. */
const ROWS: Readonly<Record<RowsOf, () => Pick<Table, 'rows' | 'endings'>>> = {
  'project-prices': () => ({
    rows: projects.all.map(({ name, pricePerSqFt }) => [
      name,
      ...[1, SQUARE_FEET.cent, SQUARE_FEET.ground].map((unit) => formatRupees(pricePerSqFt * unit)),
    ]),
  }),
  'matches-of-2025': () => ({
    endings: results.map(({ outcome }) => (outcome === 'won' ? 'won' : 'lost')),
    rows: results.map(({ match, ours, theirs, outcome }) => [
      dayText(match.startsAt),
      match.city ?? '',
      theirs.team.name,
      fill(teamPage.fixtures.match, { first: sideScore(ours), second: sideScore(theirs) }),
      outcome === 'won' ? won : lost,
    ]),
  }),
  'grounds-of-2025': () => ({
    rows: [...new Set(matches.map(({ city }) => city ?? ''))].map((city) => {
      const there = matches.filter((match) => match.city === city)
      return [city, there[0]?.ground ?? '', `${there.length}`]
    }),
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
    return { name: side.team.lead, runs, overs, ...(wickets && { wickets }) }
  })

/** The teams of the season by points. */
const teams = () =>
  tableOf(season).map(({ team, points }) => ({
    face: team,
    points,
    isOwn: team.slug === OWN_TEAM,
  }))

/** The block; what is made from other content, such as the rows of a table, is filled in here. */
export function withRows(block: ProseBlock): ProseBlock {
  if (typeof block === 'string') return block
  if ('areas' in block) {
    const shapes = block.areas.shapes.map((shape) => ({ ...shape, feet: FEET[shape.of]() }))
    return { areas: { ...block.areas, shapes } }
  }
  if ('scoreboard' in block) return { scoreboard: { ...block.scoreboard, sides: finalSides() } }
  if ('standings' in block)
    return { standings: { ...block.standings, own: teamPage.table.own, teams: teams() } }
  if ('hoarding' in block) {
    const { linkLabel: website } = projectWords.registration.check
    return { hoarding: { ...block.hoarding, website, code: qrFile(REGISTER) } }
  }
  if (!('table' in block) || !block.table.rowsOf) return block
  return { table: { ...block.table, ...ROWS[block.table.rowsOf]() } }
}
