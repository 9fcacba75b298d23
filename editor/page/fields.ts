import {
  fieldsIn,
  idOf,
  initialFields,
  initialOf,
  isAddressName,
  nameOf,
  pictureIn,
  saidOf,
  setAt,
} from '@/editor/checks/entry'
import { freeName } from '@/tools/content/checks/address'
import { type Path, valueAt } from '@/tools/content/checks/entry'
import type { Field } from '@/tools/content/checks/form'
import { cellGrid, gridFields } from './cell-grid'
import { control, type Form, namesOf } from './controls'
import { copied } from './copy'
import { append, button, type Child, errorOf, h } from './dom'
import { type ListChange, removeAt } from './list-change'
import { thumbnail } from './picture-grid'
import { table } from './table'

/** The control of a field with its label. */
export function fieldOf(form: Form, field: Field, path: Path): HTMLElement {
  if (field.isOptional && isBlock(field)) return optionalBlock(form, field, path)
  return required(form, field, path)
}

const isBlock = ({ kind }: Field) => kind === 'group' || kind === 'forms' || kind === 'image'

function required(form: Form, field: Field, path: Path): HTMLElement {
  switch (field.kind) {
    case 'group':
      return frame(field, path, fieldsOf(form, field.fields, path))
    case 'forms':
      return forms(form, field, path)
    case 'list': {
      if (!field.isTable) return list(form, field, path)
      const change: ListChange = (next) => changeList(form, field, path, next)
      return frame(field, path, table(form, field, path, change))
    }
    default:
      return labelled(field, path, control(form, field, path), form)
  }
}

/** The controls of a group, without a frame. */
export const fieldsOf = (
  form: Form,
  fields: Readonly<Record<string, Field>>,
  path: Path,
  leaveOut: readonly string[] = [],
): HTMLElement[] =>
  Object.entries(fields)
    .filter(([key]) => !leaveOut.includes(key))
    .flatMap(([key, field]) => {
      const grid = gridFields(fields)
      if (grid && key === 'columns') return []
      if (grid && key === 'rows')
        return cellGrid(form, grid, path, (list, how) => {
          const last = list.at(-1)
          const its = last === 'columns' || last === 'rows' ? grid[last] : grid.cells
          changeList(form, its, list, how)
        })
      const own = fieldOf(form, field, [...path, key])
      return isAddressName(key, field)
        ? h('details', { class: 'name' }, h('summary', field.label), own)
        : own
    })

function labelled(field: Field, path: Path, inner: HTMLElement, form: Form): HTMLElement {
  const id = idOf(path)
  const isFlag = field.kind === 'flag'
  const beside =
    field.kind === 'words' &&
    inner instanceof HTMLTextAreaElement &&
    form.tamil?.beside(path, field.label, inner)
  const error = errorOf(id)
  return h(
    'div',
    { class: isFlag ? 'field flag' : 'field', 'data-field': id },
    h(
      'label',
      { for: id },
      field.label,
      field.isOptional && !isFlag && h('span', { class: 'optional' }, ' (may be empty)'),
    ),
    field.hint && h('p', { class: 'hint', id: `${id}-hint` }, field.hint),
    isFlag && stateOf(field, inner),
    beside ? h('div', { class: 'languages' }, h('div', inner, error), beside) : [inner, error],
  )
}

/** The state of a checkbox in words. */
function stateOf(field: Field, box: HTMLElement): HTMLElement {
  const said = () => saidOf((box as HTMLInputElement).checked, field)
  const state = h('span', { class: 'hint' }, said())
  box.addEventListener('change', () => state.replaceChildren(said()))
  return state
}

function frame(field: Field, path: Path, ...children: readonly Child[]): HTMLElement {
  const id = idOf(path)
  return h(
    'fieldset',
    { id, 'data-field': id, tabindex: -1 },
    h('legend', field.label),
    field.hint && h('p', { class: 'hint' }, field.hint),
    errorOf(id),
    children,
  )
}

