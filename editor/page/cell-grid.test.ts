/** @jest-environment jsdom */

import { setAt } from '@/editor/checks/entry'
import { type Path, valueAt } from '@/tools/content/checks/entry'
import type { Field } from '@/tools/content/checks/form'
import { cellGrid, gridFields } from './cell-grid'
import type { Form } from './controls'
import type { ListChange } from './list-change'

const words: Field = { kind: 'words', label: 'Text', isTranslated: true }
const listOf = (item: Field, label: string) =>
  ({ kind: 'list', label, item, min: 1, max: 9, isTable: false }) as const
const FIELDS = {
  columns: listOf(words, 'Columns'),
  rows: listOf(
    {
      kind: 'group',
      label: 'Row',
      fields: { cells: listOf(words, 'Cells'), isTotal: { kind: 'flag', label: 'Total' } },
    },
    'Rows',
  ),
}

function gridOf(entry: object) {
  const change = (path: Path, how: Parameters<ListChange>[0]) =>
    setAt(
      entry,
      path,
      how((valueAt(entry, path) as unknown[]) ?? [], path.at(-1) === 'rows' ? {} : '', entry),
    )
  const form = { entry, changed: () => {}, tamil: undefined } as unknown as Form
  const fields = gridFields(FIELDS)
  if (!fields) throw new Error('these are the fields of a table')
  document.body.replaceChildren(cellGrid(form, fields, [], change))
}
const at = (row: number, column: number) => {
  const found = document.querySelector('table')?.rows[row]?.cells[column]?.querySelector('textarea')
  if (!found) throw new Error(`there is no cell ${row}, ${column}`)
  return found
}
const press = (label: string) =>
  [...document.querySelectorAll('button')]
    .find((each) => (each.getAttribute('aria-label') ?? each.textContent) === label)
    ?.click()
function paste(target: HTMLElement, text: string) {
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
    clipboardData: { getData: () => text },
  })
  target.dispatchEvent(event)
  return event.defaultPrevented
}
const entryOf = () => ({
  columns: ['Plot', 'Size'],
  rows: [{ cells: ['1', '1,200'] }, { cells: ['2', '2,400'], isTotal: true }],
})

test('only columns with rows of cells are a grid', () => {
  expect(gridFields({ columns: FIELDS.columns })).toBeUndefined()
  expect(gridFields({ columns: FIELDS.columns, rows: listOf(words, 'Rows') })).toBeUndefined()
})

test('cells of a spreadsheet fill to the right and down, and the table grows', () => {
  const entry = entryOf()
  gridOf(entry)
  expect(paste(at(2, 1), '900\tEast\r\n"1,5""\n00"\tWest\r\n')).toBe(true)
  expect(entry).toEqual({
    columns: ['Plot', 'Size', ''],
    rows: [
      { cells: ['1', '1,200', '–'] },
      { cells: ['2', '900', 'East'], isTotal: true },
      { cells: ['', '1,5" 00', 'West'] },
    ],
  })
  expect(document.activeElement).toBe(at(2, 1))
  // One cell is pasted as any text.
  expect(paste(at(1, 0), 'Plot 1')).toBe(false)
})

test('a new column has a text in each row, so that only its heading is missing', () => {
  const entry = entryOf()
  gridOf(entry)
  press('Add: Column')
  expect(entry.columns).toEqual(['Plot', 'Size', ''])
  expect(entry.rows.map(({ cells }) => cells[2])).toEqual(['–', '–'])
  press('Remove: Column 1')
  expect(entry.columns).toEqual(['Size', ''])
  expect(entry.rows[0]?.cells).toEqual(['1,200', '–'])
  press('Remove: row 1')
  press('Add: Row')
  expect(entry.rows.map(({ cells }) => cells)).toEqual([
    ['2,400', '–'],
    ['', ''],
  ])
})

test('keys move between cells, from the edges of a text', () => {
  gridOf(entryOf())
  const key = (name: string, shiftKey = false) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, shiftKey, bubbles: true, cancelable: true }),
    )
  at(0, 0).focus()
  key('Enter')
  expect(document.activeElement).toBe(at(1, 0))
  key('ArrowRight')
  expect(document.activeElement).toBe(at(1, 1))
  key('ArrowDown')
  key('ArrowLeft')
  expect(document.activeElement).toBe(at(2, 0))
  key('Enter', true)
  expect(document.activeElement).toBe(at(1, 0))
  at(1, 1).focus()
  at(1, 1).setSelectionRange(2, 2)
  key('ArrowLeft')
  expect(document.activeElement).toBe(at(1, 1))
})

test('a removed row or column comes back where it was', () => {
  const entry = entryOf()
  gridOf(entry)
  const before = entryOf()
  for (const what of ['Column 1', 'row 1']) {
    document.querySelector<HTMLElement>(`[aria-label="Remove: ${what}"]`)?.click()
    expect(entry).not.toEqual(before)
    press('Undo')
    expect(entry).toEqual(before)
  }
  expect(at(0, 0).value).toBe(before.columns[0])
})
