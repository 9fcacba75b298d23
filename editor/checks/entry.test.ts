import { z } from 'zod'
import { fields, line, slug } from '@/content/schema/field-types'
import { valueAt } from '@/tools/content/checks/entry'
import { formOf } from '@/tools/content/checks/form'
import { initialOf, labelOf, nameOf, setAt } from './entry'

const schema = fields({
  name: line,
  note: line.optional(),
  steps: z
    .array(fields({ title: line.meta({ title: 'Heading' }) }))
    .length(2)
    .meta({ row: 'Step' }),
  registration: z.discriminatedUnion('kind', [fields({ kind: z.literal('exempt'), reason: line })]),
})
const form = formOf(schema, 'It')

test('a new entry has all required fields, empty', () => {
  expect(initialOf(form)).toEqual({
    name: '',
    steps: [{ title: '' }, { title: '' }],
    registration: { kind: 'exempt', reason: '' },
  })
})

test('a choice begins empty, unless there is only one', () => {
  const kinds = z
    .array(z.enum(['Batsman', 'Bowler']))
    .min(1)
    .meta({ row: 'Kind' })
  const choice = formOf(fields({ kinds, kind: z.enum(['a', 'b']), only: z.literal('one') }), 'It')
  expect(initialOf(choice)).toEqual({ kinds: [undefined], only: 'one' })
})

test('a value with several forms begins with none chosen', () => {
  const one = fields({ kind: z.literal('one'), text: line })
  const two = fields({ kind: z.literal('two') })
  const shape = z.discriminatedUnion('kind', [one, two])
  expect(initialOf(formOf(fields({ shape }), 'It'))).toEqual({ shape: {} })
})

test('a whole entry that is a list keeps its array when its rows are replaced', () => {
  const entry = ['one', 'two']
  setAt(entry, [], [...entry, 'three'])
  expect(entry).toEqual(['one', 'two', 'three'])
})

test('a value is set at its path, and undefined removes it', () => {
  const entry = { name: 'Vistara', note: 'x' }
  setAt(entry, ['place', 'distances', 0, 'to'], 'Madurai')
  setAt(entry, ['note'], undefined)
  expect(entry).toEqual({ name: 'Vistara', place: { distances: [{ to: 'Madurai' }] } })
  expect(valueAt(entry, ['place', 'distances', 0, 'to'])).toBe('Madurai')
  expect(valueAt(entry, ['nothing', 'here'])).toBeUndefined()
})

test('an error is named by the labels on its path', () => {
  expect(labelOf(form, ['steps', 1, 'title'])).toBe('Steps, 2: Heading')
  expect(labelOf(form, ['registration', 'reason'])).toBe('Registration, Reason')
  // With the document, a row has its own name: the number of a row is not that of a plot.
  const value = { steps: [{}, { title: 'Register' }] }
  expect(labelOf(form, ['steps', 1, 'title'], value)).toBe('Steps, Register: Heading')
  expect(labelOf(form, ['steps', 0, 'title'], value)).toBe('Steps, 1: Heading')
})

test('a row is named by its first words', () => {
  expect(nameOf({ icon: 'pin', label: 'Prime Location' })).toBe('Prime Location')
  expect(nameOf('A step')).toBe('A step')
  expect(nameOf({ image: 'x' })).toBe('')
})

test('a row without a title is named by the first words in it, or by what is chosen there', () => {
  const block = z.discriminatedUnion('type', [
    fields({ type: z.literal('list'), items: z.array(line).meta({ row: 'Point' }) }),
    fields({
      type: z.literal('team'),
      id: slug,
      team: z.enum(['a-b']).meta({ names: { 'a-b': 'Bees' } }),
    }),
  ])
  const field = formOf(fields({ block }), 'It')
  const item = field.kind === 'group' && field.fields.block
  if (!item) throw new Error('it has no block')
  expect(nameOf({ type: 'list', items: ['Shops nearby', 'A road'] }, item)).toBe('Shops nearby')
  expect(nameOf({ type: 'team', id: 'x', team: 'a-b' }, item)).toBe('Bees')
  expect(nameOf({ type: 'list', items: [] }, item)).toBe('')
})
