/** @jest-environment jsdom */

import { initialOf } from '@/editor/checks/entry'
import { formOf } from '@/tools/content/checks/form'
import type { OpenPlace } from '../checks/work'
import type { Form } from './controls'
import type { Editor } from './editor'
import { fieldsOf } from './fields'
import { endingAid } from './season-tools'
import { beginSeasonOf } from './seasons'
import { type OpenForm, toolsOf } from './tools'

jest.mock('@/content/json', () => ({
  ...jest.requireActual('@/content/json'),
  slugsIn: () => ['lions', 'bears'],
}))

const { matchSchema } =
  jest.requireActual<typeof import('@/content/schema/match')>('@/content/schema/match')
const place: OpenPlace = {
  group: 'Team: season 2025',
  label: 'Results',
  singular: 'result',
  folder: 'cricket/seasons/2025/results',
  isClosed: false,
  shownAt: '/second/',
  form: formOf(matchSchema, 'Results'),
  files: [],
}
const editorOf = (places: readonly OpenPlace[]) => ({ start: { places } }) as unknown as Editor

/** Opens the form of a new result between two teams. */
function opened() {
  const entry = {
    ...(initialOf(place.form) as object),
    sides: [{ team: 'lions' }, { team: 'bears' }],
  }
  const form = { entry, changed: () => {} } as unknown as Form
  const page = document.createElement('div')
  page.append(...fieldsOf(form, place.form.kind === 'group' ? place.form.fields : {}, []))
  document.body.replaceChildren(page)
  toolsOf([endingAid], { editor: editorOf([place]), place, form, page } as unknown as OpenForm)
  const write = (name: string, value: string) => {
    const input = document.getElementById(`field-sides-${name}`) as HTMLInputElement
    input.value = value
    for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
  }
  const score = (first: string, second: string, overs = '20') => {
    for (const [name, value] of [
      ['0-overs', '20'],
      ['0-score', first],
      ['1-overs', overs],
    ] as const)
      write(name, value)
    write('1-score', second)
  }
  const told = () => document.querySelector('.aid')?.textContent ?? ''
  const press = (label: string) =>
    [...document.querySelectorAll('button')].find((each) => each.textContent === label)?.click()
  return { entry: entry as Record<string, unknown>, score, told, press }
}

test('the ending is derived from the scores until another one is chosen', () => {
  const { entry, score, told, press } = opened()
  expect(told()).toMatch(/^How the match ended is worked out/)
  score('180/4', '120', '18.2')
  expect(told()).toMatch('lions won by 60 runs.It is filled in below')
  expect(entry.ending).toEqual({ kind: 'won', winner: 'lions', by: 60, unit: 'runs' })
  score('180/4', '181/4', '18.2')
  expect(entry.ending).toEqual({ kind: 'won', winner: 'bears', by: 6, unit: 'wickets' })

  entry.ending = { kind: 'won', winner: 'bears', by: 3, unit: 'runs', method: 'DLS' }
  score('180/4', '120', '18.2')
  expect(entry.ending).toMatchObject({ method: 'DLS' })
  press('Take this over')
  expect(entry.ending).toMatchObject({ winner: 'lions', by: 60 })
})

test('level scores ask for the super over, and an interrupted chase for the owner’s choice', () => {
  const { entry, score, told, press } = opened()
  score('150/8', '150/9')
  expect(told()).toMatch('Who won the super over?')
  press('bears')
  expect(entry.ending).toEqual({ kind: 'won', winner: 'bears', method: 'super over' })
  score('150/8', '90/3', '11.2')
  expect(told()).toMatch('had wickets and overs left')
  expect(entry.ending).not.toHaveProperty('method')
})

test.each(['2016', '2024'])('the season of %s is listed below the known ones', (year) => {
  const editor = editorOf([place])
  expect(beginSeasonOf(editor, `cricket/seasons/${year}/results`)).toBe(true)
  expect(editor.start.places.map(({ group, folder }) => `${group}, ${folder}`)).toEqual([
    'Team: season 2025, cricket/seasons/2025/results',
    `Team: season ${year}, cricket/seasons/${year}/results`,
  ])
})

test.each(['2015', '2025', '9999', '../2024', 'squad'])('there is no other season %s', (year) => {
  expect(beginSeasonOf(editorOf([place]), `cricket/seasons/${year}/results`)).toBe(false)
})
