import type { Field } from '../form'
import { button, h } from './dom'
import { type Path, setAt, valueAt } from './entry'
import { offerPages, offerPlots, PROJECTS } from './offered'
import { paperControl } from './paper-control'
import type { Papers } from './papers'
import type { Picture } from './store'
import { numberIn, tidyLine, tidyOnLeaving, tidyPhone, tidyText } from './tidy'

/** What the fields of a form share. */
export type Form = {
  entry: unknown
  pictures: () => readonly Picture[]
  imageOf: (picture: Picture) => HTMLElement
  /** Opens the choice of a picture. */
  choosePicture: (minWidth: number, done: (name: string) => void) => void
  papers: Papers
  /** The numbers of a project's plots; none where there is no such project. */
  plotsOf: (project: string) => readonly number[]
  /** Called after each change. */
  changed: () => void
  /** A second language beside the words of a field, where there is one. */
  beside?: ((path: Path, label: string, english: HTMLTextAreaElement) => Node) | undefined
  /** Documents whose lists follow those of the entry: the words of the second language. */
  following: readonly unknown[]
  /** Called when one of those lists changed. */
  followed: () => void
  /** What is known of the row with a number, besides its fields. */
  factsOf?: ((number: number) => string | undefined) | undefined
}

/** The id of a field's control, which its fault leads to. */
export const idOf = (path: Path): string => `field${path.map((key) => `-${key}`).join('')}`

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
      const isProject = field.type === 'project'
      const input = h('input', {
        ...common,
        type: isPage || isProject ? 'text' : field.type,
        list: isProject && PROJECTS,
      })
      if (isPage) offerPages(input, form.plotsOf)
      input.value = String(value ?? '')
      tidyOnLeaving(input, field.type === 'tel' ? tidyPhone : tidyLine)
      return text(input)
    }
    case 'number': {
      // As a text: a field of numbers loses what it cannot read, such as "1,500", without a word.
      const keys = { inputmode: field.pad ?? 'text', autocomplete: 'off' }
      const input = h('input', { ...common, type: 'text', ...keys })
      const { plotOf } = field
      if (plotOf)
        offerPlots(input, () =>
          form.plotsOf(String(valueAt(form.entry, [...path.slice(0, -1), plotOf]))),
        )
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
      picture ? form.imageOf(picture) : h('span', {}, 'No picture yet'),
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
