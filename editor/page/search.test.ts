/** @jest-environment jsdom */

import { z } from 'zod'
import { fields, line } from '@/content/schema/field-types'
import { formOf } from '@/tools/content/checks/form'
import { excerptOf, isFound, searchableIn } from './search'
import { NOTHING, type Start, type Store } from './store'

const schema = fields({ groups: z.array(fields({ question: line })).meta({ row: 'Group' }) })
const place = {
  ...{
    group: 'Pages',
    label: 'Questions',
    isClosed: true,
    shownAt: '/',
    form: formOf(schema, 'It'),
  },
  files: [{ file: 'faqs/faqs.json', title: 'Questions' }],
}
const start: Start = { ...NOTHING, places: [place] }
const files: Readonly<Record<string, object>> = {
  'content/en/faqs/faqs.json': { groups: [{ question: 'What is a patta?' }] },
  'content/ta/faqs/faqs.json': { groups: [{ question: 'பட்டா என்றால் என்ன?' }] },
}
const read: Store['read'] = async (file) => ({ text: JSON.stringify(files[file]), version: null })

const found = async (words: string) =>
  (await searchableIn(start, read))
    .filter((each) => isFound(each, words.split(' ')))
    .map(({ path, href }) => [href, path?.join('.')])

test('texts within lists are found in both languages, and lead to their field', async () => {
  const href = '#/file/faqs/faqs.json'
  expect(await found('patta')).toEqual([[href, 'groups.0.question']])
  expect(await found('பட்டா')).toEqual([[href, 'ta.groups.0.question']])
})

test('a page is found by its title, and a task by its verbs', async () => {
  expect(await found('pages questions')).toContainEqual(['#/file/faqs/faqs.json', undefined])
  expect(await found('restore')).toEqual([['#/history', undefined]])
  expect(await found('restore patta')).toEqual([])
})

test('an excerpt begins near the first word that was searched', () => {
  const text = `${'Before it. '.repeat(5)}The patta says who owns it, and where. ${'After. '.repeat(20)}`
  expect(excerptOf(text, ['owns', 'patta'])).toMatch(/^… .{0,30}patta says who owns it.* …$/)
  expect(excerptOf('What is a patta?', ['patta', 'what'])).toBe('What is a patta?')
})
