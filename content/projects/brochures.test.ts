/** @jest-environment node */
import { brochureHash, committedHash, findBrochure } from './brochures'
import { projects } from './projects'

test('a change of the content asks for a new brochure', () => {
  const [project] = projects.all
  if (!project) throw new Error('there are no projects')
  const dearer = { ...project, pricePerSqFt: project.pricePerSqFt + 1 }
  expect(brochureHash(dearer)).not.toBe(brochureHash(project))
})

test('a project without a brochure has none', () => {
  expect(findBrochure('nowhere')).toBeUndefined()
  expect(committedHash('nowhere')).toBeUndefined()
})
