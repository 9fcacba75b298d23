/** @jest-environment jsdom */
import { quotesHaveAlternatives } from './quotes'

const errorsOf = (document: unknown, name = 'home/home.json') =>
  quotesHaveAlternatives({ english: { [name]: document }, tamil: {} }).map(({ path }) =>
    path.join('.'),
  )
const note = 'From {price.from} per sq.ft'

test.each([
  ['an alternative beside it', { note, whenNonePublished: { note: 'Awaited' } }],
  ['a figure beside one', { figure: { value: '{price.from}' }, whenNonePublished: { text: 'x' } }],
  ['a list that has one', { points: [note], whenNonePublished: { points: ['Awaited'] } }],
  ['an entry about its project', [{ project: 'vistara', note: '{price.vistara}' }]],
  ['no price', { note: 'Plots' }],
])('a quoted price with %s is accepted', (_, document) => {
  expect(errorsOf(document)).toEqual([])
})

test.each([
  ['no alternative', { note }, ['note']],
  ['one of another field', { note, whenNonePublished: { text: 'x' } }, ['note']],
  [
    'an alternative that quotes it',
    { note: 'x', whenNonePublished: { note } },
    ['whenNonePublished.note'],
  ],
  ['another project', [{ project: 'mandhra', note: '{price.vistara}' }], ['0.note']],
  ['no project', { text: '{price.vistara}' }, ['text']],
])('a quoted price with %s is refused', (_, document, paths) => {
  expect(errorsOf(document)).toEqual(paths)
})

test('projects and articles are exempt', () => {
  expect(errorsOf({ text: note }, 'insights/cents.json')).toEqual([])
})
