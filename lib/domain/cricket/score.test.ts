import { ballsOf, netRunRateText, oversText, scoreText, sideScore } from './score'

test('a score is runs and wickets', () => {
  expect(scoreText({ runs: 220, wickets: 5 })).toBe('220/5')
  expect(scoreText({ runs: 58, wickets: 0 })).toBe('58/0')
})

test('a side that is all out shows only runs', () => {
  expect(scoreText({ runs: 93, wickets: 10 })).toBe('93')
})

test('a declared innings ends in d', () => {
  expect(scoreText({ runs: 302, wickets: 8, isDeclared: true })).toBe('302/8d')
})

test('two innings are joined, none gives an empty text', () => {
  const innings = [
    { runs: 310, wickets: 10 },
    { runs: 120, wickets: 4 },
  ]
  expect(sideScore({ innings })).toBe('310 & 120/4')
  expect(sideScore({ innings: [] })).toBe('')
})

test.each([
  [19.6, '20'],
  [20, '20'],
  [14.4, '14.4'],
  [0.1, '0.1'],
  [0, '0'],
])('%d overs read %s', (overs, text) => {
  expect(oversText(ballsOf(overs) ?? Number.NaN)).toBe(text)
})

test.each([3.8, 7.9, -1, 401, 1.7e307, Number.NaN, Number.POSITIVE_INFINITY, 4.25])(
  '%d is no number of overs',
  (overs) => {
    expect(ballsOf(overs)).toBeUndefined()
  },
)

test('the net run rate has a sign, three decimals and U+2212 as minus', () => {
  expect(netRunRateText(1.733)).toBe('+1.733')
  expect(netRunRateText(-0.98)).toBe('−0.980')
  expect(netRunRateText(0)).toBe('0.000')
  expect(netRunRateText(-0.0001)).toBe('0.000')
})
