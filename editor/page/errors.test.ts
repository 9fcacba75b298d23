import { inOwnersWords } from './errors'
import { NOTHING, type Start } from './store'

const place = {
  group: 'It',
  isClosed: false,
  shownAt: '/',
  form: { label: '', kind: 'flag' },
} as const
const start: Start = {
  ...NOTHING,
  places: [
    { ...place, label: 'Menus', files: [{ file: 'navigation.json', title: 'Menus' }] },
    {
      ...place,
      ...{ label: 'Teams', singular: 'team', folder: 'cricket/teams' },
      files: [{ file: 'cricket/teams/a.json', title: 'Salem' }],
    },
  ],
}

test.each([
  ['content/en/navigation.json\n✖ home is missing.', 'Menus: home is missing.'],
  ['content/ta/cricket/teams/a.json, line 2', 'Teams, Salem, in Tamil, line 2'],
  ['content/en/cricket/teams\n✖ a name is used twice', 'Teams: a name is used twice'],
  [
    'It has no plan. Put assets/plans/a-plan.svg in place and run npm run plans, or remove it. Thanks.',
    'It has no plan. Ask the person who looks after the site to do this. Thanks.',
  ],
  ['One of the two must be "a", such as "b".', 'One of the two must be Salem, such as "b".'],
  ['Open content/en/other.json.', 'Open content/en/other.json.'],
])('%s', (text, words) => expect(inOwnersWords({ start }, text)).toBe(words))
