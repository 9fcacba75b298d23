/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from '@/content/define'
import { fileOf, onDisk } from '@/content/folder'
import { type Field, formOf } from './form'
import { machineMade, placeOf, places } from './places'

const CONTENT = onDisk(fileOf(''))
const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.json'))

const isMachineMade = (file: string) => machineMade.some((each) => file.startsWith(each))

test('every file of content is edited in one place, or made by a program', () => {
  expect(files.length).toBeGreaterThan(80)
  for (const file of files) {
    const ways = [Boolean(placeOf(file)), isMachineMade(file)].filter(Boolean)
    expect(`${file}: ${ways.length}`).toBe(`${file}: 1`)
  }
})

test('every place has a file, and every file satisfies the schema of its place', () => {
  const found = new Set()
  for (const file of files.filter((each) => !isMachineMade(each))) {
    const place = placeOf(file)
    if (!place) throw new Error(file)
    found.add(place)
    const entry: unknown = JSON.parse(readFileSync(path.join(CONTENT, file), 'utf8'))
    expect(() => parse(fileOf(file), place.schema, entry)).not.toThrow()
  }
  expect(places.filter((place) => !found.has(place)).map(({ label }) => label)).toEqual([])
})

test.each(places.map((place) => [place.label, place] as const))(
  'the editor has a form for %s',
  (label, place) => {
    expect(formOf(place.schema, label).label).toBe(label)
  },
)

/** The fields of a form, each with the labels on the way to it. */
function labelsOf(field: Field, way = field.label): readonly string[] {
  return [way, ...inner(field).flatMap((each) => labelsOf(each, `${way}, ${each.label}`))]
}

function inner(field: Field): readonly Field[] {
  if (field.kind === 'group') return Object.values(field.fields)
  if (field.kind === 'list') return [field.item]
  if (field.kind !== 'forms') return []
  return Object.values(field.forms).flatMap(({ fields }) => Object.values(fields))
}

/** Words of programs, and what cutting a name into words leaves of others. */
const TECHNICAL =
  /\b(?:alt|aria|blurb|botcheck|feed id|fragment|href|json|kicker|lede|log|meta|path|placeholder|prefill|qr(?! code)|query|ids?|slug|sq ft|sqft|sqm|url|wk)\b|\b(?:Addres|Aliase|Ha)\b/i

test('every field has a name in an owner’s words', () => {
  const labels = places.flatMap(({ schema, label }) => labelsOf(formOf(schema, label)))
  expect(labels.length).toBeGreaterThan(1000)
  expect(labels.filter((label) => TECHNICAL.test(label.replace(/WK-Batsman/g, '')))).toEqual([])
})

test('a file that no place has is none of the editor’s', () => {
  for (const file of [
    'projects/../site.json',
    'site.ts',
    'cricket/snapshot.json',
    'projects/A.json',
  ])
    expect(placeOf(file)).toBeUndefined()
})
