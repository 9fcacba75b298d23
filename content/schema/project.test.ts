import { parse } from '../define'
import { fixtureProject } from '../projects/fixture'
import { project } from './project'

const read = (facts: object) => parse('sarayu.json', project, { ...fixtureProject, ...facts })
const booking = { when: 'On booking', share: 10 }
const agreement = { when: 'With the agreement', share: 40, isAgreement: true }
const deed = { when: 'With the sale deed', share: 50 }

test('payment stages must add up to the whole price, one of them with the agreement', () => {
  expect(read({ payment: [booking, agreement, deed] }).payment).toHaveLength(3)
  expect(read({ payment: [{ ...agreement, share: 100 }] }).payment).toHaveLength(1)
  expect(read({}).payment).toEqual([])
})

test.each([
  [[booking, agreement], 'The shares come to 50. Write shares that come to 100.'],
  [[booking, { ...agreement, isAgreement: false }, deed], 'Write "isAgreement": true at the one'],
  [[booking, agreement, { ...deed, isAgreement: true }], 'Write "isAgreement": true at the one'],
])('stages that do not add up are refused: %#', (payment, message) => {
  expect(() => read({ payment })).toThrow(message)
})

// ₹10 lakh of ₹1 crore: https://lawcodehub.com/rera/13
test.each([
  [[{ ...booking, share: 11 }, agreement, { ...deed, share: 49 }], 'payment, entry 1, share is 11'],
  [
    [booking, { when: 'A week later', share: 5 }, agreement, { ...deed, share: 45 }],
    'payment, entry 2, share is 5',
  ],
])('more than a tenth before the agreement is refused, citing the law: %#', (payment, place) => {
  expect(() => read({ payment })).toThrow(place)
  expect(() => read({ payment })).toThrow(/at most 10 .*section 13/)
})

test('a guideline value requires the day on which it was looked up', () => {
  expect(() => read({ guidelineValue: { perSqFt: 1100 } })).toThrow('guidelineValue.asOf')
  const known = { perSqFt: 1100, asOf: '2026-07-01' }
  expect(read({ guidelineValue: known }).guidelineValue).toEqual(known)
})
