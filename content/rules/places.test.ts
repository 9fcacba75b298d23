import { wordsWith } from '../schema/field-types'
import { placesAreFilled } from './places'

wordsWith('{price}')
const saidOf = (text: string) =>
  placesAreFilled({ english: { 'a.json': { text } }, tamil: {} }).map(
    ({ why, write }) => `${why} ${write}`,
  )

test('a text may hold what the site fills', () => {
  expect(saidOf('From {price}, {price.new-name}, won {season.won}')).toEqual([])
})

test.each([
  ['From {prize}', /Nothing fills \{prize\}.*Did you mean "\{price\}"/],
  ['From {price', /A brace stands alone/],
  ['From {price}}', /A brace stands alone/],
])('%s is refused', (text, said) => {
  expect(saidOf(text)).toEqual([expect.stringMatching(said)])
})
