import { plainFigure, readFigure } from '@/lib/domain/format/figure'
import type { Assumptions } from './estimate'
import { type AreaUnit, isAreaUnit } from './units'

/** The range of each figure of an estimate, and the step of its slider. */
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
/** The figures that do not depend on the plot. */
export type Rates = Omit<EstimateInputs, 'squareFeet'>
/** The name of a figure. */
export type Figure = keyof typeof LIMITS

/** The query parameter of each figure. */
const KEYS: Readonly<Record<Figure, string>> = {
  squareFeet: 'area',
  loanPercent: 'loan',
  interestPercent: 'rate',
  years: 'years',
  stampDutyPercent: 'duty',
  registrationPercent: 'fee',
}
const FIGURES = Object.keys(KEYS) as readonly Figure[]

/** Rounds years to whole months, since a loan is repaid monthly. */
export const wholeMonths = (years: number): number => Math.round(years * 12) / 12

/**
 * Parses the figures of an address. A rate that is missing, not a number or out of range gets its
 * default. The address has an area only if it differs from the plot's own. Years are rounded to whole
 * months.
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

/** The query parameters of the figures; undefined for defaults. */
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
