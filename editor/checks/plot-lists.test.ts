import { plotListsOf } from './plot-lists'

const SARAYU = 'content/en/projects/sarayu.json'
const GANGA = 'content/en/projects/ganga.json'
const SALES = 'content/en/projects/plots/sarayu.json'
const projectWith = (...numbers: readonly number[]) =>
  JSON.stringify({ slug: 'sarayu', plots: numbers.map((number) => ({ number })) })
const sold = { number: 1, status: 'sold' }
const list = (...plots: readonly object[]) =>
  JSON.stringify({ slug: 'sarayu', checkedOn: '2026-11-01', plots })

/** The files written besides the changes, as data, given these files. */
const follows = (
  changes: Parameters<typeof plotListsOf>[0],
  files: Readonly<Record<string, string>> = {},
) =>
  plotListsOf(changes, (file) => ({
    text: files[file] ?? null,
    version: files[file] ? 'v' : null,
  })).map(({ file, text, version }) => [file, text === null ? null : JSON.parse(text), version])

test('plots that a project lists can be sold', () => {
  const plots = [1, 2].map((number) => ({ number, status: 'available' }))
  expect(follows([{ file: SARAYU, text: projectWith(1, 2) }])).toEqual([
    [SALES, { slug: 'sarayu', plots }, null],
  ])
})

test('statuses stay when the plots change, and the day of the last check is removed', () => {
  const plots = [sold, { number: 3, status: 'available' }]
  const before = { [SALES]: list(sold, { number: 2, status: 'booked' }) }
  expect(follows([{ file: SARAYU, text: projectWith(1, 3) }], before)).toEqual([
    [SALES, { slug: 'sarayu', plots }, 'v'],
  ])
  expect(follows([{ file: SARAYU, text: projectWith(1, 2) }], before)).toEqual([])
})

test('the list is renamed and deleted with its project', () => {
  const before = { [SALES]: list(sold) }
  expect(follows([{ file: SARAYU, text: null }], before)).toEqual([[SALES, null, 'v']])
  const renamed = [
    { file: GANGA, text: projectWith(1) },
    { file: SARAYU, text: null },
  ]
  expect(follows(renamed, before)).toEqual([
    [
      'content/en/projects/plots/ganga.json',
      { slug: 'ganga', checkedOn: '2026-11-01', plots: [sold] },
      null,
    ],
    [SALES, null, 'v'],
  ])
})

test('a drawing, a list in the same save and a project without plots are unchanged', () => {
  const project = { file: SARAYU, text: projectWith(1) }
  expect(follows([project], { 'content/en/projects/plans/sarayu.json': '{}' })).toEqual([])
  expect(follows([project, { file: SALES, text: null }])).toEqual([])
  expect(follows([{ file: SARAYU, text: '{"slug":"sarayu"}' }])).toEqual([])
  expect(follows([{ file: 'content/ta/projects/sarayu.json', text: projectWith(1) }])).toEqual([])
})
