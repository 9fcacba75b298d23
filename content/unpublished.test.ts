import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '@/tools/check/jest/folder'

/** The fixture's content: one project is registered, two are not. */
const FIXTURE = path.join(process.cwd(), 'e2e', 'fixture')
type Change = (project: {
  registration?: Record<string, unknown>
  slug: string
  isHidden?: boolean
}) => void

/** Loads the content modules with this environment, from the fixture with changed projects. */
function modulesOf(env: Record<string, string>, change: Change = () => {}) {
  const folder = temporaryFolder()
  cpSync(FIXTURE, folder, { recursive: true })
  const projects = path.join(folder, 'en', 'projects')
  for (const file of readdirSync(projects).filter((name) => name.endsWith('.json'))) {
    const project = JSON.parse(readFileSync(path.join(projects, file), 'utf8'))
    // The fixture's pictures of QR code and layout and its PDFs exist only after they were generated.
    if (project.registration) project.registration.qrCode = 'logos/group-mark'
    delete project.approvedLayout
    delete project.documents
    change(project)
    writeFileSync(path.join(projects, file), JSON.stringify(project))
  }
  const before = { ...process.env }
  Object.assign(process.env, { CONTENT_DIR: folder, LOCALE: 'en', ...env })
  const modules: Record<string, unknown> = {}
  jest.isolateModules(() => {
    for (const name of MODULES) modules[name] = jest.requireActual(`./${name}`)
  })
  process.env = before
  return modules as Modules
}

const MODULES = [
  'unpublished',
  'projects/projects',
  'projects/published',
  'home/home',
  'services/services',
  'properties/listing',
  'contact/contact',
  'pages/pages',
  'faqs/faqs',
  'gallery',
  'navigation',
  'share',
  'figures',
  'insights/insights',
  'joint-ventures/joint-venture',
  'residences/residences',
] as const
type Modules = {
  unpublished: typeof import('./unpublished')
  'projects/projects': typeof import('./projects/projects')
  'projects/published': typeof import('./projects/published')
  'home/home': typeof import('./home/home')
  'services/services': typeof import('./services/services')
  'properties/listing': typeof import('./properties/listing')
  'residences/residences': typeof import('./residences/residences')
  gallery: typeof import('./gallery')
  navigation: typeof import('./navigation')
  figures: typeof import('./figures')
  'insights/insights': typeof import('./insights/insights')
}

const plot = {
  number: 1,
  squareFeet: 1200,
  feet: [30, 40] as [number, number],
  facing: 'East',
  road: '30 ft',
} as const
const LIVE = { PRODUCTION_PREVIEW: '1', BUILD_DAY: '2026-11-26' }
/** All content of pages as JSON, except the projects themselves. */
const textOf = ({ 'projects/projects': _, 'residences/residences': __, ...modules }: Modules) =>
  JSON.stringify(modules)
const unregister: Change = (project) => {
  delete project.registration
}

test('a local build omits nothing', () => {
  const modules = modulesOf({ PRODUCTION_PREVIEW: '' })
  expect(modules['projects/published'].publishedProjects).toHaveLength(3)
  expect(modules.unpublished.unpublished().pictures).toEqual([])
  expect(textOf(modules)).toContain('charts/vistara')
})

const hideMandhra: Change = (project) => {
  if (project.slug === 'mandhra') project.isHidden = true
}

test.each([
  ['a local build', { PRODUCTION_PREVIEW: '' }],
  ['a live build', LIVE],
  ['a production build', { PRODUCTION_PREVIEW: '', NODE_ENV: 'production' }],
])('%s omits a hidden project completely', (_, env) => {
  const modules = modulesOf(env, hideMandhra)
  const { projects } = modules['projects/projects']
  expect(projects.all.map(({ slug }) => slug)).toEqual(['vistara', 'nakshatra'])
  expect(projects.find('mandhra')).toBeUndefined()
  expect(modules['projects/published'].publishedProjects.map(({ slug }) => slug)).not.toContain(
    'mandhra',
  )
  expect(modules.unpublished.isUnpublishedPath('/mandhra/#plan')).toBe(true)
  const text = textOf(modules)
  for (const hidden of ['/mandhra/"', '](/mandhra/', '₹970', '"project":"mandhra"'])
    expect([hidden, text.includes(hidden)]).toEqual([hidden, false])
})