/** A value with several forms: a choice of the form, and its fields. */
function forms(form: Form, field: Field & { kind: 'forms' }, path: Path): HTMLElement {
  const tagPath = [...path, field.tag]
  const inner = h('div', { class: 'inner' })
  const select = h('select', { id: idOf(tagPath), 'aria-describedby': `${idOf(tagPath)}-error` })
  const chosen = () => field.forms[String(valueAt(form.entry, tagPath))]
  if (!chosen()) select.append(h('option', { value: '' }, '–'))
  for (const [value, { label }] of Object.entries(field.forms))
    select.append(h('option', { value }, label))
  const show = () => {
    inner.replaceChildren(...fieldsOf(form, chosen()?.fields ?? {}, path))
  }
  select.value = chosen() ? String(valueAt(form.entry, tagPath)) : ''
  select.addEventListener('change', () => {
    const next = field.forms[select.value]
    setAt(
      form.entry,
      path,
      next ? { [field.tag]: select.value, ...initialFields(next.fields) } : {},
    )
    show()
    form.changed()
  })
  show()
  const kind = h(
    'div',
    { class: 'field', 'data-field': idOf(tagPath) },
    h('label', { for: idOf(tagPath) }, 'Kind'),
    select,
    errorOf(idOf(tagPath)),
  )
  return frame(field, path, kind, inner)
}

/** An optional part, with a button that adds or removes it. */
function optionalBlock(form: Form, field: Field, path: Path): HTMLElement {
  const id = idOf(path)
  const place = h('div', { class: 'part', 'data-field': id })
  const show = (removed?: unknown) => {
    const isThere = valueAt(form.entry, path) !== undefined
    const change = (value: unknown, removed?: unknown) => {
      setAt(form.entry, path, value)
      form.changed()
      show(removed)
      place.querySelector<HTMLElement>('button, input, select, textarea')?.focus()
    }
    const { label } = field
    const remove = () => change(undefined, valueAt(form.entry, path))
    const undo = { 'aria-label': `Undo: remove ${label}` }
    place.replaceChildren()
    append(
      place,
      isThere
        ? [required(form, field, path), button(`Remove: ${label}`, remove)]
        : [
            button(`Add: ${label}`, () => change(initialOf(field)), { id }),
            removed !== undefined && button('Undo', () => change(removed), undo),
            errorOf(id),
          ],
    )
  }
  show()
  return place
}

/** Changes a list, and the lists of its Tamil accordingly. `blank` is a new entry. */
function changeList(
  form: Form,
  field: Field & { kind: 'list' },
  path: Path,
  change: Parameters<ListChange>[0],
): void {
  const own = (valueAt(form.entry, path) as unknown[] | undefined) ?? []
  const blank = field.item.kind === 'group' || field.item.kind === 'forms' ? {} : ''
  for (const document of form.tamil?.documents ?? []) {
    const theirs = valueAt(document, path)
    if (!Array.isArray(theirs)) continue
    const whole = own.map((_, index) => theirs[index] ?? structuredClone(blank))
    setAt(document, path, change(whole, structuredClone(blank), document))
    form.tamil?.changed()
  }
  setAt(form.entry, path, change(own, initialOf(field.item), form.entry))
  form.changed()
}

/** Copies a row with its Tamil to the place after it. What is specific to one row stays empty in the copy. */
function copyRow(form: Form, field: Field & { kind: 'list' }, path: Path, index: number) {
  changeList(form, field, path, (before) =>
    before.toSpliced(index + 1, 0, structuredClone(before[index])),
  )
  const own = [...path, index + 1]
  const copy = copied(field.item, valueAt(form.entry, own))
  const names = [...namesOf(form, path)]
  rename(field.item, copy, names)
  setAt(form.entry, own, copy)
}

/** Gives the parts of a copy free names in addresses. */
function rename(field: Field, value: unknown, names: string[]) {
  for (const [key, inner, each] of fieldsIn(field, value))
    if (isAddressName(key, inner)) {
      const name = freeName(nameOf(value), (one) => names.includes(one))
      names.push(name)
      setAt(value, [key], name)
    } else rename(inner, each, names)
}

const COUNTS = 'none one two three four five six seven eight nine ten'.split(' ')
const counted = (count: number) => COUNTS[count] ?? `${count}`

