import { plainText, readInline } from './inline'

test('a line without links is one run', () => {
  expect(readInline('Nothing here.')).toEqual([{ text: 'Nothing here.' }])
})

test('links are told from the words around them', () => {
  expect(readInline('See [help](/help/#forms), or [write](mailto:a@b.example).')).toEqual([
    { text: 'See ' },
    { text: 'help', href: '/help/#forms' },
    { text: ', or ' },
    { text: 'write', href: 'mailto:a@b.example' },
    { text: '.' },
  ])
})

test('brackets that are no link stay as written', () => {
  expect(readInline('A [note] (aside)')).toEqual([{ text: 'A [note] (aside)' }])
})

test('plain text keeps the words of a link', () => {
  expect(plainText('See [help](/help/).')).toBe('See help.')
})
