import { matchTitle } from './wording'

test.each([
  ['27th Match', 'Match 27'],
  ['1st match', 'Match 1'],
  ['Match 27', 'Match 27'],
  ['Qualifier 1', 'Qualifier 1'],
  ['Final', 'Final'],
])('a match that content or the feed calls %s is %s on pages', (title, shown) => {
  expect(matchTitle(title)).toBe(shown)
})
