/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileOf, onDisk } from '@/content/folder'
import { temporaryFolder } from '@/jest.folder'
import { fixtureProject } from './fixture'
import { readPlan } from './plans'
import { readProjects } from './projects'

/** A folder with a project of its own, and one more file. */
function withFile(name: string, content: unknown): string {
  const folder = temporaryFolder()
  const first = { ...fixtureProject, slug: 'ganga', name: 'Ganga', position: 3 }
  writeFileSync(path.join(folder, 'ganga.json'), JSON.stringify(first))
  writeFileSync(path.join(folder, name), JSON.stringify(content))
  return folder
}

test('a project file alone adds a project', () => {
  const read = readProjects(withFile('sarayu.json', fixtureProject))
  expect(read.all.at(-1)?.name).toBe('Sarayu')
  expect(read.find('sarayu')?.pricePerSqFt).toBe(1500)
  expect(read.all).toHaveLength(2)
})

test('a mistake stops the build by file and field', () => {
  const mistaken = { ...fixtureProject, pricePerSqFt: '1,500' }
  expect(() => readProjects(withFile('sarayu.json', mistaken))).toThrow(
    'content/en/projects/sarayu.json\n✖ pricePerSqFt is "1,500". Write a number without quotes or commas, such as 1500.',
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
    'the position 3 is used twice: by "ganga" and "sarayu". Each needs its own.',
  )
})

test('the figures of a project are filled into its words', () => {
  const { all } = readProjects(withFile('sarayu.json', fixtureProject))
  expect(all[1]?.summary).toContain('at ₹1,500 per sq.ft')
})

test('a file is named after its slug', () => {
  expect(() => readProjects(withFile('other.json', fixtureProject))).toThrow(/differ/)
})

test('a plot costs what its project costs, unless it has a price of its own', () => {
  const plots = onDisk(fileOf('projects/plots/vistara.json'))
  const sales = JSON.parse(readFileSync(plots, 'utf8')).plots as { pricePerSqFt?: number }[]
  expect(
    readPlan({ slug: 'vistara', pricePerSqFt: 1 }).plots.map((plot) => plot.pricePerSqFt),
  ).toEqual(sales.map((sale) => sale.pricePerSqFt ?? 1))
})

test('a project without a plan is told what to do', () => {
  expect(() => readPlan({ ...fixtureProject, slug: 'undrawn' })).toThrow(
    /assets\/plans\/undrawn-plan\.svg.*npm run plans/,
  )
})

test('a project that says what an advertisement may not is refused, by file, field and value', () => {
  const entry = { ...fixtureProject, summary: 'Just 10 minutes from the airport' }
  expect(() => readProjects(withFile('sarayu.json', entry))).toThrow(
    /content\/en\/projects\/sarayu\.json\n✖ summary is "Just 10 minutes.*The law bars a travel time/,
  )
})

test('the content guide shows a project file that works', () => {
  const guide = readFileSync(path.join(process.cwd(), 'docs', 'extending.md'), 'utf8')
  const example = /```json project\n([\s\S]*?)```/.exec(guide)?.[1] ?? ''
  expect(() => readProjects(withFile('sarayu.json', JSON.parse(example)))).not.toThrow()
})
