import { rowsOf } from '@/components/prose/InformationArticle'

const brief = (id: string) => ({ id, blocks: ['One paragraph.'] })

const idsOf = (
  parts: Parameters<typeof rowsOf<{ id: string; blocks: unknown[]; band?: string }>>[0],
) => rowsOf(parts).map((row) => row.map(({ id }) => id))

test('parts of one paragraph that follow each other share a row', () => {
  const long = { id: 'long', blocks: ['One.', 'Two.'] }
  const list = { id: 'list', blocks: [{ list: ['One.'] }] }
  expect(idsOf([brief('a'), long, brief('b'), brief('c'), list, brief('d')])).toEqual([
    ['a'],
    ['long'],
    ['b', 'c'],
    ['list'],
    ['d'],
  ])
})

test('a row has room for three parts', () => {
  const parts = ['a', 'b', 'c', 'd', 'e'].map(brief)
  expect(idsOf(parts)).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ])
})

test('a part on a band has its row to itself', () => {
  const band = { ...brief('b'), band: 'warning' }
  expect(idsOf([brief('a'), band, brief('c')])).toEqual([['a'], ['b'], ['c']])
})
