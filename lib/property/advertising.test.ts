import { findBannedPhrases, textsOf } from './advertising'

test.each([
  ['10 minutes from the airport', 'a travel time'],
  ['Just 5 mins to school', 'a travel time'],
  ['10–15 min by car', 'a travel time'],
  ['2 hrs from Chennai', 'a travel time'],
  ['100+ amenities', 'counted amenities'],
  ['Over 40 world class amenities', 'counted amenities'],
  ['T&C apply', 'small print by reference'],
  ['Terms and conditions apply', 'small print by reference'],
  ['Assured returns', 'a promised return'],
  ['guaranteed rental returns of 8%', 'a promised return'],
])('"%s" is refused as %s', (text, kind) => {
  expect(findBannedPhrases(text).join()).toContain(kind)
})

test.each([
  'Nearby Amenities',
  '24/7 security with CCTV',
  'Secured community, gated, with one entrance',
  'Morning, 9 AM–12 PM',
  'Plots on roads of thirty feet',
])('"%s" may be said', (text) => {
  expect(findBannedPhrases(text)).toEqual([])
})

test('texts are found however deep they lie', () => {
  expect(textsOf({ a: 'one', b: [{ c: 'two' }, 3, null] })).toEqual(['one', 'two'])
})
