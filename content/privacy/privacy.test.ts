import { requireOfficer } from './privacy'

test('without a grievance officer it throws an error with file and field', () => {
  expect(() => requireOfficer({})).toThrow(
    /content\/en\/privacy\/privacy\.json\n✖ officer is missing.*"hours"/,
  )
})

test('with a grievance officer it does not throw', () => {
  expect(() => requireOfficer({ officer: { name: 'A. Name', hours: 'Mornings' } })).not.toThrow()
})
