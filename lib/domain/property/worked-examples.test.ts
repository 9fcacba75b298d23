import { type Assumptions, estimateCost, TAX_DEDUCTED_AT_SOURCE } from './estimate'

/*
 * Published examples, each with the address of its page. Rates of Tamil Nadu since 1 April 2023
 * (duty 7%, fee 2%): The Hindu, 25 Aug 2023, "reduced from 11% to 9%",
 * https://www.thehindu.com/news/national/tamil-nadu/minimum-guideline-values-fixed-for-residential-agricultural-lands-in-tn/article67232408.ece
 *
 * Excluded, because they are wrong or older:
 * - a fee of 4% (the rate until 31 March 2023) for ₹50 lakh: godrejproperties.com/blog/stamp-duty-calculator-tamil-nadu,
 *   opalkey.in/?p=6968, zupyak.com/p/4450879; for ₹60 lakh: livehomes.in/blog-details/Stamp-Duty-and-Registration-Charges-in-Chennai-Latest-Update;
 *   for ₹20 lakh: gamerlaunch.com/community/users/blog/6139682/2419781; for ₹4 lakh: pattachitta.co.in/p/pathira-pathivu-selavu-2021.html
 * - a fee of 1% (until June 2017): prakashconstructions.in/how-to-calculate-the-total-cost-of-buying-a-plot-with-hidden-costs,
 *   remaxcoimbatore.com/registration-charges-and-stamp-duties-for-buying-properties-in-tamilnadu, elitehome.co.in/registration-process.php,
 *   livehomes.in/blog-details/Explained-Stamp-Duty-Registration-and-Hidden-Costs-in-2025
 * - instalments that do not follow from the formula on the same page: ₹50 lakh over 15 years at 8.5% is ₹49,237, not
 *   ₹49,247 (financetoolspro.com/scenarios/emi/home-loan-emi-50-lakh.html); at 8% it is ₹47,783, not ₹47,782, and at
 *   9.5% ₹52,211, not ₹52,216 (simplegence.com/blog/emi-on-50-lakh-home-loan)
 */

const LAKH = 1_00_000

/** A plot of one square foot, so that the price per sq.ft is the example's amount. */
const sale = (price: number, given: Partial<Assumptions> = {}) =>
  estimateCost({
    squareFeet: 1,
    pricePerSqFt: price,
    loanPercent: 0,
    interestPercent: 9,
    years: 15,
    stampDutyPercent: 7,
    registrationPercent: 2,
    ...given,
  })

const CREDIT_DHARMA = 'https://creditdharma.in/home-loan/land-registration-fees-in-tamil-nadu'
const VNCT = 'https://vnctglobal.com/stamp-duty-registration-charges-in-chennai'

test.each([
  // The first page mentions another fee, which is not part of its examples.
  [CREDIT_DHARMA, 'a market value of ₹50,00,000', 50_00_000, undefined, 3_50_000],
  [CREDIT_DHARMA, '₹30,00,000, guideline value ₹40,00,000', 30_00_000, 40_00_000, 2_80_000],
  [VNCT, 'a property value of ₹50,00,000', 50_00_000, undefined, 3_50_000],
])('stamp duty by %s: %s', (_, __, price, guidelinePerSqFt, duty) => {
  expect(sale(price, { guidelinePerSqFt }).stampDuty).toBe(duty)
})

const SCHEDULE = 'https://proquiro.com/states/tamil-nadu/stamp-duty'

test.each([
  [60_00_000, undefined],
  [60_00_000, 55_00_000],
  [55_00_000, 60_00_000],
])(`duty and fee are 9% of the higher value by ${SCHEDULE}: ₹%d, guideline ₹%d`, (price, value) => {
  const { stampDuty, registrationFee } = sale(price, { guidelinePerSqFt: value })
  expect(stampDuty + registrationFee).toBe((Math.max(price, value ?? 0) * 9) / 100)
})

test.each([
  [
    'https://help.cleartax.in/hc/en-us/articles/115003307448-Depositing-TDS-on-sale-of-property-',
    60 * LAKH,
    59_40_000,
  ],
  [
    'https://help.quicko.com/support/solutions/articles/84000352008-calculate-tds-on-sale-of-property',
    70_00_000,
    69_30_000,
  ],
  ['https://lawyersclubindia.com/forum/sale-deed-221536.asp', 75_00_000, 74_25_000],
  ['https://financetrain.com/tds-payment-for-purchase-of-property-in-india', 100 * LAKH, 99 * LAKH],
])('what the seller receives after the tax by %s', (_, price, received) => {
  expect(price - sale(price).taxKeptBack).toBe(received)
})

test('the tax is on the guideline value where that is higher: https://fcamayur.blogspot.com/2023/12/', () => {
  // Sale consideration ₹49 lakh, stamp duty value ₹60 lakh.
  expect(sale(49 * LAKH, { guidelinePerSqFt: 60 * LAKH }).taxKeptBack).toBe(60_000)
})

test('the tax begins at ₹50 lakh, by https://taxguru.in/income-tax/section-194ia-194ib-194la-income-tax-act-1961-detail.html and the amendment at https://www.taxtmi.com/acts?id=40525', () => {
  expect(TAX_DEDUCTED_AT_SOURCE).toEqual({ percent: 1, from: 50 * LAKH })
  expect(sale(50 * LAKH).taxKeptBack).toBe(50_000)
  expect(sale(50 * LAKH - 1, { guidelinePerSqFt: 50 * LAKH - 1 }).taxKeptBack).toBe(0)
})

const LOKAL =
  'https://tamil.getlokalapp.com/tamilnadu-news/how-much-emi-should-i-pay-if-i-take-a-home-loan-of-rs-45-lakhs-14228863'
const PATRIKA =
  'https://www.patrika.com/business-news/sbi-home-loan-emi-calculator-and-interest-rate-what-should-be-your-salary-to-get-rs-22-lakh-19986291'
const BAJAJ_9 = 'https://www.bajajfinservmarkets.in/loans/home-loan/30-lakhs-home-loan-emi.amp.html'
const BAJAJ_95 = 'https://bajajfinservmarkets.in/home-loan/30-lakhs-home-loan-emi'
const DIRECT =
  'https://directcredit.in/blog/emi-calculator-guide-your-monthly-payment-on-a-rs-30-lakh-loan-for-10-30-years'
const NUMERRAL = 'https://www.numerral.com/loan-calculators/home-loan-emi/30-lakh'

test.each([
  [LOKAL, 45 * LAKH, 9.15, 20, 40_923, 53_21_472],
  [PATRIKA, 22 * LAKH, 7.5, 30, 15_383, 33_37_779],
  [BAJAJ_9, 30 * LAKH, 9, 15, 30_428, 24_77_040],
  [BAJAJ_95, 30 * LAKH, 9.5, 10, 38_819, 16_58_312],
  [DIRECT, 20 * LAKH, 8.5, 10, 24_797, 9_75_657],
  [NUMERRAL, 30 * LAKH, 8.5, 20, 26_035, 32_48_327],
])('a loan by %s: ₹%d at %d%% over %d years', (_, loan, rate, years, instalment, interest) => {
  const whole = sale(loan, { loanPercent: 100, interestPercent: rate, years })
  expect(Math.round(whole.instalment)).toBe(instalment)
  expect(whole.interest).toBe(interest)
})
