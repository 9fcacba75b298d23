import { z } from 'zod'
import { parse } from '../define'
import { advertisement, forbiddenStatementsIn } from './advertisement'

test.each([
  ['10 minutes from the airport', 'a travel time'],
  ['Just 5 mins to school', 'a travel time'],
  ['10–15 min by car', 'a travel time'],
  ['2 hrs from Chennai', 'a travel time'],
  ['24 min by car', 'a travel time'],
  ['நெடுஞ்சாலைக்கு 24 நிமிடம்', 'a travel time'],
  ['Minutes from the ring road', 'a travel time'],
  ['விமான நிலையத்திலிருந்து 10 நிமிடம்', 'a travel time'],
  ['பள்ளிக்கு 5 நிமிடங்களில் செல்லலாம்', 'a travel time'],
  ['சில நிமிடங்களில் நெடுஞ்சாலை', 'a travel time'],
  ['சென்னைக்கு 2 மணி நேரம்', 'a travel time'],
  ['100+ amenities', 'counted amenities'],
  ['Over 40 world class amenities', 'counted amenities'],
  ['100+ வசதிகள்', 'counted amenities'],
  ['40-க்கும் மேற்பட்ட வசதிகள்', 'counted amenities'],
  ['T&C apply', 'small print by reference'],
  ['*T&C', 'small print by reference'],
  ['Terms and conditions apply', 'small print by reference'],
  ['நிபந்தனைகளுக்கு உட்பட்டது', 'small print by reference'],
  ['நிபந்தனைகள் பொருந்தும்', 'small print by reference'],
  ['Assured returns', 'a promised return'],
  ['guaranteed rental returns of 8%', 'a promised return'],
  ['Fixed income for life', 'a promised return'],
  ['Returns of 12% a year', 'a promised return'],
  ['உத்தரவாதமான லாபம்', 'a promised return'],
  ['நிச்சயமான மாத வருமானம்', 'a promised return'],
])('"%s" is refused as %s, with advice', (text, what) => {
  expect(forbiddenStatementsIn(text)).toEqual([
    expect.stringMatching(`^The law bars ${what} .*: ".+"\\. [A-Z]`),
  ])
})

test.each([
  'Nearby Amenities',
  '24/7 security with CCTV',
  'Secured community, gated, with one entrance',
  'Morning, 9 AM–12 PM',
  'Plots on roads of thirty feet',
  '4 km by the ring road',
  'காலை 9 மணி முதல் 12 மணி வரை',
  'அருகிலுள்ள வசதிகள்',
  '30 அடி சாலை',
  '24 மணி நேரமும் காவல்',
  'Guarded 24 hours a day',
  'நிலையான விலை',
])('"%s" is accepted', (text) => {
  expect(forbiddenStatementsIn(text)).toEqual([])
})

test('a document is refused with file, field, value and advice', () => {
  const schema = advertisement(z.object({ points: z.array(z.object({ text: z.string() })) }))
  const given = { points: [{ text: 'Near the ring road' }, { text: 'Just 10 minutes away' }] }
  expect(() => parse('content/en/projects/sarayu.json', schema, given)).toThrow(
    /^content\/en\/projects\/sarayu\.json\n✖ points, entry 2, text is "Just 10 minutes away"\. The law bars a travel time .* Write the distance/,
  )
  expect(parse('content/en/projects/sarayu.json', schema, { points: [] })).toEqual({ points: [] })
})
