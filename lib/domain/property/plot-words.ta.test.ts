import { facingText, roadText } from './plot-words.ta'
import { FACINGS } from './plots'

test('each facing has a different Tamil name', () => {
  const names = FACINGS.map(facingText)
  expect(new Set(names).size).toBe(FACINGS.length)
  for (const name of names) expect(name).toMatch(/^[\p{Script=Tamil}]+$/u)
  expect(facingText('South-East')).toBe('தென்கிழக்கு')
})

test.each([
  ['30 ft', '30 அடி'],
  ['Perimeter 30 ft', 'எல்லையோரம், 30 அடி'],
  ['23 ft', '23 அடி'],
])('the road %s becomes %s', (english, tamil) => {
  expect(roadText(english)).toBe(tamil)
})
