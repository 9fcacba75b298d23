import { z } from 'zod'
import { fields, line, slug } from '@/content/schema/field-types'
import { hashOf } from '@/content/translated-words'
import { marksOf } from './marks'

const FILE = 'pages/help.json'
const schema = fields({ slug, title: line, isHidden: z.boolean(), isDraft: z.boolean() })

/** The marks of a page whose Tamil title was translated from another one. */
function marksWith(entry: object, tamil: object | undefined, translated = 'Help') {
  const files: Readonly<Record<string, object | undefined>> = {
    [`content/en/${FILE}`]: { slug: 'help', title: 'Help', ...entry },
    [`content/ta/${FILE}`]: tamil,
  }
  globalThis.projectFiles = {
    broken: new Map(),
    read: (file) => files[file] && JSON.stringify(files[file]),
    list: () => undefined,
  }
  return marksOf(FILE, schema, { [FILE]: { title: hashOf(translated) } })
}

test('a file is marked where it is hidden or a draft', () => {
  const tamil = { title: 'உதவி' }
  expect(marksWith({ isHidden: false, isDraft: false }, tamil)).toEqual([])
  expect(marksWith({ isHidden: true, isDraft: true }, tamil)).toEqual(['Hidden', 'Draft'])
})

test('a match is marked with its opponent and day', () => {
  const match = { startsAt: '2030-06-06T19:15:00+05:30', teams: ['tiruppur-tamilans', 'salem'] }
  expect(marksWith(match, { title: 'உதவி' })).toEqual(['salem, 06 Jun 2030'])
})

test('a file is marked where its Tamil is missing or older than the English', () => {
  expect(marksWith({}, undefined)).toEqual(['Tamil missing'])
  expect(marksWith({}, { title: 'உதவி' }, 'Other words')).toEqual(['Tamil out of date'])
})

test('a site without Tamil has no such marks', () => {
  expect(marksOf(FILE, schema, undefined)).toEqual([])
})
