import { idOf, initialFields, initialOf, nameOf, setAt } from '@/editor/checks/entry'
import { type Path, valueAt } from '@/tools/content/checks/entry'
import type { Field } from '@/tools/content/checks/form'
import { control, type Form } from './controls'
import { button, type Child, errorOf, h } from './dom'
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
    .map(([key, field]) => fieldOf(form, field, [...path, key]))

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
    beside ? h('div', { class: 'languages' }, h('div', inner, error), beside) : [inner, error],
  )
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
  const place = h('div', { class: 'part' })
  const show = () => {
    const isThere = valueAt(form.entry, path) !== undefined
    const change = (value: unknown) => {
      setAt(form.entry, path, value)
      form.changed()
      show()
      place.querySelector<HTMLElement>('button, input, select, textarea')?.focus()
    }
    place.replaceChildren(
      ...(isThere
        ? [required(form, field, path), button(`Remove: ${field.label}`, () => change(undefined))]
        : [button(`Add: ${field.label}`, () => change(initialOf(field)))]),
    )
  }
  show()
  return place
}

/** Changes a list; `blank` is a new entry. */
export type ListChange = (
  change: (all: readonly unknown[], blank: unknown) => readonly unknown[],
) => void

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
    setAt(document, path, change(whole, structuredClone(blank)))
    form.tamil?.changed()
  }
  setAt(form.entry, path, change(own, initialOf(field.item)))
  form.changed()
}

function list(form: Form, field: Field & { kind: 'list' }, path: Path): HTMLElement {
  const { item } = field
  const rows = h('ol', { class: 'rows' })
  const isOpen = new Set<number>()
  const all = () => (valueAt(form.entry, path) as unknown[] | undefined) ?? []
  const canChange = field.min !== field.max
  const empty = JSON.stringify(initialOf(field.item))
  /** A new entry is shown open, to be filled. */
  const isEmpty = (value: unknown) => JSON.stringify(value) === empty

  const put = (focus: number, change: Parameters<ListChange>[0]) => {
    changeList(form, field, path, change)
    show()
    rows.children[focus]?.querySelector<HTMLElement>('summary, textarea, input, select')?.focus()
  }
  const tools = (index: number, name: string) => {
    const move = (by: number) => {
      isOpen.clear()
      put(index + by, (before) =>
        before.toSpliced(index, 1).toSpliced(index + by, 0, before[index]),
      )
    }
    const remove = () => put(index - 1, (before) => before.toSpliced(index, 1))
    const isLast = index === all().length - 1
    return h(
      'div',
      { class: 'tools' },
      index > 0 && button('Up', () => move(-1), { 'aria-label': `Move up: ${name}` }),
      !isLast && button('Down', () => move(1), { 'aria-label': `Move down: ${name}` }),
      canChange &&
        all().length > field.min &&
        button('Remove', remove, { 'aria-label': `Remove: ${name}` }),
    )
  }
  const row = (index: number): HTMLElement => {
    const own = [...path, index]
    const id = idOf(own)
    const label = `${item.label} ${index + 1}`
    const name = nameOf(all()[index]).slice(0, 60) || label
    const inner =
      item.kind === 'group'
        ? fieldsOf(form, item.fields, own)
        : required(form, { ...item, label }, own)
    const isPart = item.kind === 'group' || item.kind === 'forms'
    const open = isOpen.has(index) || field.max <= 2 || isEmpty(all()[index])
    const details = isPart && [h('summary', `${index + 1}. ${name}`), errorOf(id), inner]
    return h(
      'li',
      { class: 'row' },
      details ? h('details', { open, id, 'data-field': id }, details) : inner,
      tools(index, name),
    )
  }
  const add = button(`Add: ${item.label}`, () => {
    isOpen.add(all().length)
    put(all().length, (before, blank) => [...before, blank])
  })
  const show = () => {
    rows.replaceChildren(...all().map((_, index) => row(index)))
    add.hidden = !canChange || all().length >= field.max
  }
  show()
  return frame(field, path, rows, add)
}
