import { periodsAreFilled } from './periods'

const page = (text: string) => ({ sections: [{ blocks: [{ text }] }] })
const of = (english: string, tamil = '') => ({
  english: {
    'pages/privacy.json': page(english),
    'privacy/privacy.json': { kept: 'one year', replyWithin: 'one month' },
    'pages/terms.json': page('Within ninety days.'),
  },
  tamil: { 'pages/privacy.json': page(tamil), 'privacy/privacy.json': { kept: 'ஒரு வருடம்' } },
})

test.each([
  ['Kept for {privacy.kept}, then erased.', 'வைத்திருக்கும் காலம்: {privacy.kept}.'],
  ['An answer within {privacy.replyWithin}.', ''],
  ['The Rules of 2025 start in May 2027.', '2025-ஆம் ஆண்டு விதிகள், 2027 மே மாதம்'],
  ['At most for an hour, in your browser.', 'அதிகபட்சம் ஒரு மணி நேரம்'],
  ['If you are under eighteen', '18 வயது நிரம்பவில்லை என்றால்'],
])('%s is accepted', (english, tamil) => {
  expect(periodsAreFilled(of(english, tamil))).toEqual([])
})

test.each([
  ['An answer within ninety days.', 'ninety days'],
  ['Kept for one year.', 'one year'],
  ['Kept for 12 months.', '12 months'],
  ['Kept for a year.', 'a year'],
])('%s is refused', (english, typed) => {
  expect(periodsAreFilled(of(english))).toMatchObject([
    {
      file: 'content/en/pages/privacy.json',
      path: ['sections', 0, 'blocks', 0, 'text'],
      why: expect.stringContaining(`"${typed}"`),
      write: expect.stringContaining('{privacy.kept}'),
    },
  ])
})

test.each(['90 நாட்களுக்குள் பதில்', 'ஒரு மாதத்தில் பதில்', 'ஓர் ஆண்டு வைத்திருப்போம்'])(
  '%s is refused in Tamil',
  (tamil) => {
    expect(periodsAreFilled(of('', tamil))).toMatchObject([
      { file: 'content/ta/pages/privacy.json' },
    ])
  },
)

test('the notice at the forms must use its own fields', () => {
  const content = of('')
  const notice = { notice: { kept: { text: 'For two years.' } } }
  const english = { ...content.english, 'privacy/privacy.json': notice }
  expect(periodsAreFilled({ ...content, english })).toMatchObject([
    { file: 'content/en/privacy/privacy.json', write: expect.stringContaining('{kept}') },
  ])
})
