import type { Field } from '../form'
import type { SitePage } from '../site-pages'
import { button, h } from './dom'
import { idOf, type Path, setAt, valueAt } from './entry'
import { paperControl } from './paper-control'
import type { Papers } from './papers'
import type { Picture } from './store'
import type { Tamil } from './tamil'
import { numberIn, tidyLine, tidyOnLeaving, tidyPhone, tidyText } from './tidy'

/** What the fields of a form share. */
export type Form = {
  entry: unknown
  pictures: () => readonly Picture[]
  imageOf: (picture: Picture) => HTMLElement
  /** Opens the choice of a picture. */
  choosePicture: (minWidth: number, done: (name: string) => void) => void
  papers: Papers
  /** Called after each change. */
  changed: () => void
  /** The words in Tamil, where the site has them. */
  tamil: Tamil | undefined
  /** What is known of the row with a number, besides its fields. */
  factsOf?: ((number: number) => string | undefined) | undefined
}

/** The list of the site's pages, from which such a field is filled. */
const PAGES = 'pages'

/** Each page of the site by its title: words of it are typed, and its address is chosen. */
export const pageChoices = (pages: readonly SitePage[]): HTMLElement =>
  h(
    'datalist',
    { id: PAGES },
    ...pages.map(({ path, title }) => h('option', { value: path }, title)),
  )

const INDIA = '+05:30'

/** The control of a field with one value. `label` names it where no label stands beside it. */
export function control(form: Form, field: Field, path: Path, label?: string): HTMLElement {
  const id = idOf(path)
  const common = {
    id,
    ...(label ? { 'aria-label': label } : { 'aria-describedby': `${id}-hint ${id}-fault` }),
  }
  const value = valueAt(form.entry, path)
  const set = (next: unknown) => {
    setAt(form.entry, path, next)
    form.changed()
  }
  const text = (
    element: HTMLInputElement | HTMLTextAreaElement,
    read = (given: string): unknown => given,
  ) => {
    element.addEventListener('input', () =>
      set(element.value === '' && field.isOptional ? undefined : read(element.value)),
    )
    return element
  }
  switch (field.kind) {
    case 'words': {
      const area = h('textarea', { ...common, rows: 1 })
      area.value = String(value ?? '')
      tidyOnLeaving(area, field.isOneLine ? tidyLine : tidyText)
      return text(area)
    }
    case 'line': {
      if (field.type === 'moment') return momentControl(common, value, set)
      const isPage = field.type === 'page'
      const input = h('input', {
        ...common,
        type: isPage ? 'text' : field.type,
        list: isPage && PAGES,
      })
      input.value = String(value ?? '')
      tidyOnLeaving(input, field.type === 'tel' ? tidyPhone : tidyLine)
      return text(input)
    }
    case 'number': {
      // As a text: a field of numbers loses what it cannot read, such as "1,500", without a word.
      const keys = { inputmode: field.pad ?? 'text', autocomplete: 'off' }
      const input = h('input', { ...common, type: 'text', ...keys })
      input.value = String(value ?? '')
      tidyOnLeaving(input, (given) => String(numberIn(given)))
      return text(input, (given) => (given.trim() === '' ? field.emptyIs : numberIn(given)))
    }
    case 'fixed':
      return h('output', { id }, String(value ?? ''))
    case 'choice': {
      const select = h('select', common)
      const isKnown = field.choices.some((choice) => choice.value === value)
      if (field.isOptional || !isKnown) select.append(h('option', { value: '' }, '–'))
      for (const choice of field.choices)
        select.append(h('option', { value: choice.value }, choice.label))
      select.value = isKnown ? String(value) : ''
      select.addEventListener('change', () => set(select.value === '' ? undefined : select.value))
      return select
    }
    case 'flag': {
      const box = h('input', { ...common, type: 'checkbox' })
      box.checked = value === true
      box.addEventListener('change', () => set(box.checked))
      return box
    }
    case 'image':
      return imageControl(form, field, common, value, set)
    case 'paper':
      return paperControl(form, field, common, value, set)
    default:
      throw new Error(`${field.label}: this needs more than one control`)
  }
}

/** A day and an hour in India, as they are written there. */
function momentControl(
  common: Readonly<Record<string, string>>,
  value: unknown,
  set: (next: unknown) => void,
): HTMLElement {
  const input = h('input', { ...common, type: 'datetime-local' })
  const [, local] = /^(.{16}):00\+05:30$/.exec(String(value ?? '')) ?? []
  input.value = local ?? ''
  input.addEventListener('input', () => set(input.value === '' ? '' : `${input.value}:00${INDIA}`))
  return input
}

function imageControl(
  form: Form,
  field: Field & { kind: 'image' },
  common: Readonly<Record<string, string>>,
  value: unknown,
  set: (next: unknown) => void,
): HTMLElement {
  const preview = h('span', { class: 'preview' })
  const show = (name: unknown) => {
    const picture = form.pictures().find((each) => each.name === name)
    preview.replaceChildren(
      picture ? form.imageOf(picture) : h('span', 'No picture yet'),
      h('span', { class: 'name' }, picture?.name ?? ''),
    )
  }
  show(value)
  const choose = () =>
    form.choosePicture(field.minWidth, (name) => {
      set(name)
      show(name)
    })
  return h(
    'div',
    { class: 'picture' },
    preview,
    button('Choose a picture', choose, {
      ...common,
      'aria-label': `Choose a picture: ${field.label}`,
    }),
  )
}

/** Short values in one line, apart by commas. */
export function listControl(
  form: Form,
  field: Field & { kind: 'list' },
  path: Path,
  label: string,
): HTMLElement {
  const input = h('input', { id: idOf(path), 'aria-label': label, type: 'text' })
  input.value = ((valueAt(form.entry, path) as unknown[] | undefined) ?? []).join(', ')
  input.addEventListener('input', () => {
    const values = input.value
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean)
      .map((each) => (field.item.kind === 'number' ? Number(each) : each))
    setAt(form.entry, path, values.length === 0 && field.isOptional ? undefined : values)
    form.changed()
  })
  return input
}
