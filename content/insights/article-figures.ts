import type { z } from 'zod'
import { netRunRateText, oversText, sideScore } from '@/lib/domain/cricket/score'
import { resultFor } from '@/lib/domain/cricket/season-results'
import { marginAmount } from '@/lib/domain/cricket/wording'
import { dayText } from '@/lib/domain/format/dates'
import { formatFigure, formatRupees } from '@/lib/domain/format/rupees'
import { estimateCost } from '@/lib/domain/property/estimate'
import { facingText } from '@/lib/domain/property/plot-words'
import { fromSquareFeet, SQUARE_FEET, toSquareFeet } from '@/lib/domain/property/units'
import { OWN_TEAM } from '../cricket/own-team'
import { matchesOf } from '../cricket/season-data'
import { seasonFigures } from '../cricket/season-figures'
import { type Season, seasons } from '../cricket/seasons'
import { type Figures, parse } from '../define'
import { errorMessage } from '../errors'
import { costAssumptions } from '../project-page/project-words'
import { readPlan } from '../projects/plans'
import { projects } from '../projects/projects'
import { fields } from '../schema/field-types'
import { insightSchema } from '../schema/insight'

const { cent, ground } = SQUARE_FEET
const { loanPercent, interestPercent, years } = costAssumptions

/** Formats a number with at most one decimal. */
const short = (value: number) => formatFigure(Math.round(value * 10) / 10)

/** Loans to compare; the interest rates are the range that banks publish for plot loans. */
const LOANS = {
  shorter: { years: 10, interestPercent },
  cheaper: { years, interestPercent: 8.4 },
  dearer: { years, interestPercent: 10.75 },
}

/** The part of an article that names its example plot. */
const choice = fields({ example: insightSchema.shape.example })
type Choice = z.infer<typeof choice>

/** The example plot of an article, with its project. Throws if there is none. */
export function examplePlot({ example }: Choice, file: string) {
  if (!example) throw new Error(`${file}\n✖ example is missing. Write a project and a plot of it.`)
  const messageFor = (field: 'project' | 'plot', advice: string) =>
    `${file}\n✖ ${errorMessage(['example', field], { example }, advice)}`
  const project = projects.find(example.project)
  if (!project) {
    const slugs = projects.all.map(({ slug }) => `"${slug}"`).join(', ')
    throw new Error(messageFor('project', `There is no such project. Write one of: ${slugs}.`))
  }
  const { plots } = readPlan(project)
  const plot = plots.find(({ number }) => number === example.plot)
  if (plot) return { project, plot }
  const first = plots[0]?.number
  throw new Error(
    messageFor(
      'plot',
      `${project.name} has no such plot. Write a number of its plan, such as ${first}.`,
    ),
  )
}

/** Sizes and costs of an article's example plot; empty without one. */
function exampleFigures(document: unknown, file: string): Figures {
  const { example } = document as { example?: unknown }
  const chosen = parse(file, choice, { example })
  if (!chosen.example) return {}
  const { project, plot } = examplePlot(chosen, file)
  const { squareFeet, feet, facing, pricePerSqFt } = plot
  const guidelinePerSqFt = project.guidelineValue?.perSqFt
  const costWith = (terms: object) =>
    estimateCost({ ...costAssumptions, squareFeet, pricePerSqFt, guidelinePerSqFt, ...terms })
  const cost = costWith({})
  const loans = Object.entries(LOANS).map(([loan, terms]) => ({
    [`loan.${loan}.years`]: terms.years,
    [`loan.${loan}.rate`]: formatFigure(terms.interestPercent),
    [`loan.${loan}.instalment`]: formatRupees(costWith(terms).instalment),
    [`loan.${loan}.interest`]: formatRupees(costWith(terms).interest),
  }))
  return {
    'example.project': project.name,
    'example.number': plot.number,
    'example.area': formatFigure(squareFeet),
    'example.width': feet[0],
    'example.depth': feet[1],
    'example.widthTimesDepth': formatFigure(feet[0] * feet[1]),
    'example.facing': facingText(facing).toLowerCase(),
    'example.cents': short(squareFeet / cent),
    'example.grounds': short(squareFeet / ground),
    'example.pricePerSqFt': formatRupees(pricePerSqFt),
    'example.pricePerCent': formatRupees(pricePerSqFt * cent),
    'example.price': formatRupees(cost.price),
    'example.stampDuty': formatRupees(cost.stampDuty),
    'example.registration': formatRupees(cost.registrationFee),
    'example.total': formatRupees(cost.total),
    'example.loan': formatRupees(cost.loan),
    'example.cash': formatRupees(cost.cash),
    'example.instalment': formatRupees(cost.instalment),
    'example.interest': formatRupees(cost.interest),
    ...Object.assign({}, ...loans),
  }
}

