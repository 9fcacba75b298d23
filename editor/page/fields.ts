import type { Field } from '../form'
import { control, type Form, idOf } from './controls'
import { button, h } from './dom'
import { initialFields, initialOf, nameOf, type Path, setAt, valueAt } from './entry'
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
      return group(form, field, path)
    case 'forms':
      return forms(form, field, path)
    case 'list':
      if (!field.isTable) return list(form, field, path)
      return frame(
        field,
        path,
        ...table(form, field, path, (change) => changeList(form, field, path, change)),
      )
    case 'flag':
      return flag(form, field, path)
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
  const beside =
    field.kind === 'words' &&
    inner instanceof HTMLTextAreaElement &&
    form.beside?.(path, field.label, inner)
  return h(
    'div',
    { class: 'field', 'data-field': id },
    h(
      'label',
      { for: id },
      field.label,
      field.isOptional && h('span', { class: 'optional' }, ' (may be empty)'),
    ),
    field.hint && h('p', { class: 'hint', id: `${id}-hint` }, field.hint),
    beside ? h('div', { class: 'languages' }, inner, beside) : inner,
    h('p', { class: 'fault', id: `${id}-fault`, hidden: true }),
  )
}

function flag(form: Form, field: Field, path: Path): HTMLElement {
  const id = idOf(path)
  return h(
    'div',
    { class: 'field flag', 'data-field': id },
    control(form, field, path),
    h('label', { for: id }, field.label),
    field.hint && h('p', { class: 'hint', id: `${id}-hint` }, field.hint),
    h('p', { class: 'fault', id: `${id}-fault`, hidden: true }),
  )
}

function frame(
  field: Field,
  path: Path,
  ...children: readonly (Node | undefined | false)[]
): HTMLElement {
  const id = idOf(path)
  return h(
    'fieldset',
    { id, 'data-field': id, tabindex: -1 },
    h('legend', {}, field.label),
    field.hint && h('p', { class: 'hint' }, field.hint),
    h('p', { class: 'fault', id: `${id}-fault`, hidden: true }),
    ...children.filter((child): child is Node => Boolean(child)),
  )
}

const group = (form: Form, field: Field & { kind: 'group' }, path: Path): HTMLElement =>
  frame(field, path, ...fieldsOf(form, field.fields, path))

/** A value with several shapes: a choice of the shape, and the fields of the one that is chosen. */
function forms(form: Form, field: Field & { kind: 'forms' }, path: Path): HTMLElement {
  const tagPath = [...path, field.tag]
  const inner = h('div', { class: 'inner' })
  const select = h('select', { id: idOf(tagPath), 'aria-describedby': `${idOf(tagPath)}-fault` })
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
    h('p', { class: 'fault', id: `${idOf(tagPath)}-fault`, hidden: true }),
  )
  return frame(field, path, kind, inner)
}

/** A part that may be absent: a button adds it, another takes it away. */
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
        ? [
            required(form, field, path),
            button(`Remove: ${field.label}`, () => change(undefined), { class: 'quiet' }),
          ]
        : [button(`Add: ${field.label}`, () => change(initialOf(field)), { class: 'quiet' })]),
    )
  }
  show()
  return place
}

/** Changes a list, and the lists that follow it. `blank` is a new entry. */
function changeList(
  form: Form,
  field: Field & { kind: 'list' },
  path: Path,
  change: (all: readonly unknown[], blank: unknown) => unknown[],
): void {
  const own = (valueAt(form.entry, path) as unknown[] | undefined) ?? []
  const blank = field.item.kind === 'group' || field.item.kind === 'forms' ? {} : ''
  for (const document of form.following) {
    const theirs = valueAt(document, path)
    if (!Array.isArray(theirs)) continue
    const whole = own.map((_, index) => theirs[index] ?? structuredClone(blank))
    setAt(document, path, change(whole, structuredClone(blank)))
    form.followed()
  }
  setAt(form.entry, path, change(own, initialOf(field.item)))
  form.changed()
}

function list(form: Form, field: Field & { kind: 'list' }, path: Path): HTMLElement {
  const rows = h('ol', { class: 'rows' })
  const isOpen = new Set<number>()
  const all = () => (valueAt(form.entry, path) as unknown[] | undefined) ?? []
  const canChange = field.min !== field.max

  const put = (change: Parameters<typeof changeList>[3], focus: number) => {
    changeList(form, field, path, change)
    show()
    rows.children[focus]?.querySelector<HTMLElement>('summary, textarea, input, select')?.focus()
  }
  const tools = (index: number, name: string) => {
    const move = (by: number) => {
      isOpen.clear()
      put((before) => {
        const next = [...before]
        const [each] = next.splice(index, 1)
        next.splice(index + by, 0, each)
        return next
      }, index + by)
    }
    return h(
      'div',
      { class: 'tools' },
      index > 0 && button('Up', () => move(-1), { 'aria-label': `Move up: ${name}` }),
      index < all().length - 1 &&
        button('Down', () => move(1), { 'aria-label': `Move down: ${name}` }),
      canChange &&
        all().length > field.min &&
        button(
          'Remove',
          () => put((before) => before.filter((_, each) => each !== index), index - 1),
          {
            'aria-label': `Remove: ${name}`,
          },
        ),
    )
  }
  const row = (index: number): HTMLElement => {
    const own = [...path, index]
    const name = () => nameOf(all()[index]).slice(0, 60) || `${field.item.label} ${index + 1}`
    if (field.item.kind !== 'group' && field.item.kind !== 'forms') {
      const single = { ...field.item, label: `${field.item.label} ${index + 1}` }
      return h('li', { class: 'row' }, required(form, single, own), tools(index, name()))
    }
    const inner =
      field.item.kind === 'group'
        ? fieldsOf(form, field.item.fields, own)
        : [forms(form, { ...field.item, label: `${field.item.label} ${index + 1}` }, own)]
    const details = h(
      'details',
      { open: isOpen.has(index) || field.max <= 2, id: idOf(own), 'data-field': idOf(own) },
      h('summary', {}, `${index + 1}. ${name()}`),
      h('p', { class: 'fault', id: `${idOf(own)}-fault`, hidden: true }),
      ...inner,
    )
    return h('li', { class: 'row' }, details, tools(index, name()))
  }
  const add = button(
    `Add: ${field.item.label}`,
    () => {
      isOpen.add(all().length)
      put((before, blank) => [...before, blank], all().length)
    },
    { class: 'quiet' },
  )
  const show = () => {
    rows.replaceChildren(...all().map((_, index) => row(index)))
    add.hidden = !canChange || all().length >= field.max
  }
  show()
  return frame(field, path, rows, add)
}
