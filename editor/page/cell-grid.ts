import { idOf } from '@/editor/checks/entry'
import { type Path, valueAt } from '@/tools/content/checks/entry'
import type { Field } from '@/tools/content/checks/form'
import { control, type Form } from './controls'
import { button, errorOf, h } from './dom'
import { gridKeys } from './grid-keys'
import { type ListChange, removeAt } from './list-change'
import { offerUndo } from './undo'

type List = Field & { kind: 'list' }
/** The fields of a table of texts: its columns, and rows of as many cells, with marks such as `isTotal`. */
type Fields = { columns: List; rows: List; cells: List; marks: Readonly<Record<string, Field>> }

/** The fields of a table of texts, where these are ones. */
export function gridFields(fields: Readonly<Record<string, Field>>): Fields | undefined {
  const { columns, rows } = fields
  if (columns?.kind !== 'list' || rows?.kind !== 'list' || rows.item.kind !== 'group')
    return undefined
  const { cells, ...marks } = rows.item.fields
  return cells?.kind === 'list' ? { columns, rows, cells, marks } : undefined
}

/** What stands in the cells of a new column: a text that can be saved, so that no row has an error for it. */
const NOTHING = '–'

/** A table of texts as one grid, with the columns in its head. `change` changes a list at a path. */
export function cellGrid(
  form: Form,
  { columns, rows, cells, marks }: Fields,
  path: Path,
  change: (path: Path, how: Parameters<ListChange>[0]) => void,
): HTMLElement {
  const [head, body] = [
    [...path, 'columns'],
    [...path, 'rows'],
  ]
  const countOf = (list: Path) => (valueAt(form.entry, list) as unknown[] | undefined)?.length ?? 0
  const table = h('table', { class: 'cells' })

  const cell = (tag: 'td' | 'th', own: Path, field: Field, label: string) => {
    const area = control(form, field, own, label) as HTMLTextAreaElement
    const tamil = form.tamil?.beside(own, label, area)
    return h(tag, { 'data-field': idOf(own) }, area, errorOf(idOf(own)), tamil)
  }
  const removal = (what: string, remove: () => () => void) => {
    const take = () =>
      redraw(() => {
        const back = remove()
        offerUndo(`Removed: ${what}.`, () => redraw(back))
      })
    return button('Remove', take, { 'aria-label': `Remove: ${what}` })
  }
  const removeIn = (list: Path, at: number) => removeAt((how) => change(list, how), at)
  const addRow = () =>
    change(body, (before, blank) => {
      // A document of translations has no marks.
      const filled = Array.from({ length: countOf(head) }, () => '')
      return [...before, { ...Object(blank), cells: filled }]
    })
  const addColumn = () => {
    for (let row = 0; row < countOf(body); row++)
      change([...body, row, 'cells'], (before) => [...before, NOTHING])
    change(head, (before) => [...before, ''])
  }
  const removeColumn = (at: number) => {
    const lists = Array.from({ length: countOf(body) }, (_, row) => [...body, row, 'cells'])
    const backs = [head, ...lists].map((list) => removeIn(list, at))
    return () => {
      for (const back of backs) back()
    }
  }
  const redraw = (how: () => void) => {
    how()
    show()
  }

  function show() {
    const heads = Array.from({ length: countOf(head) }, (_, at) => {
      const name = `Column ${at + 1}`
      const th = cell('th', [...head, at], columns.item, name)
      th.scope = 'col'
      if (countOf(head) > columns.min) th.append(removal(name, () => removeColumn(at)))
      return th
    })
    const lines = Array.from({ length: countOf(body) }, (_, row) => {
      const own = Array.from({ length: countOf([...body, row, 'cells']) }, (_, at) => {
        return cell(
          'td',
          [...body, row, 'cells', at],
          cells.item,
          `Column ${at + 1}, row ${row + 1}`,
        )
      })
      const marked = Object.entries(marks).map(([key, field]) => {
        const label = `${field.label}: row ${row + 1}`
        return h('td', h('label', control(form, field, [...body, row, key], label), field.label))
      })
      const remove = () => removeIn(body, row)
      const canRemove = countOf(body) > rows.min
      return h('tr', own, marked, h('td', canRemove && removal(`row ${row + 1}`, remove)))
    })
    table.replaceChildren(h('thead', h('tr', heads)), h('tbody', lines))
  }
  show()
  gridKeys(table, (tall, wide) => {
    if (tall <= countOf(body) + 1 && wide <= countOf(head)) return
    while (countOf(head) < Math.min(wide, columns.max)) addColumn()
    while (countOf(body) + 1 < Math.min(tall, rows.max)) addRow()
    show()
  })
  const id = idOf(body)
  return h(
    'fieldset',
    { id, 'data-field': id, tabindex: -1 },
    h('legend', rows.label),
    h('p', { class: 'hint' }, 'Cells copied from a spreadsheet fill it from where you paste them.'),
    errorOf(id),
    h('div', { class: 'scroller', role: 'region', tabindex: 0, 'aria-label': rows.label }, table),
    button('Add: Row', () => redraw(addRow)),
    button('Add: Column', () => redraw(addColumn)),
  )
}
