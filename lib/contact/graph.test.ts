import { contactGraph } from './graph'

const page = { title: 'Contact', description: 'How to reach us' }
const site = { name: 'Noyyal Group', phone: '+919876543210', email: 'desk@site.example' }

test('search engines get the number and the address once they are confirmed', () => {
  expect(contactGraph(page, { ...site, isPlaceholder: false })).toMatchObject({
    '@graph': [
      { mainEntity: { contactPoint: { telephone: '+919876543210', email: 'desk@site.example' } } },
    ],
  })
})

test('a sample number or address is not told to search engines', () => {
  const text = JSON.stringify(contactGraph(page, { ...site, isPlaceholder: true }))
  expect(text).toContain('Noyyal Group')
  expect(text).not.toMatch(/contactPoint|9876543210|desk@/)
})

test('without a number and an address there is no way to tell of', () => {
  const text = JSON.stringify(contactGraph(page, { name: site.name, isPlaceholder: false }))
  expect(text).not.toContain('contactPoint')
})
