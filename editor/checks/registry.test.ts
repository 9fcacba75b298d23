import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from '@/content/define'
import { fileOf, onDisk } from '@/content/folder'
import { documentTypeOf, documentTypes, editableTypeOf, editableTypes } from '@/content/registry'
import { fieldAt } from '@/tools/content/checks/entry'
import { type Field, formOf } from '@/tools/content/checks/form'

const CONTENT = onDisk(fileOf(''))
const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.json'))

test('every file has one registry entry and satisfies its schema, and every entry has a file', () => {
  expect(files.length).toBeGreaterThan(80)
  const found = new Set<string>()
  for (const file of files) {
    const line = documentTypeOf(file)
    if (!line) throw new Error(`${file} has no line`)
    found.add(line.path)
    const entry: unknown = JSON.parse(readFileSync(path.join(CONTENT, file), 'utf8'))
    expect(() => parse(fileOf(file), line.schema, entry)).not.toThrow()
  }
  expect(documentTypes.map(({ path }) => path).filter((each) => !found.has(each))).toEqual([])
})

test.each(editableTypes.map((place) => [place.label, place] as const))(
  'the editor has a form for %s',
  (label, place) => {
    expect(formOf(place.schema, label).label).toBe(label)
  },
)

/** The fields of a form, each with the labels on its path. */
function labelsOf(field: Field, way = field.label): readonly string[] {
  return [way, ...inner(field).flatMap((each) => labelsOf(each, `${way}, ${each.label}`))]
}

function inner(field: Field): readonly Field[] {
  if (field.kind === 'group') return Object.values(field.fields)
  if (field.kind === 'list') return [field.item]
  if (field.kind !== 'forms') return []
  return Object.values(field.forms).flatMap(({ fields }) => Object.values(fields))
}

/** Technical words, and fragments from splitting field names into words. */
const TECHNICAL =
  /\b(?:alt|aria|blurb|botcheck|feed id|fragment|href|json|kicker|lede|log|meta|path|placeholder|prefill|qr(?! code)|query|ids?|slug|sq ft|sqft|sqm|url|wk)\b|\b(?:Addres|Aliase|Ha)\b/i

test('every field has a label in an owner’s words', () => {
  const labels = editableTypes.flatMap(({ schema, label }) => labelsOf(formOf(schema, label)))
  expect(labels.length).toBeGreaterThan(1000)
  expect(labels.filter((label) => TECHNICAL.test(label.replace(/WK-Batsman/g, '')))).toEqual([])
})

/** The hints of a form, nested fields included. */
const hintsOf = (field: Field): readonly string[] => [
  ...(field.hint ? [field.hint] : []),
  ...inner(field).flatMap(hintsOf),
]

test('hints at places and fields are short, and in an owner’s words', () => {
  const said = editableTypes.flatMap(({ schema, label, about = '' }) => [
    about,
    ...hintsOf(formOf(schema, label)),
  ])
  expect(said.filter((hint) => hint.length > 220)).toEqual([])
  expect(said.filter((hint) => /npm|JSON|\bslug\b|assets\/|content\//.test(hint))).toEqual([])
})

test.each(['home/home.json', 'joint-ventures/joint-venture.json', 'properties/listing.json'])(
  'slides can be added to the banner of %s and removed',
  (file) => {
    const place = editableTypeOf(file)
    if (!place) throw new Error(`${file} has no place`)
    const form = formOf(place.schema, place.label)
    const slides = [
      ['banner', 'slides'],
      ['hero', 'slides'],
    ].flatMap((path) => fieldAt(form, path) ?? [])
    expect(slides).toMatchObject([{ kind: 'list', min: 1, item: { label: 'Slide' } }])
    expect(slides[0]?.kind === 'list' && slides[0].max).toBeGreaterThanOrEqual(8)
  },
)

test('files without a place and generated files are not in the editor', () => {
  for (const file of [
    'projects/../site.json',
    'site.ts',
    'cricket/snapshot.json',
    'projects/A.json',
  ])
    expect(editableTypeOf(file)).toBeUndefined()
})
