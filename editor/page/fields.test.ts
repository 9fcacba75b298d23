/** @jest-environment jsdom */

import { z } from 'zod'
import { fields, line, paragraph, slug } from '@/content/schema/field-types'
import { formOf } from '@/tools/content/checks/form'
import type { Form } from './controls'
import { fieldsOf } from './fields'

// jsdom has none.
globalThis.structuredClone = (value) => value && JSON.parse(JSON.stringify(value))

const question = fields({ slug, question: line, answer: paragraph.optional() })
const schema = fields({
  groups: z
    .array(fields({ id: slug, title: line, items: z.array(question).meta({ row: 'Question' }) }))
    .min(1)
    .max(3)
    .meta({ row: 'Group' }),
  pair: z.tuple([line, line]).meta({ row: 'Side' }),
  isHidden: z.boolean().meta({ title: 'Not there', names: { true: 'Hidden', false: 'Shown' } }),
})

/** Shows an entry with two questions, and the Tamil of them. */
function opened() {
  const items = [
    { slug: 'what-is-rera', question: 'What is RERA?' },
    { slug: 'what-is-patta', question: 'What is a patta?' },
  ]
  const entry = {
    groups: [{ id: 'law', title: 'The law', items }],
    pair: ['One', 'Other'],
    isHidden: true,
  }
  const words = { groups: [{ items: [{ question: 'ரெரா?' }, { question: 'பட்டா?' }] }] }
  const tamil = { documents: [words], changed: () => {}, beside: () => undefined }
  const form = { entry, changed: () => {}, tamil } as unknown as Form
  const field = formOf(schema, 'It')
  document.body.replaceChildren(...fieldsOf(form, field.kind === 'group' ? field.fields : {}, []))
  return { entry, words, items: () => entry.groups[0]?.items.map(({ slug }) => slug) }
}

const named = (name: string) => {
  const all = [...document.querySelectorAll<HTMLElement>('button')]
  const found = all.find(
    (each) => (each.ariaLabel ?? each.getAttribute('aria-label') ?? each.textContent) === name,
  )
  if (!found) throw new Error(`There is no button ${name}.`)
  return found
}

function type(id: string, text: string) {
  const field = document.getElementById(id) as HTMLTextAreaElement
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

test('a removed row comes back where it was, with its Tamil, by one press', () => {
  const { words, items } = opened()
  named('Remove: What is RERA?').click()
  expect(items()).toEqual(['what-is-patta'])
  expect(words.groups[0]?.items).toEqual([{ question: 'பட்டா?' }])
  expect(document.activeElement).toBe(named('Undo: remove What is RERA?'))
  named('Undo: remove What is RERA?').click()
  expect(items()).toEqual(['what-is-rera', 'what-is-patta'])
  expect(words.groups[0]?.items).toEqual([{ question: 'ரெரா?' }, { question: 'பட்டா?' }])
})

test('Tamil that is written between removal and undo stays with its row', () => {
  const { entry, words, items } = opened()
  Object.assign(words, { groups: undefined })
  named('Remove: What is RERA?').click()
  Object.assign(words, { groups: [{ items: [{ question: 'பட்டா?' }] }] })
  named('Undo: remove What is RERA?').click()
  expect(items()).toEqual(['what-is-rera', 'what-is-patta'])
  expect(entry.groups[0]?.items[0]?.question).toBe('What is RERA?')
  expect(words.groups[0]?.items).toEqual([{}, { question: 'பட்டா?' }])
})

test('a copy stands below its row with the same words and names of its own', () => {
  const { words, items } = opened()
  named('Copy: What is RERA?').click()
  expect(items()).toEqual(['what-is-rera', 'what-is-rera-2', 'what-is-patta'])
  expect(words.groups[0]?.items[1]).toEqual({ question: 'ரெரா?' })
})

test('the parts of a copied row get names of their own, too', () => {
  const { entry } = opened()
  named('Copy: The law').click()
  expect(entry.groups[1]).toMatchObject({
    id: 'the-law',
    items: [{ slug: 'what-is-rera-2' }, { slug: 'what-is-a-patta' }],
  })
})

test('a new row is named by its title as it is typed; a saved name stays', () => {
  const { items } = opened()
  named('Add: Question').click()
  type('field-groups-0-items-2-question', 'Is it RERA?')
  type('field-groups-0-items-2-question', 'What is RERA?')
  expect(items()).toEqual(['what-is-rera', 'what-is-patta', 'what-is-rera-2'])
  const summary = document.querySelector('#field-groups-0-items-2 > summary')
  expect(summary?.textContent).toBe('3. What is RERA?')
  type('field-groups-0-items-0-question', 'Other words?')
  expect(items()?.[0]).toBe('what-is-rera')
  const name = document.getElementById('field-groups-0-items-2-slug')
  expect(name?.closest('details')?.open).toBe(false)
})

test('a list says how many rows it can have', () => {
  opened()
  const limits = () =>
    [...document.querySelectorAll('fieldset > .hint')].map((each) => each.textContent)
  expect(limits()).toEqual(['', 'At least one must stay.', 'This page has exactly two.'])
  named('Copy: The law').click()
  named('Copy: The law').click()
  expect(limits()).toContain('This page has room for three. Remove one to add another.')
})

test('a checkbox says its state in the words of its field', () => {
  opened()
  const box = document.getElementById('field-isHidden') as HTMLInputElement
  const said = () => box.closest('.field')?.querySelector('span')?.textContent
  expect(said()).toBe('Hidden')
  box.click()
  expect(said()).toBe('Shown')
})
