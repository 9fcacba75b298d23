import { keepTogether } from './keep-together'

const shown = (text: string) => keepTogether(text).replaceAll('\u00a0', '_')

test.each([
  ['a 30 ft road', 'a 30_ft road'],
  ['49 × 55 ft', '49_×_55_ft'],
  ['in Qualifier 1', 'in Qualifier_1'],
  ['30 அடி சாலை', '30_அடி சாலை'],
  ['24 மணி நேரமும்', '24_மணி நேரமும்'],
  ['2,363 சதுர அடி முதல்', '2,363_சதுர_அடி முதல்'],
  ['சதுர அடிக்கு ஒரே விலை', 'சதுர_அடிக்கு ஒரே விலை'],
  ['இறுதிப் போட்டி', 'இறுதிப்_போட்டி'],
  ['எங்கள் வெற்றித் திட்டங்கள்', 'எங்கள் வெற்றித்_திட்டங்கள்'],
  ['எங்களைத் தொடர்பு கொண்டதற்கு நன்றி', 'எங்களைத் தொடர்பு_கொண்டதற்கு நன்றி'],
  ['பணி தொடங்கும் முன் எழுத்தில்', 'பணி தொடங்கும்_முன் எழுத்தில்'],
])('%s is kept together where it is one thing', (text, kept) => {
  expect(shown(text)).toBe(kept)
})

test.each([
  '7 wins in 9 matches',
  'மனையைப் பார்க்க',
  'இறுதிப் பெரும்போட்டித்தொடர்களில்',
  'நாங்களும் முன்னேற்றமும்',
  'மனைகளும் சினிமாவும்',
  'தொடர்பு கொள்ள',
])('%s may break anywhere', (text) => {
  expect(keepTogether(text)).toBe(text)
})
