import { documentOf } from '@/content/folder'
import { idOf, labelOf } from '@/editor/checks/entry'
import type { Path } from '@/tools/content/checks/entry'
import type { FieldError } from '@/tools/content/checks/validate'
import type { OpenPlace } from '../checks/work'
import { allowSite } from './allow-site'
import { type Child, h, listOf } from './dom'
import { type Editor, placeOf, titleOf } from './editor'
import { errorLink } from './error-link'
import type { Refused } from './store'

/** Returns a listener that moves the focus from a message to its field. */
export const focusOn = (id: string) => (event: Event) => {
  event.preventDefault()
  focusField(id)
}

const fieldWith = (id: string) =>
  document.getElementById(id) ?? document.querySelector<HTMLElement>(`[data-field="${id}"]`)

/** The id of the field at a path, or of the nearest part that contains it. */
const nearestId = (path: Path) =>
  path.map((_, at) => idOf(path.slice(0, path.length - at))).find(fieldWith)

function focusField(id: string) {
  const field = fieldWith(id)
  if (field) openAround(field)
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
}

/** Scrolls to a field and focuses it, or the nearest part that contains it. Returns whether there is one. */
export function revealField(path: Path): boolean {
  const id = nearestId(path)
  if (id) focusField(id)
  return id !== undefined
}

/** Opens the collapsed parts around a field. */
function openAround(field: HTMLElement) {
  for (let each = field.parentElement; each; each = each.parentElement)
    if (each instanceof HTMLDetailsElement) each.open = true
    else if (each instanceof HTMLTableRowElement) each.hidden = false
}

/** Hides the error of a field once it, or a part of it, changes. */
export function clearOnChange(page: HTMLElement) {
  const clear = ({ target }: Event) => {
    let field = (target as Element).closest<HTMLElement>('[data-field]')
    while (field) {
      const id = field.dataset.field ?? ''
      const error = document.getElementById(`${id}-error`)
      if (error) error.hidden = true
      document.getElementById(id)?.removeAttribute('aria-invalid')
      field = field.parentElement?.closest<HTMLElement>('[data-field]') ?? null
    }
  }
  page.addEventListener('input', clear)
  page.addEventListener('change', clear)
}

/** Removes the errors of an earlier save from a page and its fields. */
export function clearErrors(page: HTMLElement) {
  page.querySelector('.errors')?.replaceChildren()
  for (const error of page.querySelectorAll<HTMLElement>('.error')) error.hidden = true
  for (const field of page.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid')
}

/** Lists the errors of a refused save at the top of the page, and shows each beside its field. */
export function showErrors(
  editor: Editor,
  place: OpenPlace,
  page: HTMLElement,
  answer: Refused,
  refused = 'Not saved.',
) {
  const errors = page.querySelector('.errors')
  const own = (answer.errors ?? []).map((error) => errorLine(editor, place, error))
  errors?.replaceChildren(
    h('p', h('strong', own.length > 0 ? `${refused} Please look at this:` : answer.message)),
    own.length > 0 ? listOf(own) : '',
  )
  errors?.scrollIntoView({ block: 'start' })
  // Who types on scrolls the list out of sight.
  const first = errors?.querySelector('li a')
  if (!(first instanceof HTMLAnchorElement)) return
  const follow = (event: Event) => {
    event.preventDefault()
    first.click()
  }
  const link = h('a', { href: first.href, onclick: follow }, first.textContent)
  editor.say([`${refused.replace(/[.:].*/, '')}: `, link])
}

function errorLine(editor: Editor, place: OpenPlace, error: FieldError): Child {
  const { file, path, found } = error
  const text = inOwnersWords(editor, error.text)
  const allow = allowSite(editor, text)
  if (path.length === 0) return [text]
  const { name = '' } = documentOf(file) ?? {}
  const other = placeOf(editor, name)
  if (found !== undefined || (other && other !== place && other.label !== place.label)) {
    const its = errorLink(editor, { ...error, text })
    const said = its
      ? [h('a', { href: its.href }, its.title), `: ${its.said}`]
      : [`${file}: ${text}`]
    return [...said, allow]
  }
  const id = nearestId(path)
  const target = id && fieldWith(id)
  if (!target) return [`${labelOf(place.form, path)}: ${text}`]
  openAround(target)
  const beside = document.getElementById(`${id}-error`)
  if (beside) {
    beside.textContent = text
    beside.hidden = false
  }
  document.getElementById(id)?.setAttribute('aria-invalid', 'true')
  const link = h('a', { href: `#${id}`, onclick: focusOn(id) }, labelOf(place.form, path))
  return [link, `: ${text} `, allow]
}

/** Matches a sentence that names a command for developers. */
const OF_DEVELOPERS = /(?:[^.!?\n]|[.!?](?=\S))*\bnpm run\b(?:[^.!?\n]|[.!?](?=\S))*[.!?]?/g

/** An error of content with titles in place of files, folders and teams, without commands for developers. */
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
        const title =
          isFile && place.singular ? `${place.label}, ${titleOf(place, file)}` : place.label
        return language === 'ta' ? `${title}, in Tamil` : title
      },
    )
    .replace(/"([a-z-]+)"/g, (whole, slug) => {
      const file = `cricket/teams/${slug}.json`
      const place = placeOf({ start }, file)
      const title = place ? titleOf(place, file) : file
      return title === file ? whole : title
    })
    .replace(OF_DEVELOPERS, ' Ask the person who looks after the site to do this.')
    .replace(/\n✖ /g, ': ')
    .trim()
}
