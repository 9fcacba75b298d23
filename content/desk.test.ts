import { deskOf } from './desk'
import { site } from './site'

const group = { ...site, phone: '+910000000000', desks: { properties: '+911111111111' } }

test.each([
  ['a project with a number of its own', 'properties', { phone: '+912222222222' }, '+912222222222'],
  ['a project without one', 'properties', {}, '+911111111111'],
  ['a venture without one', 'cinemas', undefined, '+910000000000'],
  ['no venture', undefined, undefined, '+910000000000'],
] as const)('%s', (_, venture, project, phone) => {
  expect(deskOf(venture, project, group)).toEqual({ phone, email: site.email })
})

test('without any number the result has none', () => {
  const { phone: _, desks: __, ...without } = group
  expect(deskOf('properties', {}, without).phone).toBeUndefined()
})
