import * as fc from 'fast-check'
import { type Assumptions, estimateCost, monthlyInstalment } from './estimate'

const usual = {
  squareFeet: 1200,
  loanPercent: 75,
  interestPercent: 9,
  years: 15,
  stampDutyPercent: 7,
  registrationPercent: 2,
}

test.each([
  ['Vistara', 2847, 3416400, 2562300, 25988.55, 1240153.2],
  ['Nakshatra', 2400, 2880000, 2160000, 21908.16, 1045440],
  ['Mandhra', 970, 1164000, 873000, 8854.55, 422532],
])('1,200 sq.ft of %s', (_, pricePerSqFt, price, loan, instalment, pricePerCent) => {
  expect(estimateCost({ ...usual, pricePerSqFt })).toMatchObject({
    price,
    loan,
    instalment,
    pricePerCent,
  })
})

test('duty and fee are added to the price, and the loan covers none of them', () => {
  const { stampDuty, registrationFee, total, cash } = estimateCost({ ...usual, pricePerSqFt: 2847 })
  expect(stampDuty + registrationFee).toBe(307476)
  expect(total).toBe(3723876)
  expect(cash).toBe(3723876 - 2562300)
})

test.each([
  // The price of 1,200 sq.ft at ₹2,400 is ₹28,80,000.
  [undefined, 2880000, 201600, 57600],
  [2399, 2880000, 201600, 57600],
  [3000, 3600000, 252000, 72000],
])('duty and fee are on the higher of price and guideline value: %s', (value, base, duty, fee) => {
  const given = { ...usual, pricePerSqFt: 2400, guidelinePerSqFt: value }
  const { dutyBase, stampDuty, registrationFee, price, total } = estimateCost(given)
  expect([dutyBase, stampDuty, registrationFee]).toEqual([base, duty, fee])
  expect(price).toBe(2880000)
  expect(total).toBe(2880000 + duty + fee)
})

test('the deducted tax is part of the price and changes no total', () => {
  const { taxKeptBack, total, cash, price, stampDuty, registrationFee, loan } = estimateCost({
    ...usual,
    squareFeet: 2685,
    pricePerSqFt: 2847,
  })
  expect(taxKeptBack).toBe(76442)
  expect(total).toBe(price + stampDuty + registrationFee)
  expect(cash).toBe(total - loan)
})

const assumptions: fc.Arbitrary<Assumptions> = fc.record({
  squareFeet: fc.double({ min: 100, max: 100_000, noNaN: true }),
  pricePerSqFt: fc.double({ min: 1, max: 100_000, noNaN: true }),
  guidelinePerSqFt: fc.option(fc.double({ min: 1, max: 100_000, noNaN: true }), { nil: undefined }),
  loanPercent: fc.double({ min: 0, max: 100, noNaN: true }),
  interestPercent: fc.double({ min: 0, max: 36, noNaN: true }),
  years: fc.integer({ min: 1, max: 30 }),
  stampDutyPercent: fc.double({ min: 0, max: 20, noNaN: true }),
  registrationPercent: fc.double({ min: 0, max: 20, noNaN: true }),
})

test('the sums are exact in whole rupees for any input', () => {
  fc.assert(
    fc.property(assumptions, (given) => {
      const { price, stampDuty, registrationFee, total, loan, cash, interest, paidInAll } =
        estimateCost(given)
      for (const sum of [price, stampDuty, registrationFee, loan, interest]) {
        expect(Number.isInteger(sum)).toBe(true)
      }
      expect(total).toBe(price + stampDuty + registrationFee)
      expect(cash).toBe(total - loan)
      expect(paidInAll).toBe(total + interest)
    }),
  )
})

test('a loan without interest is repaid in equal parts', () => {
  const free = estimateCost({ ...usual, pricePerSqFt: 2400, interestPercent: 0 })
  expect(free.instalment).toBe(12000)
  expect(free.interest).toBe(0)
})

test('rounding never gives negative interest', () => {
  const { interest } = estimateCost({
    ...usual,
    squareFeet: 1600,
    pricePerSqFt: 2400,
    interestPercent: 0,
    years: 7,
  })
  // Negative zero would be shown as ₹-0.
  expect(interest).toBe(0)
})

test('no loan means no instalment', () => {
  expect(estimateCost({ ...usual, pricePerSqFt: 2400, loanPercent: 0 })).toMatchObject({
    loan: 0,
    instalment: 0,
    interest: 0,
  })
})

test('no figure is negative', () => {
  fc.assert(
    fc.property(assumptions, (given) => {
      for (const rupees of Object.values(estimateCost(given))) {
        expect(Number.isFinite(rupees)).toBe(true)
        expect(rupees).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

test('the instalments repay the loan exactly', () => {
  fc.assert(
    fc.property(assumptions, ({ squareFeet, interestPercent, years }) => {
      const months = years * 12
      const instalment = monthlyInstalment(squareFeet, interestPercent, months)
      let owed = squareFeet
      for (let month = 0; month < months; month += 1) {
        owed = owed * (1 + interestPercent / 1200) - instalment
      }
      expect(Math.abs(owed / squareFeet)).toBeLessThan(1e-6)
    }),
  )
})
