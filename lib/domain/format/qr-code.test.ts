import { encode } from 'uqr'
import { qrCode } from './qr-code'

const url = 'https://www.noyyal.example/vistara/'

test('the path has every dark module, and a light margin around it', () => {
  const svg = qrCode(url)
  const { data, size } = encode(url, { ecc: 'M', border: 0 })
  const drawn = data.map((row) => row.map(() => false))
  for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
    for (let at = 0; at < Number(length); at += 1) {
      const row = drawn[Number(y)]
      if (row) row[Number(x) + at] = true
    }
  }
  expect(drawn).toEqual(data)
  expect(svg).toContain(`viewBox="-4 -4 ${size + 8} ${size + 8}"`)
})
