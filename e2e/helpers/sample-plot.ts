import type { Plot } from '@/lib/domain/property/plots'

/** A plot for sale, with these facts in place of its own. */
export const samplePlot = (facts: Partial<Plot> = {}): Plot => ({
  number: 1,
  status: 'available',
  squareFeet: 1200,
  feet: [30, 40],
  facing: 'North',
  road: '30 ft',
  pricePerSqFt: 1500,
  ...facts,
})

/** The rates of an estimate. */
export const rates = {
  loanPercent: 75,
  interestPercent: 9,
  years: 15,
  stampDutyPercent: 7,
  registrationPercent: 2,
}
