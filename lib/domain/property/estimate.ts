import { SQUARE_FEET } from './units'

/** What an estimate is worked out from. Rates are in percent, money in rupees. */
export type Assumptions = {
  squareFeet: number
  pricePerSqFt: number
  /** As the registration department publishes it; absent while it is not known. */
  guidelinePerSqFt?: number | undefined
  loanPercent: number
  /** A year. */
  interestPercent: number
  years: number
  stampDutyPercent: number
  registrationPercent: number
}

/** In rupees. What is added up is in whole rupees, so that the lines agree; the rest to the paisa. */
export type Estimate = {
  price: number
  loan: number
  /** A month. */
  instalment: number
  /** All instalments together, less the loan. */
  interest: number
  /**
   * What duty, fee and tax are worked out on: the price or the guideline value, whichever is higher
   * (Indian Stamp Act as in force in Tamil Nadu, section 47-A).
   */
  dutyBase: number
  stampDuty: number
  registrationFee: number
  /** Price with duty and fee. */
  total: number
  /** The total with the interest of the loan. */
  paidInAll: number
  /** What the buyer brings on the day: the total less the loan. */
  cash: number
  /** What the buyer keeps back of the price and pays to the tax office; 0 below the limit. No extra: the price holds it. */
  taxKeptBack: number
  pricePerCent: number
}

/**
 * Tax deducted at source on land and buildings: percent, and the rupees from which it is due, on the price or the
 * guideline value, whichever is higher (Income-tax Act, 1961, section 194-IA as amended in 2022, for a seller who
 * lives in India; the Act of 2025 renumbers it). Farm land is outside it.
 */
export const TAX_KEPT_BACK = { percent: 1, from: 50_00_000 }

const toPaisa = (rupees: number): number => Math.round(rupees * 100) / 100

/**
 * The equal monthly instalment of a loan, unrounded: P·r·(1+r)ⁿ / ((1+r)ⁿ − 1), with r a month's
 * rate. At 0 % it is the loan divided by the months.
 */
export function monthlyInstalment(loan: number, interestPercent: number, months: number): number {
  const rate = interestPercent / 1200
  // log1p and expm1 keep the small rates exact where 1 + r would lose them.
  return rate === 0 ? loan / months : (loan * rate) / -Math.expm1(-months * Math.log1p(rate))
}

/** Works out what a plot costs. */
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
    taxKeptBack: dutyBase < TAX_KEPT_BACK.from ? 0 : ofBase(TAX_KEPT_BACK.percent),
    pricePerCent: toPaisa(given.pricePerSqFt * SQUARE_FEET.cent),
  }
}
