import { otherPageOf } from './site-pages'

const at = (day: string, ground: string) => ({ startsAt: `${day}T19:15:00+05:30`, ground })
const content = {
  english: {
    'cricket/seasons/2030/fixtures/match-1.json': at('2030-06-08', 'salem'),
    'cricket/seasons/2030/results/match-1.json': at('2030-06-08', 'salem'),
    'cricket/seasons/2030/fixtures/match-2.json': {
      ...at('2030-06-12', 'salem'),
      title: 'Match 2',
    },
    'cricket/seasons/2030/stories/told.json': { title: 'Told', body: [{ id: 'start' }] },
    'cricket/seasons/2030/stories/short.json': { title: 'Short' },
    'cricket/seasons/2029/results/final.json': at('2029-07-06', 'theni'),
  },
  tamil: {},
}

test('a ground is shown on the page of its newest match', () => {
  expect(otherPageOf(content, 'cricket/grounds/salem.json')).toBe(
    '/tiruppurTamilans/matches/2030/match-2/',
  )
  expect(otherPageOf(content, 'cricket/grounds/theni.json')).toBe(
    '/tiruppurTamilans/matches/2029/final/',
  )
  expect(otherPageOf(content, 'cricket/grounds/erode.json')).toBeUndefined()
})

test('a story without a text is shown on the fan home', () => {
  expect(otherPageOf(content, 'cricket/seasons/2030/stories/short.json')).toBe(
    '/tiruppurTamilans/home/',
  )
  expect(otherPageOf(content, 'cricket/seasons/2030/stories/told.json')).toBeUndefined()
})
