import { idOf, nameOf } from '@/editor/checks/entry'
import { type Path, valueAt } from '@/tools/content/checks/entry'
import type { Field } from '@/tools/content/checks/form'
import { bulkEdit } from './bulk-edit'
import { control, type Form } from './controls'
import { button, type Child, errorOf, h } from './dom'
import { gridKeys } from './grid-keys'
import { type ListChange, removeAt } from './list-change'
import { pasteInto } from './paste'
import { offerUndo } from './undo'

/** A list of short values as a table of controls. `change` changes the list. */
export function table(
  form: Form,
  field: Field & { kind: 'list' },
  path: Path,
  change: ListChange,
): Child {
  if (field.item.kind !== 'group') throw new Error(`${field.label}: the rows of a table are groups`)
  const columns = Object.entries(field.item.fields)
  const body = h('tbody')
  const all = () => (valueAt(form.entry, path) as unknown[] | undefined) ?? []
  const several = bulkEdit(form, field, columns, path, (index) => {
    const before = body.rows[index]
    if (!before) return
    const focused = before.contains(document.activeElement) && document.activeElement?.id
    const after = row(index)
    after.hidden = before.hidden
    before.replaceWith(after)
    if (focused) document.getElementById(focused)?.focus()
  })
  /** Columns that apply to one choice are shown beside it, not as columns. */
  const beside = columns.filter(([, { onlyWith }]) => several && onlyWith)
  const shown = columns.filter((column) => !beside.includes(column))
  const canChange = field.min !== field.max && !columns.some(([, { kind }]) => kind === 'fixed')
  const put: ListChange = (next) => {
    change(next)
    show()
  }
  const row = (index: number): HTMLTableRowElement => {
    const name = nameOf(all()[index]) || `${index + 1}`
    const cell = (key: string, column: Field) => {
      const own = [...path, index, key]
      const label = `${column.label}: ${name}`
      if (several && column.kind === 'fixed') return [several.pick(index)]
      const inner = control(form, column, own, label)
      if (several?.key === key) several.follow(inner, index)
      return [inner, errorOf(idOf(own))]
    }
    const besideChoice = () =>
      beside.map(([key, column]) => {
        const own = [...path, index, key]
        const isOfUse = valueAt(form.entry, own) ?? several?.valueOf(index) === column.onlyWith
        return h(
          'div',
          { 'data-field': idOf(own), hidden: !isOfUse },
          h('label', { for: idOf(own) }, column.label),
          cell(key, column),
        )
      })
    const cells = shown.map(([key, column]) =>
      h(
        'td',
        { 'data-field': idOf([...path, index, key]) },
        cell(key, column),
        several?.key === key && besideChoice(),
      ),
    )
    const take = () => offerUndo(`Removed: ${name}.`, removeAt(put, index))
    const remove = canChange && h('td', button('Remove', take, { 'aria-label': `Remove: ${name}` }))
    const onclick = ({ target }: Event) => {
      if (!(target as Element).closest('button, input, select, label')) several?.toggle(index)
    }
    return h('tr', { onclick }, cells, remove)
  }
  const show = () => body.replaceChildren(...all().map((_, index) => row(index)))
  show()
  const heads = shown.map(([, { label }]) => h('th', { scope: 'col' }, label))
  const head = h('thead', h('tr', heads, canChange && h('td')))
  const region = { class: 'scroller', role: 'region', tabindex: 0, 'aria-label': field.label }
  /** Pasted rows replace rows with the same number. */
  const take = (rows: readonly { number: number }[]) =>
    put((before) => [
      ...before.filter((each) => !rows.some(({ number }) => number === valueAt(each, ['number']))),
      ...rows,
    ])
  const grid = h('table', head, body)
  gridKeys(grid, (tall) => {
    const added = canChange ? Math.min(tall - 1, field.max) - all().length : 0
    if (added > 0)
      put((before, blank) => [
        ...before,
        ...Array.from({ length: added }, () => structuredClone(blank)),
      ])
  })
  return [
    several?.above,
    field.isPasted && pasteInto(form, path, take),
    h('div', region, grid),
    canChange &&
      button(`Add: ${field.item.label}`, () => put((before, blank) => [...before, blank])),
  ]
}
