import { confettiPieces } from './confetti'

test('every piece falls within the width and lands in time', () => {
  const pieces = confettiPieces(60, 4.5, 4)
  expect(pieces).toHaveLength(60)
  for (const { left, delay, life, tone } of pieces) {
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left).toBeLessThanOrEqual(100)
    expect(delay + life).toBeLessThanOrEqual(4.5)
    expect([0, 1, 2, 3]).toContain(tone)
  }
})

test('two runs give the same pieces', () => {
  expect(confettiPieces(8, 3, 2)).toEqual(confettiPieces(8, 3, 2))
})
