import { freeName, wordsOfEntry } from '@/tools/content/checks/address'
import type { OpenPlace } from '../checks/work'
import { append, h, labelled } from './dom'
import { type Editor, placeOf } from './editor'

const HINT =
  'It is made from the name or the title as you write it. You may write another one: lower-case letters, digits and hyphens.'

/** The slug of a file of content. */
export const slugOf = (file: string) => file.replace(/^.*\/|\.json$/g, '')

/** The address of an entry on the site; undefined where it has no page of its own. */
export const pageOf = ({ shownAt }: OpenPlace, slug: string): string | undefined =>
  shownAt.includes('{slug}') ? shownAt.replace('{slug}', slug) : undefined

/** Whether another entry has the name, or a fixed page has the address that it would get. */
function isTaken(editor: Editor, place: OpenPlace, slug: string): boolean {
  const files = placeOf(editor, `${place.folder}/new.json`)?.files ?? []
  const page = pageOf(place, slug)
  return (
    files.some(({ file }) => slugOf(file) === slug) ||
    (place.shownAt === '/{slug}/' && editor.start.pages.some(({ path }) => path === page))
  )
}

/** Why an entry cannot have a name; undefined where it can. */
export function nameError(editor: Editor, place: OpenPlace, slug: string): string | undefined {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    return 'Write lower-case letters, digits and hyphens, such as sai-kishore.'
  if (!isTaken(editor, place, slug)) return undefined
  const free = freeName(slug, (each) => isTaken(editor, place, each))
  return `Another ${place.singular} or page has this name. Write another one, such as ${free}.`
}

/** The name of a new entry in addresses: derived from its title until the user writes another. */
export function nameField(
  editor: Editor,
  place: OpenPlace,
  entry: unknown,
  known: string | undefined,
) {
  const input = h('input', { id: 'entry-name', type: 'text', oninput: () => show() })
  const address = h('span')
  const made = () => freeName(wordsOfEntry(entry), (slug) => isTaken(editor, place, slug))
  let latest = made()
  input.value = known ?? latest
  const show = () => {
    const page = pageOf(place, input.value.trim())
    address.textContent =
      page && input.value ? `The address of its page: ${editor.start.siteUrl}${page}` : ''
  }
  show()
  return {
    input,
    element: h(
      'details',
      { class: 'name' },
      h('summary', 'Name in addresses'),
      append(labelled('Name in addresses', input, HINT), address),
    ),
    /** Called when the entry has changed. */
    follow() {
      if (input.readOnly) return
      const next = made()
      if (input.value === '' || input.value === latest) input.value = next
      latest = next
      show()
    },
    /** Why the entry cannot have this name. */
    error: () => nameError(editor, place, input.value.trim()),
  }
}
