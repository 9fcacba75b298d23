import { readFileSync } from 'node:fs'
import tamilAlt from '@/assets/alt.ta.json'
import { DECIDED_WORDS, refusedIn, tamilHasOneWord } from './tamil-words'

const messagesOf = (text: string) =>
  tamilHasOneWord({ english: {}, tamil: { 'pages/help.json': { sections: [{ text }] } } })

test('a refused word is reported with file, field, text and the word to write', () => {
  expect(messagesOf('எங்கள் நிலப்படத்தில் பாருங்கள்.')).toEqual([
    {
      file: 'content/ta/pages/help.json',
      path: ['sections', 0, 'text'],
      value: 'எங்கள் நிலப்படத்தில் பாருங்கள்.',
      why: '"நிலப்படத்தில்" is not the word that was decided for a map of the country; the drawing of a layout.',
      write: 'Write மேப்; வரைபடம்.',
    },
  ])
})

describe.each(DECIDED_WORDS)('$of', ({ write, not }) => {
  test.each(not)('%s is refused', (word) => {
    expect(refusedIn(word.split(/[:,]/)[0] ?? '')).toEqual([expect.objectContaining({ write })])
  })

  test(`${write} is accepted`, () => {
    expect(refusedIn(write)).toEqual([])
  })
})

test.each([
  'போன்ற, கிரிக்கெட் போன்று, போனில் பார்க்கலாம், இந்தப் போன்',
  'மொபைல் எண்ணை எழுதுங்கள்',
  'ஆலோசனைகள், எழுதுகிறோம், செய்கிறோம், செல்கிறது, செய்கை',
  'அனுப்பப் பட்டியல், பெறப் போகிறோம், எழுதப் படிக்க',
  '31 ஜூலை 2030, 10 ஜூலை, மே 2027-இல், 2025-இல் ஏப்ரல்',
  'ஒரு மனை, ஒருவர், ஓர் ஆண்டு',
  'அவருடன் வாருங்கள்',
  'கையெழுத்து வாங்கவும் மாட்டோம், பார்க்கவும் கேட்கவும் வாருங்கள்.',
])('%s is accepted', (text) => {
  expect(refusedIn(text)).toEqual([])
})

test('alternative texts use the decided words too', () => {
  expect(Object.entries(tamilAlt).filter(([, text]) => refusedIn(text).length > 0)).toEqual([])
})

test('docs/tamil.md has the list', () => {
  const rows = DECIDED_WORDS.map(({ of, write, not }) => `| ${of} | ${write} | ${not.join(', ')} |`)
  const shown = readFileSync('docs/tamil.md', 'utf8')
    .split('\n## ')
    .find((part) => part.startsWith('Words that content refuses'))
    ?.split('\n')
    .filter((line) => /^\| (?!English)/.test(line))
  expect(shown).toEqual(rows)
})