test('the development site shows a draft once its plots are known', () => {
  const env = { PRODUCTION_PREVIEW: '', NODE_ENV: 'development' }
  const { isHidden } = modulesOf({ PRODUCTION_PREVIEW: '' }).unpublished
  const before = { ...process.env }
  Object.assign(process.env, env)
  try {
    expect(isHidden({ slug: 'not-drawn', isHidden: true })).toBe(true)
    expect(isHidden({ slug: 'not-drawn', isHidden: true, plots: [] })).toBe(true)
    expect(isHidden({ slug: 'not-drawn', isHidden: true, plots: [plot] })).toBe(false)
    expect(isHidden({ slug: 'vistara', isHidden: true })).toBe(false)
  } finally {
    process.env = before
  }
})

test('while every project is hidden a local build quotes no price', () => {
  const modules = modulesOf({ PRODUCTION_PREVIEW: '' }, (project) => {
    project.isHidden = true
    Reflect.deleteProperty(project, 'residences')
  })
  expect(modules['projects/projects'].projects.all).toEqual([])
  expect(textOf(modules)).not.toMatch(/\{price|\]\(\/(?:vistara|nakshatra|mandhra)\//)
})

test('a live build has only registered projects in lists, links and pictures', () => {
  const modules = modulesOf(LIVE)
  expect(modules['projects/published'].publishedProjects.map(({ slug }) => slug)).toEqual([
    'nakshatra',
  ])
  const text = textOf(modules)
  expect(text).toContain('/nakshatra/')
  for (const hidden of ['charts/vistara"', 'charts/mandhra"', '](/vistara/', '₹2,847', '₹970'])
    expect([hidden, text.includes(hidden)]).toEqual([hidden, false])
  expect(modules['properties/listing'].listing.hero.slides.map(({ title }) => title)).toEqual([
    'Nakshatra',
  ])
  expect(modules.figures.figures['price.from']).toBe('₹2,400')
})

test('from the day after its registration a live build omits a project', () => {
  const until =
    (validUntil: string): Change =>
    (project) => {
      if (project.registration) project.registration.validUntil = validUntil
    }
  const publishedWith = (day: string) =>
    modulesOf(LIVE, until(day))['projects/published'].publishedProjects.map(({ slug }) => slug)
  expect(publishedWith('2026-11-26')).toEqual(['nakshatra'])
  expect(publishedWith('2026-11-25')).toEqual([])
})

test('without a project published every document is valid and quotes no price', () => {
  const modules = modulesOf(LIVE, unregister)
  const text = textOf(modules)
  expect(modules['projects/published'].publishedProjects).toEqual([])
  for (const hidden of ['charts/vistara"', 'charts/nakshatra"', 'charts/mandhra"', '{price', '₹2,'])
    expect([hidden, text.includes(hidden)]).toEqual([hidden, false])
  expect(modules['home/home'].home.ventures.panels[0]?.tagline).toBe('Registration awaited')
  expect(modules['services/services'].services.items[0]).not.toHaveProperty('figure')
  expect(modules['properties/listing'].listing.hero.slides).toHaveLength(1)
  expect(new Set(modules.gallery.footerGallery).size).toBe(modules.gallery.footerGallery.length)
  expect(modules.navigation.businesses.flatMap(({ links }) => links)).toEqual([])
})

test('an article is omitted with the project of its example plot', () => {
  const slugs = modulesOf(LIVE)['insights/insights'].insights.all.map(({ slug }) => slug)
  expect(slugs).not.toContain('cents-grounds-and-square-feet')
  expect(slugs).toContain('reading-a-registration-number')
})

test('residences depend on their own registration', () => {
  const registerPlots: Change = (project) => {
    project.registration = { kind: 'exempt', reason: 'Eight plots.' }
  }
  const modules = modulesOf(LIVE, registerPlots)
  expect(modules.unpublished.isUnpublishedPath('/vistara/')).toBe(false)
  expect(modules.unpublished.isUnpublishedPath('/vistara/residences/#request')).toBe(true)
  expect(modules['projects/projects'].projects.find('vistara')).not.toHaveProperty('residences')
})

test('a live build omits claims without a document', () => {
  const exempt: Change = (project) => {
    project.registration = { kind: 'exempt', reason: 'Eight plots.' }
  }
  const shown = (env: Record<string, string>) =>
    JSON.stringify(modulesOf(env, exempt)['projects/projects'].projects.find('vistara'))
  const [local, live] = [shown({ PRODUCTION_PREVIEW: '' }), shown(LIVE)]
  for (const claim of ['24/7 security', 'Approved Layout', 'clubhouse']) {
    expect(local).toContain(claim)
    expect(live).not.toContain(claim)
  }
})

test('substitute pictures belong to no project', () => {
  const { pictures, upright } = JSON.parse(
    readFileSync('content/en/unpublished-project.json', 'utf8'),
  )
  expect([...pictures, upright].filter((name: string) => name.startsWith('plots/'))).toEqual([])
})
