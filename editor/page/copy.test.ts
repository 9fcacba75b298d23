import { z } from 'zod'
import { fixtureProject, fixtureRegistration } from '@/content/projects/fixture'
import { fields, line, slug } from '@/content/schema/field-types'
import { project } from '@/content/schema/project'
import { hashOf } from '@/content/translated-words'
import type { OpenPlace } from '@/editor/checks/work'
import { copied, copiedTamil } from '@/editor/page/copy'
import type { Store } from '@/editor/page/store'
import { formOf } from '@/tools/content/checks/form'

test('a copy has everything except fields specific to one entry', () => {
  const schema = fields({
    slug,
    name: line.meta({ isOwn: true }),
    text: line,
    until: z.string().meta({ isOwn: true }).optional(),
    rows: z
      .array(fields({ text: line, paper: line.meta({ isOwn: true }).optional() }))
      .meta({ row: 'Row' }),
    isHidden: z.boolean().meta({ isOwn: true, begins: true }).optional(),
  })
  const entry = {
    slug: 'a',
    name: 'A',
    text: 'Words',
    until: '2026',
    rows: [{ text: 'x', paper: '1' }],
  }
  expect(copied(formOf(schema, 'It'), entry)).toEqual({
    slug: 'a',
    name: '',
    text: 'Words',
    rows: [{ text: 'x' }],
    isHidden: true,
  })
})

test('a copied project is a draft without the facts of the first one', () => {
  const first = { ...fixtureProject, registration: fixtureRegistration, phone: '+914215550142' }
  const copy = copied(formOf(project, 'It'), first) as Record<string, unknown>
  expect(copy).toMatchObject({ isHidden: true, name: '', explore: first.explore, gallery: [] })
  expect(copy.place).toEqual({
    locality: '',
    city: '',
    state: 'Tamil Nadu',
    mapQuery: '',
    distances: [],
  })
  for (const own of ['registration', 'phone', 'pricePerSqFt', 'plots', 'status', 'residences'])
    expect([own, copy[own]]).toEqual([own, undefined])
})

test('a copy has the Tamil of texts that it shares with the first entry', async () => {
  const schema = fields({
    name: line,
    text: line,
    rows: z
      .array(fields({ text: line.optional(), width: z.number().optional() }))
      .meta({ row: 'Row' }),
    steps: z.array(line).meta({ row: 'Step' }),
  })
  const first = { name: 'A', text: 'Old words', rows: [{ width: 1 }, { text: 'x' }], steps: ['x'] }
  const files: Readonly<Record<string, unknown>> = {
    'content/en/a.json': first,
    'content/ta/a.json': { name: 'அ', text: 'பழைய', rows: [{}, { text: 'எக்ஸ்' }], steps: ['எ'] },
    'content/ta/sources.json': {
      'a.json': {
        ...{ name: hashOf('A'), text: hashOf('Older words') },
        ...{ 'rows[1].text': hashOf('x'), 'steps[0]': hashOf('x') },
      },
    },
  }
  const read = async (file: string) => ({
    text: file in files ? JSON.stringify(files[file]) : null,
    version: null,
  })
  const entry = { ...first, name: 'B', rows: [{ text: 'new' }, ...first.rows] }
  const changes = await copiedTamil(
    { read } as Store,
    { form: formOf(schema, 'It') } as OpenPlace,
    { first: 'a.json', copy: 'b.json', entry },
  )
  const [words, sources] = changes.map((each) => 'text' in each && JSON.parse(String(each.text)))
  expect(words).toEqual({ text: 'பழைய', rows: [{}, {}, { text: 'எ' }], steps: ['எ'] })
  expect(sources['a.json']).toEqual(Object(files['content/ta/sources.json'])['a.json'])
  // Stale Tamil stays stale.
  expect(sources['b.json']).toEqual({
    ...{ text: hashOf('Older words'), 'rows[2].text': hashOf('x'), 'steps[0]': hashOf('x') },
  })
})
