import { z } from 'zod'
import { fields, line, slug, token } from '@/content/schema/field-types'
import { imageName } from '@/content/schema/image'
import { formOf } from './form'

const fieldsOf = (schema: z.ZodType) => {
  const form = formOf(schema, 'It')
  return form.kind === 'group' ? form.fields : {}
}

test('a field is labelled by its key, or by the title in its schema', () => {
  const { pricePerCent, price } = fieldsOf(
    fields({
      pricePerCent: z.number(),
      price: z.number().positive().meta({ title: 'Cost', description: 'Rupees.' }),
    }),
  )
  expect(pricePerCent).toEqual({ label: 'Price per cent', kind: 'number' })
  expect(price).toEqual({ label: 'Cost', hint: 'Rupees.', kind: 'number', pad: 'decimal' })
})

test('words, names, choices, pictures and days have controls of their own', () => {
  const all = fieldsOf(
    fields({
      text: line,
      code: token,
      slug,
      day: z.iso.date(),
      kind: z.enum(['in-progress', 'done']),
      picture: imageName.meta({ minWidth: 120 }),
      note: line.optional(),
    }),
  )
  expect(all).toMatchObject({
    text: { kind: 'words' },
    code: { kind: 'line', type: 'text' },
    day: { kind: 'line', type: 'date' },
    kind: { kind: 'choice', choices: [{ value: 'in-progress', label: 'In progress' }, {}] },
    picture: { kind: 'image', minWidth: 120 },
    note: { kind: 'words', isOptional: true },
  })
})

test('a field is labelled by its title, by the common label of its name, or by its name', () => {
  const all = fieldsOf(
    fields({
      lede: line,
      url: line.meta({ title: 'Where to buy' }),
      openingHours: line,
      kinds: z.record(z.enum(['WK-Batsman Opener']), line),
    }),
  )
  expect(all).toMatchObject({
    lede: { label: 'Text below the title' },
    url: { label: 'Where to buy' },
    openingHours: { label: 'Opening hours' },
    kinds: { fields: { 'WK-Batsman Opener': { label: 'WK-Batsman Opener' } } },
  })
})

test('a non-negative number opens a numeric keypad, which has no minus', () => {
  const all = fieldsOf(
    fields({
      plots: z.number().int().positive(),
      price: z.number().min(0),
      rate: z.number(),
      change: z.number().int(),
    }),
  )
  expect(all).toEqual({
    plots: { label: 'Plots', kind: 'number', pad: 'numeric' },
    price: { label: 'Price', kind: 'number', pad: 'decimal' },
    rate: { label: 'Rate', kind: 'number' },
    change: { label: 'Change', kind: 'number' },
  })
})

test('a pair is a list of two, a record has its known keys, a union its shapes', () => {
  const all = fieldsOf(
    fields({
      pair: z.tuple([line, line]).meta({ row: 'One' }),
      letters: z.record(z.enum(['W', 'L']), line),
      shape: z.discriminatedUnion('kind', [
        fields({ kind: z.literal('one'), text: line }),
        fields({ kind: z.literal('two'), many: z.array(line).min(1).meta({ row: 'One' }) }),
      ]),
    }),
  )
  expect(all).toMatchObject({
    pair: { kind: 'list', min: 2, max: 2 },
    letters: { kind: 'group', fields: { W: { kind: 'words' }, L: { kind: 'words' } } },
    shape: {
      kind: 'forms',
      tag: 'kind',
      forms: { one: {}, two: { fields: { many: { min: 1 } } } },
    },
  })
})

test('a schema that no form can show is refused by name', () => {
  expect(() => formOf(fields({ either: z.union([z.string(), z.number()]) }), 'It')).toThrow(
    /Either/,
  )
  expect(() => formOf(fields({ nothing: z.null() }), 'It')).toThrow(/Nothing/)
})

test('a project, and a plot of it, are chosen from lists', () => {
  const all = fieldsOf(
    fields({
      project: slug.meta({ folder: 'projects' }),
      plot: z.number().int().min(0).meta({ plotOf: 'project' }),
    }),
  )
  expect(all).toMatchObject({
    project: { kind: 'line', type: 'project' },
    plot: { kind: 'number', plotOf: 'project' },
  })
})

test('a row is called what its list says, or by its own title; a list that says neither is refused', () => {
  const { questions, cases } = fieldsOf(
    fields({
      questions: z.array(line).meta({ row: 'Question' }),
      cases: z.array(line.meta({ title: 'Story' })),
    }),
  )
  expect(questions).toMatchObject({ kind: 'list', item: { label: 'Question' } })
  expect(cases).toMatchObject({ kind: 'list', item: { label: 'Story' } })
  expect(() => formOf(fields({ businesses: z.array(line) }), 'It')).toThrow(/^Businesses: /)
})
