import { netRunRateText, oversText, sideScore } from '@/lib/domain/cricket/score'
import { resultFor } from '@/lib/domain/cricket/season-results'
import { PLAYOFF_PLACES } from '@/lib/domain/cricket/table'
import { dayText } from '@/lib/domain/format/dates'
import { fill } from '@/lib/domain/format/fill'
import { formatRupees } from '@/lib/domain/format/rupees'
import { SQUARE_FEET } from '@/lib/domain/property/units'
import { qrFile, REGISTER } from '@/lib/domain/routes'
import { OWN_TEAM } from '../cricket/own-team'
import { matchesOf, tableOf } from '../cricket/season-data'
import { type Season, seasons } from '../cricket/seasons'
import { secondPageOf } from '../cricket/second-page'
import { teamPage } from '../cricket/team-page'
import { projectWords } from '../project-page/project-words'
import { publishedProjects } from '../projects/published'
import type { Insight } from '../schema/insight'
import type { ProseBlock, RowsOf, Table } from '../schema/page'
import { examplePlot } from './article-figures'

type Rows = Pick<Table, 'rows' | 'endings' | 'marks'>

const priceRows = (): Rows => ({
  rows: publishedProjects.map(({ name, pricePerSqFt }) => [
    name,
    ...[1, SQUARE_FEET.cent, SQUARE_FEET.ground].map((unit) => formatRupees(pricePerSqFt * unit)),
  ]),
})

/** Generates the rows of tables about a season. */
const ROWS: Readonly<Record<Exclude<RowsOf, 'project-prices'>, (season: Season) => Rows>> = {
  matches: (season) => {
    const { won, lost } = secondPageOf(season).filter
    const results = matchesOf(season).flatMap((match) => resultFor(match, OWN_TEAM) ?? [])
    return {
      endings: results.map(({ outcome }) => (outcome === 'won' ? 'won' : 'lost')),
      rows: results.map(({ match, ours, theirs, outcome }) => [
        dayText(match.startsAt),
        match.city ?? '',
        theirs.team.name,
        fill(teamPage.fixtures.match, { first: sideScore(ours), second: sideScore(theirs) }),
        outcome === 'won' ? won : lost,
      ]),
    }
  },
  grounds: (season) => {
    const matches = matchesOf(season)
    return {
      rows: [...new Set(matches.map(({ city }) => city ?? ''))].map((city) => {
        const there = matches.filter((match) => match.city === city)
        return [city, there[0]?.ground ?? '', `${there.length}`]
      }),
    }
  },
  standings: (season) => ({
    // Marks the team's own row, and the last row that reaches the playoffs.
    marks: tableOf(season).map(({ team }, at) =>
      team.slug === OWN_TEAM ? 'chosen' : at === PLAYOFF_PLACES - 1 ? 'cut' : undefined,
    ),
    rows: tableOf(season).map(({ team, won, points, netRunRate }) => [
      team.name,
      `${won}`,
      netRunRate === undefined ? '' : netRunRateText(netRunRate),
      `${points}`,
    ]),
  }),
  final: (season) => ({
    rows: (matchesOf(season).find(({ id }) => id === 'final')?.sides ?? []).map((side) => [
      side.team.lead,
      sideScore(side),
      oversText(side.innings[0]?.balls ?? 0),
    ]),
  }),
}

const side = (squareFeet: number) => Math.sqrt(squareFeet)

/** Width and depth of areas in feet. A ground is drawn in its usual proportions, 40 by 60 feet. */
const FEET: Readonly<Record<'cent' | 'ground', readonly [number, number]>> = {
  cent: [side(SQUARE_FEET.cent), side(SQUARE_FEET.cent)],
  ground: [40, SQUARE_FEET.ground / 40],
}

/** The season of a table. Throws if there is none of that year. */
function seasonOfTable(table: { caption: string; season?: number | undefined }, file: string) {
  const season = seasons.find(({ year }) => year === table.season)
  if (season) return season
  const years = seasons.map(({ year }) => year).join(', ')
  throw new Error(
    `${file}\n✖ season is ${table.season}, of the table "${table.caption}". There is no such season. Write one of: ${years}.`,
  )
}

/** Completes a block of an article with data of other content, such as the rows of a table. */
export function withRows(
  block: ProseBlock,
  article: Pick<Insight, 'example'>,
  file: string,
): ProseBlock {
  if (typeof block === 'string') return block
  if ('areas' in block) {
    const shapes = block.areas.shapes.map((shape) => ({
      ...shape,
      feet: shape.of === 'example-plot' ? examplePlot(article, file).plot.feet : FEET[shape.of],
    }))
    return { areas: { ...block.areas, shapes } }
  }
  if ('hoarding' in block) {
    const { linkLabel: website } = projectWords.registration.check
    return { hoarding: { ...block.hoarding, website, code: qrFile(REGISTER) } }
  }
  if (!('table' in block) || !block.table.rowsOf) return block
  const { rowsOf } = block.table
  const rows =
    rowsOf === 'project-prices' ? priceRows() : ROWS[rowsOf](seasonOfTable(block.table, file))
  return { table: { ...block.table, ...rows } }
}
