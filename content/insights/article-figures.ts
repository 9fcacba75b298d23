import { netRunRateText } from '@/lib/cricket/net-run-rate'
import { oversText, sideScore } from '@/lib/cricket/score'
import { resultFor } from '@/lib/cricket/season'
import { marginAmount } from '@/lib/cricket/wording'
import { dayText } from '@/lib/format/dates'
import { formatFigure, formatRupees } from '@/lib/format/rupees'
import { estimateCost } from '@/lib/property/estimate'
import { facingText } from '@/lib/property/plot-words'
import { fromSquareFeet, SQUARE_FEET, toSquareFeet } from '@/lib/property/units'
import { OWN_TEAM } from '../cricket/own-team'
import { matchesOf } from '../cricket/season'
import { seasonFigures } from '../cricket/season-figures'
import { seasonOf } from '../cricket/seasons'
import type { Figures } from '../define'
import { costAssumptions } from '../project-page/words'
import { readPlan } from '../projects/plans'
import { projects } from '../projects/projects'

const { cent, ground } = SQUARE_FEET
const { stampDutyPercent, registrationPercent, loanPercent, interestPercent, years } =
  costAssumptions

/** A figure with at most one decimal. */
const short = (value: number) => formatFigure(Math.round(value * 10) / 10)

/** The plot that the article on units works out. */
const EXAMPLE = { project: 'vistara', plot: 34 }

/** Loans to compare: the range of rates that banks publish for plot loans. */
const LOANS = {
  shorter: { years: 10, interestPercent },
  cheaper: { years, interestPercent: 8.4 },
  dearer: { years, interestPercent: 10.75 },
}

/** The example plot with its project. Throws where the plan has no such plot. */
export function examplePlot() {
  const project = projects.find(EXAMPLE.project)
  const plot = project && readPlan(project).plots.find(({ number }) => number === EXAMPLE.plot)
  if (!project || !plot) throw new Error('content/en/insights\n✖ the example plot is gone')
  return { project, plot }
}

/** What the example plot measures and costs. */
function exampleFigures(): Figures {
  const { project, plot } = examplePlot()
  const { squareFeet, feet, facing, pricePerSqFt } = plot
  const costWith = (terms: object) =>
    estimateCost({ ...costAssumptions, squareFeet, pricePerSqFt, ...terms })
  const cost = costWith({})
  const loans = Object.entries(LOANS).map(([loan, terms]) => ({
    [`loan.${loan}.years`]: terms.years,
    [`loan.${loan}.rate`]: formatFigure(terms.interestPercent),
    [`loan.${loan}.instalment`]: formatRupees(costWith(terms).instalment),
    [`loan.${loan}.interest`]: formatRupees(costWith(terms).interest),
  }))
  return {
    'example.project': project.name,
    'example.number': EXAMPLE.plot,
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

/** Above this many square metres, or more than this many units, a project is registered (section 3 of the Act). */
const LIMIT = { squareMetres: 500, units: 8 }
const limit = toSquareFeet(LIMIT.squareMetres, 'sqm')

const season2025 = seasonOf(2025)

/** The quickest chase of 2025, as an example. */
const CHASE = 'match-20'

function chaseFigures(): Figures {
  const match = matchesOf(season2025).find(({ id }) => id === CHASE)
  const result = match && resultFor(match, OWN_TEAM)
  const balls = result?.ours.innings[0]?.balls
  if (match?.ending?.kind !== 'won' || result?.place !== 1 || balls === undefined)
    throw new Error(`content/en/insights\n✖ the match "${CHASE}" is no chase`)
  return {
    'chase.day': dayText(match.startsAt),
    'chase.opponent': result.theirs.team.name,
    'chase.theirs': sideScore(result.theirs),
    'chase.own': sideScore(result.ours),
    'chase.overs': oversText(balls),
    'chase.margin': marginAmount(match.ending),
  }
}

const BALLS_OF_AN_INNINGS = 120

/** Runs, and the balls that count for the net run rate: all twenty overs where a side was all out. */
function sumOf(side: 'ours' | 'theirs') {
  const innings = matchesOf(season2025, 'league').flatMap(
    (match) => resultFor(match, OWN_TEAM)?.[side].innings ?? [],
  )
  const runs = innings.reduce((sum, each) => sum + each.runs, 0)
  const balls = innings.reduce(
    (sum, each) => sum + (each.wickets === 10 ? BALLS_OF_AN_INNINGS : (each.balls ?? 0)),
    0,
  )
  return { runs, balls, rate: (runs / balls) * 6 }
}

function rateFigures(): Figures {
  const [own, theirs] = [sumOf('ours'), sumOf('theirs')]
  return {
    'rate.own': own.rate.toFixed(4),
    'rate.own.runs': formatFigure(own.runs),
    'rate.own.overs': oversText(own.balls),
    'rate.theirs': theirs.rate.toFixed(4),
    'rate.theirs.runs': formatFigure(theirs.runs),
    'rate.theirs.overs': oversText(theirs.balls),
    'rate.difference': netRunRateText(own.rate - theirs.rate),
  }
}

/** Figures that only articles quote, by the names of their places. */
export const articleFigures: Figures = {
  'unit.squareMetre': formatFigure(toSquareFeet(1, 'sqm')),
  'unit.groundInCents': short(ground / cent),
  'limit.squareMetres': LIMIT.squareMetres,
  'limit.units': LIMIT.units,
  'limit.squareFeet': short(fromSquareFeet(limit, 'sqft')),
  'limit.cents': short(fromSquareFeet(limit, 'cent')),
  'limit.grounds': short(fromSquareFeet(limit, 'ground')),
  'estimate.stampDuty': stampDutyPercent,
  'estimate.registration': registrationPercent,
  'estimate.loanShare': loanPercent,
  'estimate.interest': interestPercent,
  'estimate.years': years,
  ...exampleFigures(),
  ...seasonFigures(season2025, 'season2025'),
  ...chaseFigures(),
  ...rateFigures(),
}
