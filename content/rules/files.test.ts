import { tamilHasItsEnglish } from './files'

test('Tamil words of an entry that is gone are refused', () => {
  const english = { 'projects/a.json': {} }
  expect(tamilHasItsEnglish({ english, tamil: { 'projects/a.json': {} } })).toEqual([])
  expect(tamilHasItsEnglish({ english, tamil: { 'projects/b.json': {} } })).toMatchObject([
    {
      file: 'content/ta/projects/b.json',
      why: 'There is no English file content/en/projects/b.json.',
    },
  ])
})
