import { withChangeNumber } from './change-number'

const FILE = 'content/en/cricket/seasons/2030/fixtures/match-3.json'
const DAY = '2030-05-02'
const textOf = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
const saved = (text: string, before: string | null, file = FILE) =>
  withChangeNumber([{ file, text }], DAY, () => before)[0]?.text

const written = { slug: 'match-3', teams: ['a', 'b'], sequence: 4, changedOn: '2030-01-01' }

test('a new fixture gets the number 0 and the day of its save', () => {
  const { sequence: _, changedOn: __, ...own } = written
  expect(saved(textOf(own), null)).toBe(textOf({ ...own, sequence: 0, changedOn: DAY }))
})

test('a changed fixture gets the next number, whatever its form contained', () => {
  const sent = { ...written, teams: ['a', 'c'], sequence: 2 }
  expect(saved(textOf(sent), textOf(written))).toBe(
    textOf({ ...sent, sequence: 5, changedOn: DAY }),
  )
})

test('a fixture saved without changes stays the same', () => {
  expect(saved(textOf({ ...written, sequence: 9 }), textOf(written))).toBe(textOf(written))
})

test('other files and invalid fixtures stay the same', () => {
  const results = FILE.replace('fixtures', 'results')
  expect(saved(textOf(written), null, results)).toBe(textOf(written))
  for (const text of ['{ "teams": [', '[]\n']) expect(saved(text, null)).toBe(text)
})
