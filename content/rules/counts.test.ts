/** @jest-environment node */
import { everyTierHasSponsors } from './counts'

const wall = (...tiers: readonly string[]) => ({
  english: Object.fromEntries(tiers.map((tier, at) => [`cricket/sponsors/${at}.json`, { tier }])),
  tamil: {},
})

test.each([
  [wall('main', 'banking', 'commercial', 'associate')],
  [wall('main', 'main', 'banking', 'commercial', 'associate', 'associate')],
])('a wall may have any number of sponsors of a kind', (content) => {
  expect(everyTierHasSponsors(content)).toEqual([])
})

test('a kind without a sponsor is refused', () => {
  expect(everyTierHasSponsors(wall('main', 'banking', 'associate'))).toEqual([
    {
      file: 'content/en/cricket/sponsor-tiers.json',
      path: ['commercial'],
      value: 'commercial',
      why: 'The row "commercial" of the wall of sponsors would be empty.',
      write:
        'Add a sponsor whose kind is "commercial", marked as not confirmed until there is one.',
    },
  ])
})
