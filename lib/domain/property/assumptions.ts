import { plainFigure, readFigure } from '@/lib/domain/format/figure'
import type { Assumptions } from './estimate'
import { type AreaUnit, isAreaUnit } from './units'

/** Each figure of an estimate: its smallest and largest value, and the step of its slider. */
export const LIMITS = {
  squareFeet: { min: 100, max: 100_000, step: 1 },
  loanPercent: { min: 0, max: 100, step: 1, unit: '%' },
  interestPercent: { min: 0, max: 24, step: 0.05, unit: '%' },
  years: { min: 1, max: 30, step: 1 },
  stampDutyPercent: { min: 0, max: 20, step: 0.1, unit: '%' },
  registrationPercent: { min: 0, max: 20, step: 0.1, unit: '%' },
} as const

/** The figures a visitor may change. */
export type EstimateInputs = Omit<Assumptions, 'pricePerSqFt' | 'guidelinePerSqFt'>
/** Those that hold for every plot. */
export type Rates = Omit<EstimateInputs, 'squareFeet'>
/** The name of a figure. */
export type Figure = keyof typeof LIMITS

/** The name of each figure in the address. */
const KEYS: Readonly<Record<Figure, string>> = {
  squareFeet: 'area',
  loanPercent: 'loan',
  interestPercent: 'rate',
  years: 'years',
  stampDutyPercent: 'duty',
  registrationPercent: 'fee',
}
const FIGURES = Object.keys(KEYS) as readonly Figure[]

/** A loan is paid back in months. */
export const wholeMonths = (years: number): number => Math.round(years * 12) / 12

/**
 * The figures of an address. A rate that is missing, no number or beyond the limits is the default:
 * a mistyped address still opens a sensible estimate. The area is there only where it differs from
 * the plot's own. Years are of whole months.
 */
export function readAddress(
  search: string,
  defaults: Rates,
): { rates: Rates; squareFeet: number | undefined; plot: number | undefined; unit: AreaUnit } {
  const query = new URLSearchParams(search)
  const read = (figure: Figure) => readFigure(query.get(KEYS[figure]) ?? '', LIMITS[figure])
  const rates = { ...defaults }
  for (const figure of FIGURES) {
    if (figure === 'squareFeet') continue
    const value = read(figure)
    if (value !== undefined) rates[figure] = figure === 'years' ? wholeMonths(value) : value
  }
  const unit = query.get('unit')
  return {
    rates,
    squareFeet: read('squareFeet'),
    plot: Number(query.get('plot')) || undefined,
    unit: isAreaUnit(unit) ? unit : 'sqft',
  }
}

/** The part of the address that holds the figures; defaults are left out of it. */
export function writeAddress(
  inputs: EstimateInputs,
  unit: AreaUnit,
  defaults: EstimateInputs,
): Readonly<Record<string, string | undefined>> {
  const entries = FIGURES.map((figure) => [
    KEYS[figure],
    inputs[figure] === defaults[figure] ? undefined : plainFigure(inputs[figure]),
  ])
  return { ...Object.fromEntries(entries), unit: unit === 'sqft' ? undefined : unit }
}
