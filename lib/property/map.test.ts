import { directionsUrl, mapEmbedUrl, mapPageUrl, mapPoint } from './map'
import { plusCode } from './plus-code'

const mapQuery = 'Uthangudi & Melur, Madurai'
const gate = { lat: 9.96417, lng: 78.17283 }

test('maps are asked for the gate by its coordinates, and for the words while it is not known', () => {
  expect(mapPoint({ mapQuery, gate })).toBe('9.96417,78.17283')
  expect(mapPoint({ mapQuery })).toBe(mapQuery)
})

test('coordinates stand in addresses as they are read', () => {
  const point = mapPoint({ mapQuery, gate })
  expect(directionsUrl(point)).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=9.96417,78.17283',
  )
  expect(mapPageUrl(point)).toBe('https://www.google.com/maps/search/?api=1&query=9.96417,78.17283')
  expect(mapEmbedUrl(point)).toBe('https://www.google.com/maps?q=9.96417,78.17283&output=embed')
})

test.each([directionsUrl, mapPageUrl, mapEmbedUrl])('words arrive as they were written', (url) => {
  expect([...new URL(url(mapQuery)).searchParams.values()]).toContain(mapQuery)
})

// Google's own examples (open-location-code, test_data/encoding.csv).
test.each([
  [20.3700625, 2.7821875, '7FG49QCJ+2V'],
  [47.0000625, 8.0000625, '8FVC2222+22'],
  [-41.2730625, 174.7859375, '4VCPPQGP+Q9'],
])('the Plus Code of %f, %f is %s', (lat, lng, code) => {
  expect(plusCode({ lat, lng })).toBe(code)
})
