import { projectThings } from '@/app/(properties)/[project]/search'
import { profilePages } from '@/content/fans/profiles'
import { projects } from '@/content/projects/projects'
import { projectPath, routes, type SitePath } from '@/lib/domain/routes'
import { pageGraph } from './page-graph'
import { listedPaths } from './sitemap-entries'
import { trailTo } from './trail'

const pathsTo = (path: SitePath) => trailTo(path).map((step) => step.path)

const typesOf = (graph: ReturnType<typeof pageGraph>) =>
  graph['@graph'].map((thing) => Object(thing)['@type'])

test('every page has a breadcrumb trail from the home page, with unique names', () => {
  for (const path of listedPaths()) {
    const trail = trailTo(path)
    expect(trail[0]?.path).toBe('/')
    expect(trail.at(-1)?.path).toBe(path)
    const names = trail.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  }
})

test('a page’s parent follows from its path, or from its subject', () => {
  const [player] = profilePages
  const [project] = projects.all
  if (!player || !project) throw new Error('content has no player or no project')
  const team = ['/', '/tiruppurTamilans/']
  expect(pathsTo(player.path)).toEqual([...team, routes.squad.path, player.path])
  expect(pathsTo('/second/')).toEqual([...team, '/second/'])
  expect(pathsTo(projectPath(project.slug))).toEqual([
    '/',
    routes.properties.path,
    projectPath(project.slug),
  ])
  expect(pathsTo(routes.residences.path)).toEqual([
    '/',
    routes.properties.path,
    '/vistara/',
    routes.residences.path,
  ])
})

test('an unknown path has no trail', () => {
  expect(() => trailTo('/gone/')).toThrow('/gone/')
})

test('a graph has the group, and a trail if the page has a parent', () => {
  expect(typesOf(pageGraph('/'))).toEqual(['Organization'])
  expect(typesOf(pageGraph('/contact/'))).toEqual(['Organization', 'BreadcrumbList'])
})

test('a project has the coordinates of its gate, or none while unknown', () => {
  const [first] = projects.all
  if (!first) throw new Error('content has no project')
  const { registration: _, ...project } = first
  const { gate: __, ...place } = project.place
  const gate = { lat: 9.96417, lng: 78.17283, turnAt: 'Turn left.', meetingPoint: 'The office' }
  expect(JSON.stringify(projectThings({ ...project, place }))).not.toContain('"geo"')
  expect(projectThings({ ...project, place: { ...place, gate } })).toContainEqual(
    expect.objectContaining({
      '@type': 'Place',
      geo: { '@type': 'GeoCoordinates', latitude: 9.96417, longitude: 78.17283 },
    }),
  )
})

test('a published project is listed with its price, an unpublished one is left out', async () => {
  const [first] = projects.all
  if (!first) throw new Error('content has no project')
  const { registration: _, ...project } = first
  expect(JSON.stringify(projectThings(project))).toMatch(/"Offer".*UnitPriceSpecification/)
  const { PRODUCTION_PREVIEW } = process.env
  process.env.PRODUCTION_PREVIEW = '1'
  jest.resetModules()
  const live = await import('@/app/(properties)/[project]/search')
  expect(live.projectThings(project)).toEqual([])
  process.env.PRODUCTION_PREVIEW = PRODUCTION_PREVIEW ?? ''
})
