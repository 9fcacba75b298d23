import { SQUARE_FEET } from './units'

/** The inputs of an estimate. Rates in percent, money in rupees. */
export type Assumptions = {
  squareFeet: number
  pricePerSqFt: number
  /** As published by the registration department; absent if unknown. */
  guidelinePerSqFt?: number | undefined
  loanPercent: number
  /** Per year. */
  interestPercent: number
  years: number
  stampDutyPercent: number
  registrationPercent: number
}

/** In rupees. Summands are rounded to whole rupees, so that the sums are exact; the rest to the paisa. */
export type Estimate = {
  price: number
  loan: number
  /** Per month. */
  instalment: number
  /** The sum of all instalments less the loan. */
  interest: number
  /**
   * The base of duty, fee and tax: the price or the guideline value, whichever is higher (Indian Stamp
   * Act as in force in Tamil Nadu, section 47-A).
   */
  dutyBase: number
  stampDuty: number
  registrationFee: number
  /** Price with duty and fee. */
  total: number
  /** The total plus the interest of the loan. */
  paidInAll: number
  /** What the buyer pays without the loan: the total less the loan. */
  cash: number
  /** Tax that the buyer deducts from the price and pays to the tax office (part of the price); 0 below the limit. */
  taxKeptBack: number
  pricePerCent: number
}

/**
 * Tax deducted at source on land and buildings: the rate in percent, and the threshold in rupees, on the price or the
 * guideline value, whichever is higher (Income-tax Act, 1961, section 194-IA as amended in 2022, for a seller resident
 * in India; the Act of 2025 renumbers it). Agricultural land is exempt.
 */
export const TAX_DEDUCTED_AT_SOURCE = { percent: 1, from: 50_00_000 }

const toPaisa = (rupees: number): number => Math.round(rupees * 100) / 100

/**
 * The equal monthly instalment of a loan, unrounded: P·r·(1+r)ⁿ / ((1+r)ⁿ − 1), with r the monthly
 * rate. At 0 % it is the loan divided by the months.
 */
export function monthlyInstalment(loan: number, interestPercent: number, months: number): number {
  const rate = interestPercent / 1200
  // log1p and expm1 are exact for small rates; 1 + r would lose digits.
  return rate === 0 ? loan / months : (loan * rate) / -Math.expm1(-months * Math.log1p(rate))
}

/** Computes the cost of a plot. */
export function estimateCost(given: Assumptions): Estimate {
  const months = Math.round(given.years * 12)
  const price = Math.round(given.squareFeet * given.pricePerSqFt)
  const loan = Math.round((price * given.loanPercent) / 100)
  const exactInstalment = monthlyInstalment(loan, given.interestPercent, months)
  const interest = Math.max(0, Math.round(exactInstalment * months - loan))
  const dutyBase = Math.max(price, Math.round(given.squareFeet * (given.guidelinePerSqFt ?? 0)))
  const ofBase = (percent: number) => Math.round((dutyBase * percent) / 100)
  const stampDuty = ofBase(given.stampDutyPercent)
  const registrationFee = ofBase(given.registrationPercent)
  const total = price + stampDuty + registrationFee

  return {
    price,
    loan,
    instalment: toPaisa(exactInstalment),
    interest,
    dutyBase,
    stampDuty,
    registrationFee,
    total,
    paidInAll: total + interest,
    cash: total - loan,
    taxKeptBack:
      dutyBase < TAX_DEDUCTED_AT_SOURCE.from ? 0 : ofBase(TAX_DEDUCTED_AT_SOURCE.percent),
    pricePerCent: toPaisa(given.pricePerSqFt * SQUARE_FEET.cent),
  }
}
