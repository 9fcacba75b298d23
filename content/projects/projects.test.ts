import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileOf, onDisk } from '@/content/folder'
import { temporaryFolder } from '@/tools/check/jest/folder'
import { provenOf, unprovenIn } from './claims'
import { fixtureProject } from './fixture'
import { readPlan } from './plans'
import { readProjects } from './projects'

/** Creates a folder with one project and one more file. */
function withFile(name: string, content: unknown): string {
  const folder = temporaryFolder()
  const first = { ...fixtureProject, slug: 'ganga', name: 'Ganga', position: 3 }
  writeFileSync(path.join(folder, 'ganga.json'), JSON.stringify(first))
  writeFileSync(path.join(folder, name), JSON.stringify(content))
  return folder
}

test('adding a file adds a project', () => {
  const read = readProjects(withFile('sarayu.json', fixtureProject))
  expect(read.all.at(-1)?.name).toBe('Sarayu')
  expect(read.find('sarayu')?.pricePerSqFt).toBe(1500)
  expect(read.all).toHaveLength(2)
})

test('a duplicate position throws an error with both projects', () => {
  const mistaken = { ...fixtureProject, position: 3 }
  expect(() => readProjects(withFile('sarayu.json', mistaken))).toThrow(
    'the position 3 is used twice: by "ganga" and "sarayu". Each needs its own.',
  )
})

test('the figures of a project are filled into its texts', () => {
  const { all } = readProjects(withFile('sarayu.json', fixtureProject))
  expect(all[1]?.summary).toContain('at ₹1,500 per sq.ft')
})

test('a plot has the price of its project unless it has its own', () => {
  const plots = onDisk(fileOf('projects/plots/vistara.json'))
  const sales = JSON.parse(readFileSync(plots, 'utf8')).plots as { pricePerSqFt?: number }[]
  expect(
    readPlan({ slug: 'vistara', pricePerSqFt: 1 }).plots.map((plot) => plot.pricePerSqFt),
  ).toEqual(sales.map((sale) => sale.pricePerSqFt ?? 1))
})

test('the error for a project without plots says what to do', () => {
  expect(() => readPlan({ ...fixtureProject, slug: 'undrawn' })).toThrow(
    /projects\/undrawn\.json\n✖ It has no plots yet\. Paste them/,
  )
})

test('a statement forbidden in advertisements is refused with file, field and value', () => {
  const entry = { ...fixtureProject, summary: 'Just 10 minutes from the airport' }
  expect(() => readProjects(withFile('sarayu.json', entry))).toThrow(
    /content\/en\/projects\/sarayu\.json\n✖ summary is "Just 10 minutes.*The law bars a travel time/,
  )
})

const gate = {
  lat: 9.92521,
  lng: 78.11983,
  turnAt: 'Turn at the water tank.',
  meetingPoint: 'The site office on the left',
}
const withGate = (changed: Record<string, unknown>) => {
  const place = { ...fixtureProject.place, gate: { ...gate, ...changed } }
  return withFile('sarayu.json', { ...fixtureProject, place })
}

test('a gate has coordinates in Tamil Nadu and texts', () => {
  expect(readProjects(withGate({})).find('sarayu')?.place.gate).toEqual(gate)
  // At the northern border, and at the southern tip.
  expect(() => readProjects(withGate({ lat: 13.5626, lng: 80.0511 }))).not.toThrow()
  expect(() => readProjects(withGate({ lat: 8.0784, lng: 77.5521 }))).not.toThrow()
})

test.each([
  ['with three decimals', 'lat', 9.925, 'from 8 to 13.6'],
  ['that are whole degrees', 'lng', 78, 'from 76.2 to 80.4'],
  ['in the wrong order', 'lat', 78.11983, 'from 8 to 13.6'],
  ['of Bengaluru', 'lng', 75.59463, 'from 76.2 to 80.4'],
  ['of Delhi', 'lat', 28.61394, 'from 8 to 13.6'],
  ['in quotes', 'lat', '9.92521', 'from 8 to 13.6'],
])('coordinates %s are refused with file, field and value', (_, field, value, range) => {
  const error = `content/en/projects/sarayu.json\n✖ place.gate.${field} is ${JSON.stringify(value)}. Write the degrees as the map gives them, with at least four decimals and without quotes: ${range}, which is Tamil Nadu`
  expect(() => readProjects(withGate({ [field]: value }))).toThrow(error)
})

test('a gate without texts, or with a travel time in them, is refused', () => {
  expect(() => readProjects(withGate({ meetingPoint: ' ' }))).toThrow(/place\.gate\.meetingPoint/)
  expect(() => readProjects(withGate({ turnAt: undefined }))).toThrow(/place\.gate\.turnAt/)
  expect(() => readProjects(withGate({ turnAt: 'Turn 5 minutes after the tank' }))).toThrow(
    /place\.gate\.turnAt is .*The law bars a travel time/,
  )
})

test('a live build omits an entrance that claims a gate or a guard without a document', () => {
  const [entry] = readProjects(withGate({ turnAt: 'Turn at the gate.' })).all.slice(-1)
  if (!entry?.place.gate) throw new Error('there is no gate')
  expect(provenOf(entry).place.gate).toBeUndefined()
  expect(provenOf(entry).place.locality).toBe(entry.place.locality)
  expect(unprovenIn(entry)).toContainEqual({ path: ['place', 'gate'], text: 'Turn at the gate.' })
  const proven = { ...entry.place.gate, paper: 'LO/14/2026' }
  expect(provenOf({ ...entry, place: { ...entry.place, gate: proven } }).place.gate).toBe(proven)
})

test('the project file in docs/develop.md is valid', () => {
  const guide = readFileSync(path.join(process.cwd(), 'docs', 'develop.md'), 'utf8')
  const example = /```json project\n([\s\S]*?)```/.exec(guide)?.[1] ?? ''
  expect(() => readProjects(withFile('sarayu.json', JSON.parse(example)))).not.toThrow()
})
