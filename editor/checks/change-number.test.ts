import { withChangeNumber } from './change-number'

const FILE = 'content/en/cricket/seasons/2030/fixtures/match-3.json'
const DAY = '2030-05-02'
const textOf = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
const saved = (text: string, before: string | null, file = FILE) =>
  withChangeNumber([{ file, text }], DAY, () => before)[0]?.text

const written = { slug: 'match-3', teams: ['a', 'b'], sequence: 4, changedOn: '2030-01-01' }

test('a new fixture begins with nought and the day of its save', () => {
  const { sequence: _, changedOn: __, ...own } = written
  expect(saved(textOf(own), null)).toBe(textOf({ ...own, sequence: 0, changedOn: DAY }))
})

test('a fixture that differs has the next number, whatever its form held', () => {
  const sent = { ...written, teams: ['a', 'c'], sequence: 2 }
  expect(saved(textOf(sent), textOf(written))).toBe(
    textOf({ ...sent, sequence: 5, changedOn: DAY }),
  )
})

test('a fixture that is saved as it was stays as it is', () => {
  expect(saved(textOf({ ...written, sequence: 9 }), textOf(written))).toBe(textOf(written))
})

test('other files, and what is no fixture, stay as they are', () => {
  const results = FILE.replace('fixtures', 'results')
  expect(saved(textOf(written), null, results)).toBe(textOf(written))
  for (const text of ['{ "teams": [', '[]\n']) expect(saved(text, null)).toBe(text)
})
