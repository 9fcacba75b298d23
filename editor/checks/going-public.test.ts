import { goingPublic } from './going-public'

const PROJECT = 'content/en/projects/sarayu.json'

/** The paths of the parts that a change puts on the site. */
const partsOf = (before: object | null, after: object | null, file = PROJECT) =>
  goingPublic([{ file, text: after && JSON.stringify(after) }], () =>
    before ? JSON.stringify(before) : null,
  ).map(({ path }) => path.join('.'))

const rows = (...marks: readonly boolean[]) => ({
  name: 'Sarayu',
  testimonials: { items: marks.map((isPlaceholder) => ({ isPlaceholder })) },
})

test.each<[string, object | null, object, string[]]>([
  ['a project that is hidden no more', { isHidden: true }, { isHidden: false }, ['']],
  ['one whose mark is gone', { isHidden: true }, {}, ['']],
  ['a new one that is not hidden', null, { isHidden: false }, ['']],
  ['a confirmed document', { isPlaceholder: true }, { isPlaceholder: false }, ['']],
  ['a confirmed row', rows(true, true), rows(true, false), ['testimonials.items.1']],
])('%s goes public', (_, before, after, parts) => {
  expect(partsOf(before, after)).toEqual(parts)
})

test.each<[string, object | null, object]>([
  ['a project that stays hidden', { isHidden: true }, { isHidden: true }],
  ['its parts', { isHidden: true, ...rows(true) }, { isHidden: true, ...rows(false) }],
  [
    'one that was public before',
    { isHidden: false, name: 'One' },
    { isHidden: false, name: 'Two' },
  ],
  ['one that is hidden again', { isHidden: false }, { isHidden: true }],
  ['a new project that is hidden', null, { isHidden: true }],
  ['a new entry that cannot be hidden', null, { name: 'Arul', isPlaceholder: false }],
  ['a row that is added', rows(true), rows(true, false)],
])('%s does not', (_, before, after) => {
  expect(partsOf(before, after)).toEqual([])
})

test('Tamil, other files, and entries that are renamed do not', () => {
  expect(partsOf({ isHidden: true }, {}, 'content/ta/projects/sarayu.json')).toEqual([])
  expect(partsOf({ isHidden: true }, {}, 'assets/manifest.json')).toEqual([])
  const renamed = [
    { file: PROJECT, text: '{ "isHidden": false }' },
    { file: 'content/en/projects/ganga.json', text: null },
  ]
  expect(goingPublic(renamed, () => null)).toEqual([])
})
