import { directionsUrl, mapEmbedUrl, mapPageUrl, mapPoint } from './map'

const mapQuery = 'Uthangudi & Melur, Madurai'
const gate = { lat: 9.96417, lng: 78.17283 }

test('the map query is the gate’s coordinates, or the place’s name while they are unknown', () => {
  expect(mapPoint({ mapQuery, gate })).toBe('9.96417,78.17283')
  expect(mapPoint({ mapQuery })).toBe(mapQuery)
})

test('coordinates are not escaped in addresses', () => {
  const point = mapPoint({ mapQuery, gate })
  expect(directionsUrl(point)).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=9.96417,78.17283',
  )
  expect(mapPageUrl(point)).toBe('https://www.google.com/maps/search/?api=1&query=9.96417,78.17283')
  expect(mapEmbedUrl(point)).toBe('https://www.google.com/maps?q=9.96417,78.17283&output=embed')
})

test.each([directionsUrl, mapPageUrl, mapEmbedUrl])('the query decodes to the same text', (url) => {
  expect([...new URL(url(mapQuery)).searchParams.values()]).toContain(mapQuery)
})
