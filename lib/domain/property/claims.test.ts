import { isProven, needsPaper } from './claims'

test.each([
  'Approved Layout',
  'Gated, with 24/7 security.',
  'IGBC Gold certified green building',
  'The clubhouse beside the pool',
  'Secured Community',
  'அங்கீகாரம் பெற்ற மனைப்பிரிவு',
  'சிசிடிவியுடன் 24 மணி நேரமும் காவல்',
  'நீச்சல் குளத்தின் அருகே கிளப்ஹவுஸ்',
])('"%s" needs a document', (text) => {
  expect(needsPaper(text)).toBe(true)
  expect(isProven({}, text)).toBe(false)
  expect(isProven({ paper: 'LO/14/2026' }, text)).toBe(true)
})

test.each([
  '30 Ft Road',
  'A central park, and a 40 ft avenue with trees.',
  '30 அடி சாலை',
  'Prime Location',
])('"%s" needs none', (text) => {
  expect(isProven({}, text)).toBe(true)
})
