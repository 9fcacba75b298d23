import { demandRegistration } from './registration'

test('a strict build names every project without a registration', () => {
  const projects = [
    { slug: 'vistara' },
    { slug: 'mandhra', registration: {} },
    { slug: 'nakshatra' },
  ]
  expect(() => demandRegistration(projects)).toThrow(
    /vistara\.json: registration\n.*nakshatra\.json: registration$/,
  )
})

test('a strict build passes when all are registered or exempt', () => {
  expect(() =>
    demandRegistration([{ slug: 'vistara', registration: { kind: 'exempt' } }]),
  ).not.toThrow()
})