/** Why rows cannot be added or removed; empty where both are possible. */
function limitOf({ min, max }: Field & { kind: 'list' }, count: number): string {
  if (min === max) return `This page has exactly ${counted(max)}.`
  if (count >= max) return `This page has room for ${counted(max)}. Remove one to add another.`
  return count <= min && min > 0 ? `At least ${counted(min)} must stay.` : ''
}

function list(form: Form, field: Field & { kind: 'list' }, path: Path): HTMLElement {
  const { item } = field
  const rows = h('ol', { class: 'rows' })
  const limit = h('p', { class: 'hint' })
  const isOpen = new Set<number>()
  const all = () => (valueAt(form.entry, path) as unknown[] | undefined) ?? []
  const canChange = field.min !== field.max
  const isPart = item.kind === 'group' || item.kind === 'forms'
  const empty = JSON.stringify(initialOf(field.item))
  /** A new entry is shown open, to be filled. */
  const isEmpty = (value: unknown) => JSON.stringify(value) === empty

  const focusRow = (index: number) =>
    rows.children[index]?.querySelector<HTMLElement>('summary, textarea, input, select')?.focus()
  const put = (focus: number, change: () => void) => {
    change()
    show()
    focusRow(focus)
  }
  const tools = (index: number, name: string) => {
    const move = (by: number) => {
      isOpen.clear()
      put(index + by, () =>
        changeList(form, field, path, (before) =>
          before.toSpliced(index, 1).toSpliced(index + by, 0, before[index]),
        ),
      )
    }
    const remove = () => {
      const back = removeAt((next) => changeList(form, field, path, next), index)
      show()
      const undo = button('Undo', () => put(index, back), { 'aria-label': `Undo: remove ${name}` })
      const line = h('li', { class: 'aid' }, `“${name}” is removed. `, undo)
      const next = rows.children[index]
      if (next) next.before(line)
      else rows.append(line)
      undo.focus()
    }
    const copy = () => {
      isOpen.add(index + 1)
      put(index + 1, () => copyRow(form, field, path, index))
    }
    const isLast = index === all().length - 1
    const hasRoom = canChange && all().length < field.max
    return h(
      'div',
      { class: 'tools' },
      index > 0 && button('Up', () => move(-1), { 'aria-label': `Move up: ${name}` }),
      !isLast && button('Down', () => move(1), { 'aria-label': `Move down: ${name}` }),
      hasRoom && isPart && button('Copy', copy, { 'aria-label': `Copy: ${name}` }),
      canChange &&
        all().length > field.min &&
        button('Remove', remove, { 'aria-label': `Remove: ${name}` }),
    )
  }
  const row = (index: number): HTMLElement => {
    const own = [...path, index]
    const id = idOf(own)
    const label = `${item.label} ${index + 1}`
    const value = all()[index]
    const titleNow = () => nameOf(all()[index], item).slice(0, 60) || label
    const name = titleNow()
    const title = h('span', `${index + 1}. ${name}`)
    const oninput = () => title.replaceChildren(`${index + 1}. ${titleNow()}`)
    const inner =
      item.kind === 'group'
        ? fieldsOf(form, item.fields, own)
        : required(form, { ...item, label }, own)
    const open = isOpen.has(index) || field.max <= 2 || isEmpty(value)
    const picture = thumbnail(form.editor, pictureIn(item, value))
    const details = isPart && [h('summary', title, picture), errorOf(id), inner]
    return h(
      'li',
      { class: 'row', oninput },
      details ? h('details', { open, id, 'data-field': id }, details) : inner,
      tools(index, name),
    )
  }
  const add = button(`Add: ${item.label}`, () => {
    isOpen.add(all().length)
    put(all().length, () => changeList(form, field, path, (before, blank) => [...before, blank]))
  })
  const show = () => {
    rows.replaceChildren(...all().map((_, index) => row(index)))
    add.hidden = !canChange || all().length >= field.max
    limit.textContent = limitOf(field, all().length)
  }
  show()
  return frame(field, path, rows, limit, add)
}
