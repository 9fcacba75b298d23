/** @jest-environment jsdom */
import type { OpenPlace } from '../checks/work'
import { conflictPanel, type Settled } from './conflict'

const line = { kind: 'line', label: 'Text', isOptional: false }
const place = {
  label: 'Questions',
  form: { kind: 'group', fields: { questions: { kind: 'list', label: 'Questions', item: line } } },
} as unknown as OpenPlace
const of = (...questions: readonly object[]) => JSON.stringify({ questions })
const [one, two] = [
  { question: 'What is RERA?', answer: 'A law.' },
  { question: 'What is a cent?', answer: 'An area.' },
]
const changed = { ...two, answer: 'One part of a hundred.' }
const added = { question: 'What is a ground?', answer: 'An area, too.' }

test('of two lists, the rows that a choice would lose are shown whole, and both can be taken', () => {
  const settled: Settled[][] = []
  const versions = [
    {
      language: 'en',
      base: of(one, two),
      mine: () => of(one, two, added),
      theirs: of(one, changed),
    },
  ] as const
  document.body.replaceChildren(conflictPanel(place, versions, (all) => settled.push([...all])))
  const [theirs, mine] = [...document.querySelectorAll('ol')].map(({ textContent }) => textContent)
  expect(theirs).toContain(changed.answer)
  expect(theirs).not.toContain(one.answer)
  expect(mine).toContain(added.answer)
  const both = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Take both',
  )
  both?.click()
  expect(settled.map(([document]) => JSON.parse(document?.text ?? '').questions)).toEqual([
    [one, changed, added],
  ])
})
