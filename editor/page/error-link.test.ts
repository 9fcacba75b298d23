import { CHOOSE } from '@/tools/content/checks/text'
import type { OpenPlace } from '../checks/work'
import { errorLink } from './error-link'
import { NOTHING, type Start } from './store'

const form: OpenPlace['form'] = {
  label: '',
  kind: 'group',
  fields: {
    ground: {
      label: 'Ground',
      kind: 'choice',
      choices: [{ value: 'salem', label: 'Salem stadium' }],
    },
    title: { label: 'Name', kind: 'line', type: 'text' },
  },
}
const place = { group: 'Season', isClosed: false, shownAt: '/', form } as const
const start: Start = {
  ...NOTHING,
  places: [
    { ...place, label: 'Menus', files: [{ file: 'navigation.json', title: 'Menus' }] },
    {
      ...place,
      ...{ label: 'Fixtures', singular: 'fixture', folder: 'fixtures' },
      files: [{ file: 'fixtures/match-1.json', title: 'Match 1' }],
    },
  ],
}
const MATCH = 'fixtures/match-1.json'
const title = 'Match 1 (Season › Fixtures)'

test.each([
  [
    'an entry that is gone',
    ['ground'],
    'salem',
    CHOOSE,
    'Ground is Salem stadium. Choose another one there first.',
  ],
  ['another choice', ['ground'], 'salem', 'Write Erode.', 'Ground is Salem stadium. Write Erode.'],
  [
    'a choice that nobody knows',
    ['ground'],
    'erode',
    CHOOSE,
    'Ground is “erode”. Choose one of the list.',
  ],
  ['words', ['title'], 'Match one', 'Write less.', 'Name is “Match one”. Write less.'],
  ['words that are missing', ['title'], null, 'This is needed.', 'Name: This is needed.'],
])('%s in another file', (_, path, found, text, said) => {
  const error = { file: `content/en/${MATCH}`, path, text, found }
  expect(errorLink({ start }, error)).toEqual({ title, href: `#/file/${MATCH}`, said })
})

test('a document is named by its label, and Tamil is mentioned', () => {
  const error = { file: 'content/ta/navigation.json', path: ['ta', 'title'], text: 'No.' }
  expect(errorLink({ start }, error)).toMatchObject({ title: 'Menus', said: 'Tamil: Name: No.' })
  expect(errorLink({ start }, { ...error, path: ['title'] })?.title).toBe('Menus, in Tamil')
})

test('files outside of the list have no link', () => {
  expect(errorLink({ start }, { file: 'content/en/other.json', path: ['a'], text: 'No.' })).toBe(
    undefined,
  )
})
