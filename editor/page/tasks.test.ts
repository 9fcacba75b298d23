/** @jest-environment jsdom */

import { z } from 'zod'
import { formOf } from '@/tools/content/checks/form'
import type { OpenPlace } from '../checks/work'
import { h } from './dom'
import type { Start } from './store'
import { taskList, tasksOf } from './tasks'

const form = formOf(z.object({}), 'It')
const folder = (path: string, group: string, ...names: readonly string[]): OpenPlace => ({
  ...{
    group,
    label: path,
    singular: path.replace(/^.*\//, ''),
    folder: path,
    isClosed: false,
    shownAt: '/',
    form,
  },
  files: names.map((name) => ({ file: `${path}/${name}.json`, title: name })),
})
const season = (year: number, kind: string, ...names: readonly string[]) =>
  folder(`cricket/seasons/${year}/${kind}`, `Team: season ${year}`, ...names)
const start = {
  places: [
    folder('projects', 'Plots and homes', 'one', 'two'),
    season(2031, 'fixtures'),
    season(2030, 'fixtures', 'match-1', 'match-2'),
    season(2030, 'results', 'match-1'),
    season(2029, 'fixtures', 'old'),
  ],
} as unknown as Start
const taskOf = (title: string) => tasksOf(start).find((each) => each.title === title)?.choices ?? []

test('a task of a project leads to its field', () => {
  expect(taskOf('Hide or show')).toMatchObject([
    { title: 'one', href: '#/file/projects/one.json', path: ['isHidden'] },
    { title: 'two' },
  ])
})

test('results are entered at the fixtures of the newest season, and opened where they are entered', () => {
  expect(taskOf('Result').map(({ href }) => href)).toEqual([
    '#/file/cricket/seasons/2030/results/match-1.json',
    '#/result/cricket/seasons/2030/fixtures/match-2.json',
  ])
})

test('a fixture is added to the newest season or the next', () => {
  expect(taskOf('Fixture').map(({ title }) => title)).toEqual([
    'New fixtures 2031',
    'New fixtures 2030',
    'match-1',
    'match-2',
  ])
})

test('a task with one choice is a link, and one with none is left out', () => {
  const list = taskList(start, ({ href, title }, shown = title) => h('a', { href }, shown))
  const shown = [...list.children].map(({ firstElementChild: each }) => each?.tagName)
  const titles = [...list.children].map((each) => each.firstElementChild?.firstChild?.textContent)
  expect(shown[titles.indexOf('Picture')]).toBe('A')
  expect(shown[titles.indexOf('Price')]).toBe('DETAILS')
  expect(titles).not.toContain('Sponsor')
})
