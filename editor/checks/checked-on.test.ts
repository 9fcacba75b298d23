import { withDayOfCheck } from './checked-on'

const FILE = 'content/en/projects/plots/sarayu.json'
const DAY = '2026-11-24'
const plots = [{ number: 1, status: 'sold' }]
const textOf = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
const BEFORE = textOf({
  slug: 'sarayu',
  checkedOn: '2026-09-01',
  plots: [{ number: 1, status: 'available' }],
})
const saved = (file: string, text: string | null, before: string | null = BEFORE) =>
  withDayOfCheck([{ file, text }], DAY, () => before)[0]?.text

test.each([
  ['never', { slug: 'sarayu', plots }],
  ['before', { slug: 'sarayu', checkedOn: '2026-10-01', plots }],
])('a changed plot of a list that was checked %s sets the day, below the name', (_, list) => {
  expect(saved(FILE, textOf(list))).toBe(textOf({ slug: 'sarayu', checkedOn: DAY, plots }))
})

test.each([
  ['another file', 'content/en/projects/sarayu.json', textOf({ slug: 'sarayu', plots })],
  ['a list that is removed', FILE, null],
  ['what is no JSON', FILE, '{ "plots": ['],
  ['what is no list', FILE, '[]\n'],
])('%s stays the same', (_, file, text) => {
  expect(saved(file, text)).toBe(text)
})

test.each([undefined, '2026-10-01', DAY])(
  'a list of which no plot changes keeps its day: %s',
  (checkedOn) => {
    const list = textOf({ slug: 'sarayu', checkedOn, plots })
    expect(saved(FILE, list, textOf({ slug: 'sarayu', plots }))).toBe(list)
  },
)

test('a new list stays the same', () => {
  const list = textOf({ slug: 'sarayu', checkedOn: '2026-10-01', plots })
  expect(saved(FILE, list, null)).toBe(list)
})

test('a picture of the same save stays the same', () => {
  const picture = { file: 'assets/plots/gate.jpg', bytes: 'AAAA' }
  expect(withDayOfCheck([picture], DAY, () => null)).toEqual([picture])
})
