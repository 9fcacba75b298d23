import { documentOf } from '@/content/folder'
import { idOf, labelOf, type Path } from '@/tools/content/checks/entry'
import type { FieldFault } from '@/tools/content/checks/validate'
import type { OpenPlace } from '../checks/work'
import { type Child, h } from './dom'
import { type Editor, placeOf, titleOf } from './editor'
import { elsewhere } from './elsewhere'
import type { Refused } from './store'

/** Leads from a message to the field that it is about. */
export const focusOn = (id: string) => (event: Event) => {
  event.preventDefault()
  focusField(id)
}

const fieldWith = (id: string) =>
  document.getElementById(id) ?? document.querySelector<HTMLElement>(`[data-field="${id}"]`)

function focusField(id: string) {
  const field = fieldWith(id)
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
}

/** Brings a field into view and leads the keyboard there, or to the part that it would stand in. */
export function revealField(path: Path): boolean {
  for (let length = path.length; length > 0; length--) {
    const id = idOf(path.slice(0, length))
    const field = fieldWith(id)
    if (!field) continue
    openAround(field)
    focusField(id)
    return true
  }
  return false
}

/** Opens what a field is folded away in. */
function openAround(field: HTMLElement) {
  for (let each = field.parentElement; each; each = each.parentElement)
    if (each instanceof HTMLDetailsElement) each.open = true
    else if (each instanceof HTMLTableRowElement) each.hidden = false
}

/** Takes the fault of a field away once the field, or a part of it, is another. */
export function clearOnChange(page: HTMLElement) {
  const clear = ({ target }: Event) => {
    let field = (target as Element).closest<HTMLElement>('[data-field]')
    while (field) {
      const id = field.dataset.field ?? ''
      const fault = document.getElementById(`${id}-fault`)
      if (fault) fault.hidden = true
      document.getElementById(id)?.removeAttribute('aria-invalid')
      field = field.parentElement?.closest<HTMLElement>('[data-field]') ?? null
    }
  }
  page.addEventListener('input', clear)
  page.addEventListener('change', clear)
}

/** Takes the faults of an earlier save from a page and its fields. */
export function clearFaults(page: HTMLElement) {
  page.querySelector('.faults')?.replaceChildren()
  for (const fault of page.querySelectorAll<HTMLElement>('.fault')) fault.hidden = true
  for (const field of page.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid')
}

/** Lists what was refused where the page has its faults, and says it beside each field. */
export function showFaults(
  editor: Editor,
  place: OpenPlace,
  page: HTMLElement,
  answer: Refused,
  refused = 'Not saved.',
) {
  const faults = page.querySelector('.faults')
  const own = (answer.faults ?? []).map((fault) => faultLine(editor, place, page, fault))
  const late = { href: location.href, target: '_blank' }
  faults?.replaceChildren(
    h('p', h('strong', own.length > 0 ? `${refused} Please look at this:` : answer.message)),
    own.length > 0
      ? h(
          'ul',
          own.map((line) => h('li', line)),
        )
      : '',
    answer.late ? h('p', h('a', late, 'Open what was saved in a new window')) : '',
  )
  faults?.scrollIntoView({ block: 'start' })
}

function faultLine(editor: Editor, place: OpenPlace, page: HTMLElement, fault: FieldFault): Child {
  const { file, path, found } = fault
  const text = inOwnersWords(editor, fault.text)
  if (path.length === 0) return [text]
  const { name = '' } = documentOf(file) ?? {}
  const other = placeOf(editor, name)
  if (found !== undefined || (other && other !== place && other.label !== place.label)) {
    const its = elsewhere(editor, { ...fault, text })
    return its ? [h('a', { href: its.href }, its.title), `: ${its.said}`] : [`${file}: ${text}`]
  }
  const target = nearestField(page, path)
  if (!target) return [`${labelOf(place.form, path)}: ${text}`]
  openAround(target)
  const beside = document.getElementById(`${target.dataset.field}-fault`)
  if (beside) {
    beside.textContent = text
    beside.hidden = false
  }
  const id = target.dataset.field ?? ''
  document.getElementById(id)?.setAttribute('aria-invalid', 'true')
  return [h('a', { href: `#${id}`, onclick: focusOn(id) }, labelOf(place.form, path)), `: ${text}`]
}

/** The field of a path, or the part that it would stand in. */
function nearestField(
  page: HTMLElement,
  path: readonly (string | number)[],
): HTMLElement | undefined {
  for (let length = path.length; length > 0; length--) {
    const id = idOf(path.slice(0, length))
    const found = page.querySelector<HTMLElement>(`[data-field="${id}"]`)
    if (found) return found
  }
  return undefined
}

/** A sentence that names a command of the project's developers. */
const OF_DEVELOPERS = /(?:[^.!?\n]|[.!?](?=\S))*\bnpm run\b(?:[^.!?\n]|[.!?](?=\S))*[.!?]?/g

/** A fault of content by the names that the list of the editor gives to files and folders. */
export function inOwnersWords({ start }: Pick<Editor, 'start'>, text: string): string {
  return text
    .replace(
      /content\/(en|ta)\/((?:[\w-]+\/)*[\w-]+)(\.json)?\/?/g,
      (whole, language, name, isFile) => {
        const file = `${name}.json`
        const place = isFile
          ? placeOf({ start }, file)
          : start.places.find(({ folder }) => folder === name)
        if (!place) return whole
        const title = isFile && place.one ? `${place.label}, ${titleOf(place, file)}` : place.label
        return language === 'ta' ? `${title}, in Tamil` : title
      },
    )
    .replace(OF_DEVELOPERS, ' Ask the person who looks after the site to do this.')
    .replace(/\n✖ /g, ': ')
    .trim()
}
