import { demandOfficer } from './privacy'

test('a live site without a grievance officer is refused, by file and field', () => {
  expect(() => demandOfficer({})).toThrow(
    /content\/en\/privacy\/privacy\.json\n✖ officer is missing.*"hours"/,
  )
})

test('a live site with one is built', () => {
  expect(() => demandOfficer({ officer: { name: 'A. Name', hours: 'Mornings' } })).not.toThrow()
})
