import { directionsUrl, mapEmbedUrl, mapPageUrl, mapPoint } from './map'

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
