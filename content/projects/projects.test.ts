/** @jest-environment node */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '@/jest.folder'
import { planPictures } from '@/lib/property/plan-pictures'
import { fixtureProject } from './fixture'
import { readPlan } from './plans'
import { projects, readProjects } from './projects'

const folder = path.join(process.cwd(), 'content', 'projects')

/** A folder with the site's projects and one more file. */
function withFile(name: string, content: unknown): string {
  const copy = temporaryFolder()
  cpSync(folder, copy, {
    recursive: true,
    filter: (file) => file === folder || file.endsWith('.json'),
  })
  writeFileSync(path.join(copy, name), JSON.stringify(content))
  return copy
}

test('the three projects stand in the order of the specification, at its prices', () => {
  const told = projects.all.map(({ name, pricePerSqFt }) => [name, pricePerSqFt])
  expect(told).toEqual([
    ['Vistara', 2847],
    ['Nakshatra', 2400],
    ['Mandhra', 970],
  ])
})

test('a project file alone adds a project', () => {
  const read = readProjects(withFile('sarayu.json', fixtureProject))
  expect(read.all.at(-1)?.name).toBe('Sarayu')
  expect(read.find('sarayu')?.pricePerSqFt).toBe(1500)
  expect(read.all).toHaveLength(projects.all.length + 1)
})

test('a mistake stops the build by file and field', () => {
  const mistaken = { ...fixtureProject, pricePerSqFt: '1,500' }
  expect(() => readProjects(withFile('sarayu.json', mistaken))).toThrow(
    'content/projects/sarayu.json\n✖ pricePerSqFt is "1,500". Write a number without quotes or commas, such as 1500.',
  )
})

test('an image that does not exist stops the build', () => {
  const mistaken = { ...fixtureProject, card: { image: 'plots/sarayu' } }
  expect(() => readProjects(withFile('sarayu.json', mistaken))).toThrow(/plots\/sarayu/)
})

test('a registration is told whole or not at all', () => {
  const half = { ...fixtureProject, registration: { kind: 'registered', number: 'TN/01' } }
  expect(() => readProjects(withFile('sarayu.json', half))).toThrow(/registration\.authority/)
})

test('a position that is used twice stops the build with both projects', () => {
  const mistaken = { ...fixtureProject, position: 3 }
  expect(() => readProjects(withFile('sarayu.json', mistaken))).toThrow(
    'the position 3 is used twice: by "mandhra" and "sarayu". Each needs its own.',
  )
})

test('a file is named after its slug', () => {
  expect(() => readProjects(withFile('other.json', fixtureProject))).toThrow(/differ/)
})

test.each(projects.all)('$name has a plan on which each plot is drawn', (project) => {
  const plan = readPlan(project)
  expect(planPictures(plan).wide.file).toMatch(/^\/plans\/[\w-]+\.svg$/)
  expect(readdirSync('public/plans').map((file) => `/plans/${file}`)).toContain(plan.lines)
  const numbers = plan.plots.map(({ number }) => number)
  expect(numbers.filter((number, index) => numbers.indexOf(number) < index)).toEqual([])
})

test('a plot costs what its project costs, unless it has a price of its own', () => {
  const plots = path.join(folder, 'plots', 'vistara.json')
  const sales = JSON.parse(readFileSync(plots, 'utf8')).plots as { pricePerSqFt?: number }[]
  expect(
    readPlan({ slug: 'vistara', pricePerSqFt: 1 }).plots.map((plot) => plot.pricePerSqFt),
  ).toEqual(sales.map((sale) => sale.pricePerSqFt ?? 1))
})

test('a project without a plan is told what to do', () => {
  expect(() => readPlan(fixtureProject)).toThrow(/assets\/plans\/sarayu-plan\.svg.*npm run plans/)
})

test('a project that says what an advertisement may not is refused, by file, field and value', () => {
  const entry = { ...fixtureProject, summary: 'Just 10 minutes from the airport' }
  expect(() => readProjects(withFile('sarayu.json', entry))).toThrow(
    /content\/projects\/sarayu\.json\n✖ summary is "Just 10 minutes.*The law bars a travel time/,
  )
})

test('the plan of a project is said with its own number of plots', () => {
  for (const project of projects.all) {
    expect(project.plan.intro).toContain(`${readPlan(project).plots.length} plots`)
  }
})

test('the content guide shows a project file that works', () => {
  const guide = readFileSync(path.join(process.cwd(), 'docs', 'extending.md'), 'utf8')
  const example = /```json project\n([\s\S]*?)```/.exec(guide)?.[1] ?? ''
  expect(() => readProjects(withFile('sarayu.json', JSON.parse(example)))).not.toThrow()
})