/** Projects larger than this must be registered (section 3 of the Real Estate Act). */
const LIMIT = { squareMetres: 500, units: 8 }
const limit = toSquareFeet(LIMIT.squareMetres, 'sqm')

/** The team's fastest successful chase; empty for a season without one. */
function chaseFigures(season: Season, name: string): Figures {
  const [chase] = matchesOf(season)
    .flatMap((match) => {
      const result = resultFor(match, OWN_TEAM)
      const balls = result?.ours.innings[0]?.balls
      const isChase =
        match.ending?.kind === 'won' && result?.outcome === 'won' && result.place === 1
      return isChase && balls !== undefined ? [{ ...result, ending: match.ending, balls }] : []
    })
    .sort((a, b) => a.balls - b.balls)
  if (chase?.ending?.kind !== 'won') return {}
  return {
    [`${name}.chase.day`]: dayText(chase.match.startsAt),
    [`${name}.chase.opponent`]: chase.theirs.team.name,
    [`${name}.chase.theirs`]: sideScore(chase.theirs),
    [`${name}.chase.own`]: sideScore(chase.ours),
    [`${name}.chase.overs`]: oversText(chase.balls),
    [`${name}.chase.margin`]: marginAmount(chase.ending),
  }
}

const BALLS_OF_AN_INNINGS = 120

/** Runs, and balls for the net run rate: a side that was all out counts all twenty overs. */
function sumOf(season: Season, side: 'ours' | 'theirs') {
  const innings = matchesOf(season, 'league').flatMap(
    (match) => resultFor(match, OWN_TEAM)?.[side].innings ?? [],
  )
  const runs = innings.reduce((sum, each) => sum + each.runs, 0)
  const balls = innings.reduce(
    (sum, each) => sum + (each.wickets === 10 ? BALLS_OF_AN_INNINGS : (each.balls ?? 0)),
    0,
  )
  return { runs, balls, rate: (runs / balls) * 6 }
}

/** The parts of the net run rate; empty for a season in which no ball was bowled. */
function rateFigures(season: Season, name: string): Figures {
  const [own, theirs] = [sumOf(season, 'ours'), sumOf(season, 'theirs')]
  if (own.balls === 0 || theirs.balls === 0) return {}
  return {
    [`${name}.rate.own`]: own.rate.toFixed(4),
    [`${name}.rate.own.runs`]: formatFigure(own.runs),
    [`${name}.rate.own.overs`]: oversText(own.balls),
    [`${name}.rate.theirs`]: theirs.rate.toFixed(4),
    [`${name}.rate.theirs.runs`]: formatFigure(theirs.runs),
    [`${name}.rate.theirs.overs`]: oversText(theirs.balls),
    [`${name}.rate.difference`]: netRunRateText(own.rate - theirs.rate),
  }
}

/** All seasons by year, such as `season2025.won`, so that an article keeps quoting its own season. */
const figuresOfSeasons: Figures = Object.assign(
  {},
  ...seasons.map((season) => {
    const name = `season${season.year}`
    return {
      ...seasonFigures(season, name),
      ...chaseFigures(season, name),
      ...rateFigures(season, name),
    }
  }),
)

/** Values for placeholders that only articles use. */
const shared: Figures = {
  'unit.squareMetre': formatFigure(toSquareFeet(1, 'sqm')),
  'unit.groundInCents': short(ground / cent),
  'limit.squareMetres': LIMIT.squareMetres,
  'limit.units': LIMIT.units,
  'limit.squareFeet': short(fromSquareFeet(limit, 'sqft')),
  'limit.cents': short(fromSquareFeet(limit, 'cent')),
  'limit.grounds': short(fromSquareFeet(limit, 'ground')),
  'estimate.loanShare': loanPercent,
  'estimate.interest': interestPercent,
  'estimate.years': years,
  ...figuresOfSeasons,
}

/** The values for one article, including those of its example plot. */
export const articleFigures = (document: unknown, file: string): Figures => ({
  ...shared,
  ...exampleFigures(document, file),
})
