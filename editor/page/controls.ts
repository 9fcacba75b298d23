import { idOf, setAt } from '@/editor/checks/entry'
import { freeName } from '@/tools/content/checks/address'
import { type Path, valueAt } from '@/tools/content/checks/entry'
import type { Field } from '@/tools/content/checks/form'
import { button, h } from './dom'
import type { Editor } from './editor'
import {
  normaliseLine,
  normaliseOnBlur,
  normalisePhone,
  normaliseText,
  normaliseUrl,
  numberIn,
} from './normalise'
import { paperControl } from './paper-control'
import { choosePicture, imageOf } from './picture-grid'
import { offerPages, PROJECTS, suggestPlots } from './suggestions'
import type { Tamil } from './tamil'

/** What boxes beside the fields of a form hold until their button is pressed. */
export type Unapplied = {
  /** Texts to keep in the draft, by the id of the box. */
  texts: Record<string, string>
  /** By the id of the box: applies what it can before a save. Returns an error for each of the rest. */
  checks: Map<string, () => readonly { path: Path; text: string }[]>
}

/** State that the fields of a form share. */
export type Form = {
  editor: Editor
  entry: unknown
  unapplied: Unapplied
  /** The plot numbers of a project; empty if there is no such project. */
  plotsOf: (project: string) => readonly number[]
  /** Called after each change. */
  changed: () => void
  /** The Tamil texts, where the site has them. */
  tamil: Tamil | undefined
  /** Facts about the row with a number, besides its fields. */
  factsOf?: ((number: number) => string | undefined) | undefined
}

/** What normalises lines of a type on blur; others are trimmed. */
const BY_TYPE: Readonly<Record<string, (text: string) => string>> = {
  tel: normalisePhone,
  url: normaliseUrl,
}

/** A text field's value: `shown` replaces the stored value, `normalise` runs on blur, `read` turns the text into the value. */
type InText = {
  shown?: string | undefined
  normalise?: (text: string) => string
  read?: (text: string) => unknown
}

/** The control of a field with one value, or a few short ones. `label` names it if no visible label does. */
export function control(form: Form, field: Field, path: Path, label?: string): HTMLElement {
  const id = idOf(path)
  const common = {
    id,
    ...(label ? { 'aria-label': label } : { 'aria-describedby': `${id}-hint ${id}-error` }),
  }
  const value = valueAt(form.entry, path)
  const set = (next: unknown) => {
    setAt(form.entry, path, next)
    form.changed()
  }
  const text = (
    element: HTMLInputElement | HTMLTextAreaElement,
    { shown = String(value ?? ''), normalise, read = (given) => given }: InText,
  ) => {
    element.value = shown
    if (normalise) normaliseOnBlur(element, normalise)
    element.addEventListener('input', () =>
      set(element.value === '' && field.isOptional ? undefined : read(element.value)),
    )
    return element
  }
  const input = (attributes: Readonly<Record<string, string>>) =>
    h('input', { ...common, type: 'text', ...attributes })

  switch (field.kind) {
    case 'words': {
      const normalise = field.isOneLine ? normaliseLine : normaliseText
      const area = h('textarea', { ...common, rows: 1 })
      if (TITLES.includes(`${path.at(-1)}`)) nameByTitle(form, path, area)
      return text(area, { normalise })
    }
    case 'line': {
      // Day and time in India, shown as local time there.
      if (field.type === 'moment')
        return text(input({ type: 'datetime-local' }), {
          shown: /^(.{16}):00\+05:30$/.exec(String(value))?.[1] ?? '',
          read: (given) => given && `${given}:00+05:30`,
        })
      if (field.type === 'project')
        return text(input({ list: PROJECTS }), { normalise: normaliseLine })
      if (field.type === 'page') {
        const page = input({})
        offerPages(page, form.plotsOf)
        return text(page, { normalise: normaliseLine })
      }
      return text(input({ type: field.type }), {
        normalise: BY_TYPE[field.type] ?? normaliseLine,
      })
    }
    case 'number': {
      // A text field: a number field silently discards input that it cannot parse, such as "1,500".
      const number = input({ inputmode: field.pad ?? 'text', autocomplete: 'off' })
      const { plotOf } = field
      if (plotOf)
        suggestPlots(number, () =>
          form.plotsOf(String(valueAt(form.entry, [...path.slice(0, -1), plotOf]))),
        )
      return text(number, {
        normalise: (given) => String(numberIn(given)),
        read: (given) => (given.trim() === '' ? field.emptyIs : numberIn(given)),
      })
    }
    case 'list':
      return text(input({}), {
        shown: ((value as unknown[] | undefined) ?? []).join(', '),
        read: (given) => valuesIn(given, field),
      })
    case 'fixed':
      return h('output', { id }, String(value ?? ''))
    case 'choice': {
      const isKnown = field.choices.some((choice) => choice.value === value)
      const select = h(
        'select',
        common,
        (field.isOptional || !isKnown) && h('option', { value: '' }, '–'),
        field.choices.map((choice) => h('option', { value: choice.value }, choice.label)),
      )
      select.value = isKnown ? String(value) : ''
      select.addEventListener('change', () => set(select.value || undefined))
      return select
    }
    case 'flag': {
      const box = input({ type: 'checkbox' })
      box.checked = value === true
      box.addEventListener('change', () => set(box.checked))
      return box
    }
    case 'image':
      return imageControl(form, field, common, value, set)
    case 'paper':
      return paperControl(form, field, path, common, value, set)
    default:
      throw new Error(`${field.label}: this needs more than one control`)
  }
}

/** Parses short values on one line, separated by commas. */
function valuesIn(text: string, { item, isOptional }: Field & { kind: 'list' }) {
  const values = text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
  if (values.length === 0 && isOptional) return undefined
  return item.kind === 'number' ? values.map(Number) : values
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
    const picture = form.editor.start.pictures.find((each) => each.name === name)
    preview.replaceChildren(
      picture ? imageOf(form.editor, picture) : h('span', 'No picture yet'),
      h('span', { class: 'name' }, picture?.name ?? ''),
    )
  }
  show(value)
  const choose = () =>
    choosePicture(form.editor, field.minWidth, (name) => {
      set(name)
      show(name)
      preview.dispatchEvent(new Event('change', { bubbles: true }))
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

/** The fields from which a row of a page gets its name in addresses. */
const TITLES = ['title', 'name', 'question']

/** The names in addresses of all rows of the lists within a value: a page has each once. */
export function namesOf(form: Form, path: Path): readonly string[] {
  const all = (value: unknown): readonly string[] =>
    typeof value !== 'object' || value === null
      ? []
      : Object.entries(value).flatMap(([key, each]) =>
          key === 'id' || key === 'slug' ? [`${each}`] : all(each),
        )
  return all(valueAt(form.entry, path.slice(0, 1)))
}

/** Names a new row of a page after its title as it is typed, until the user writes another name. */
function nameByTitle(form: Form, path: Path, area: HTMLTextAreaElement) {
  let made = ''
  area.addEventListener('input', () => {
    const row = path.slice(0, -1)
    const key = ['id', 'slug'].find((each) => valueAt(form.entry, [...row, each]) !== undefined)
    const own = [...row, key ?? '']
    const input = document.getElementById(idOf(own))
    if (!(input instanceof HTMLInputElement) || valueAt(form.entry, own) !== made) return
    const others = namesOf(form, path).filter((name) => name !== made)
    made = freeName(area.value, (name) => others.includes(name))
    input.value = made
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
