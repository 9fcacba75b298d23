/** @jest-environment node */
import { brochureHash, committedHash, findBrochure } from './brochures'
import { projects } from './projects'

test.each(projects.all.map((project) => [project.slug, project] as const))(
  'the brochure of %s says what the site says (otherwise: npm run brochures)',
  (slug, project) => {
    expect(findBrochure(slug)?.bytes).toBeGreaterThan(10_000)
    expect(committedHash(slug)).toBe(brochureHash(project))
  },
)

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
