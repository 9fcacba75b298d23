import { landFields } from '../joint-ventures/fields'
import { jointVenture } from '../joint-ventures/joint-venture'
import { projects } from '../projects/projects'
import { residences } from '../residences/residences'
import { listing } from './listing'

test('every residence fact is the project’s own and carries a flag until it is confirmed', () => {
  const stated = projects.find('vistara')?.residences
  expect(residences.facts.items.map(({ text }) => text)).toEqual(stated?.facts)
  expect(residences.facts.items.every((item) => item.isPlaceholder)).toBe(stated?.isPlaceholder)
})

test('every successful project of the pitch is a project with a page', () => {
  for (const { slug } of jointVenture.cases.items) expect(projects.find(slug)).toBeDefined()
})

test('the pitch names a project as the project itself is named, in either spelling', () => {
  for (const { slug, name } of jointVenture.cases.items) {
    const project = projects.find(slug)
    expect([project?.name, project?.alternateName]).toContain(name)
  }
})

test('the testimonials are a homeowner, a renter and an investor, all marked as samples', () => {
  expect(listing.testimonials.items.map(({ by }) => by)).toEqual([
    'A homeowner',
    'A renter',
    'An investor',
  ])
  const real = listing.testimonials.items.filter(({ isPlaceholder }) => !isPlaceholder)
  expect(real.map(({ by }) => by)).toEqual([])
})

test('the land enquiry asks for extent, unit and village besides the full form', () => {
  expect(landFields.map(({ name }) => name)).toEqual([
    'name',
    'email',
    'phone',
    'extent',
    'extent_unit',
    'village',
    'message',
  ])
})
