import { tamilHasItsEnglish } from './files'

test('a Tamil file without an English one is refused', () => {
  const english = { 'projects/a.json': {} }
  expect(tamilHasItsEnglish({ english, tamil: { 'projects/a.json': {} } })).toEqual([])
  expect(tamilHasItsEnglish({ english, tamil: { 'projects/b.json': {} } })).toMatchObject([
    {
      file: 'content/ta/projects/b.json',
      why: 'There is no English file content/en/projects/b.json.',
    },
  ])
})
