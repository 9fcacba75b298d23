import type { OpenPlace } from '../work'
import type { Form } from './controls'
import { button, h } from './dom'
import { type Editor, titleOf } from './editor'
import { initialOf, setAt } from './entry'
import { clearFaults, focusOn, showFaults } from './faults'
import { fieldOf, fieldsOf } from './fields'
import { choosePicture } from './pictures'
import type { Change, Opened } from './store'
import { type Tamil, tamilMoves, tamilOf } from './tamil'

/** Shows the form of one file. False where an entry of a folder is not there. */
export async function showFile(editor: Editor, place: OpenPlace, file: string): Promise<boolean> {
  const opened = await editor.store.read(file.startsWith('content/') ? file : `content/${file}`)
  if (opened.text === null && place.one !== undefined) return false
  const entry: unknown = opened.text === null ? initialOf(place.form) : JSON.parse(opened.text)
  const slug = file.replace(/^.*\/|\.json$/g, '')
  const title = place.one === undefined ? place.label : titleOf(place, file)
  const tools =
    place.one !== undefined && !place.isClosed
      ? h(
          'div',
          { class: 'tools' },
          button('Rename', () => void rename(editor, place, file, opened)),
          button(`Delete this ${place.one}`, () => void remove(editor, place, file, opened)),
        )
      : undefined
  const tamil = await tamilOf(editor.store, file, entry, () => editor.setDirty(true))
  showForm(editor, place, { title, file, entry, slug, version: opened.version, tools, tamil })
  return true
}

/** Shows the form of an entry that does not exist yet. */
export function showNew(editor: Editor, place: OpenPlace) {
  const entry = initialOf(place.form)
  showForm(editor, place, { title: `New ${place.one}`, entry, version: null })
}

type View = {
  title: string
  entry: unknown
  version: string | null
  file?: string
  slug?: string
  tools?: HTMLElement | undefined
  tamil?: Tamil | undefined
}

function showForm(editor: Editor, place: OpenPlace, view: View) {
  const { entry } = view
  let { version } = view
  const faults = h('div', { class: 'faults', role: 'alert' })
  const form: Form = {
    entry,
    pictures: editor.start.pictures,
    choosePicture: (minWidth, done) => choosePicture(editor, minWidth, done),
    changed: () => editor.setDirty(true),
    following: view.tamil?.documents ?? [],
    followed: () => view.tamil?.changed(),
    beside: view.tamil?.beside,
  }
  const isNew = view.file === undefined
  const name = h('input', { id: 'entry-name', type: 'text', 'aria-describedby': 'entry-name-hint' })
  const fields =
    place.form.kind === 'group'
      ? fieldsOf(form, place.form.fields, [], place.one === undefined ? [] : ['slug'])
      : [fieldOf(form, place.form, [])]
  const seen = h('a', { target: 'site' }, 'See it on the site')
  const showSeen = (slug: string) => {
    seen.href = editor.start.siteUrl + place.shownAt.replace('{slug}', slug)
    seen.hidden = isNew
  }
  showSeen(view.slug ?? '')

  const save = async () => {
    faults.replaceChildren()
    clearFaults(editor)
    const slug = isNew ? name.value.trim() : (view.slug ?? '')
    const file = view.file ?? `${place.folder}/${slug}.json`
    if (isNew) {
      if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
        faults.replaceChildren(
          h(
            'p',
            {},
            h('a', { href: '#entry-name', onclick: focusOn('entry-name') }, 'Name in addresses'),
            ': Write lower-case letters, digits and hyphens, such as sai-kishore.',
          ),
        )
        return
      }
      setAt(entry, ['slug'], slug)
    }
    saveButton.disabled = true
    editor.say('Saving …')
    const answer = await editor.store.save(
      [
        { file: `content/${file}`, text: textOf(entry), version },
        ...((await view.tamil?.changes()) ?? []),
      ],
      `${isNew ? 'Add' : 'Change'} ${view.title}`,
    )
    saveButton.disabled = false
    if (answer.isRefused) {
      editor.say('Not saved.')
      showFaults(editor, place, faults, answer)
      return
    }
    version = answer.saved[0]?.version ?? null
    view.tamil?.saved(answer.saved)
    editor.setDirty(false)
    editor.say(
      editor.start.progressUrl
        ? 'Saved. The site shows it once it is built.'
        : 'Saved. The site shows it in a moment.',
    )
    if (!isNew) return
    await editor.reload()
    location.hash = `#/file/${file}`
  }
  const saveButton = button('Save', () => void save(), { class: 'save' })
  editor.main.replaceChildren(
    ...[
      h('h1', {}, view.title),
      h('div', { class: 'bar' }, saveButton, seen, view.tools),
      faults,
      isNew
        ? h(
            'div',
            { class: 'field' },
            h('label', { for: 'entry-name' }, 'Name in addresses'),
            h(
              'p',
              { class: 'hint', id: 'entry-name-hint' },
              'Lower-case letters, digits and hyphens. It stays when the title changes.',
            ),
            name,
          )
        : undefined,
      h('form', { onsubmit: (event: Event) => event.preventDefault() }, ...fields),
    ].filter((each) => each !== undefined),
  )
}

const textOf = (entry: unknown) => `${JSON.stringify(entry, null, 2)}\n`

/** Gives an entry another name in addresses. */
async function rename(editor: Editor, place: OpenPlace, file: string, opened: Opened) {
  const old = file.replace(/^.*\/|\.json$/g, '')
  const slug = prompt('New name in addresses: lower-case letters, digits and hyphens', old)?.trim()
  if (!slug || slug === old || opened.text === null) return
  const entry = { ...JSON.parse(opened.text), slug }
  const next = `${place.folder}/${slug}.json`
  await applied(
    editor,
    place,
    [
      { file: `content/${next}`, text: textOf(entry), version: null },
      { file: `content/${file}`, text: null, version: opened.version },
      ...(await tamilMoves(editor.store, file, next)),
    ],
    `Rename ${old} to ${slug}`,
    `#/file/${next}`,
  )
}

/** Deletes an entry, unless other content points to it. */
async function remove(editor: Editor, place: OpenPlace, file: string, { version }: Opened) {
  if (!confirm(`Delete "${titleOf(place, file)}"? The site loses it.`)) return
  const changes = [
    { file: `content/${file}`, text: null, version },
    ...(await tamilMoves(editor.store, file)),
  ]
  await applied(editor, place, changes, `Delete ${titleOf(place, file)}`, '#/')
}

/** Saves changes that add or remove a file, and leads to another page. */
async function applied(
  editor: Editor,
  place: OpenPlace,
  changes: readonly Change[],
  summary: string,
  next: string,
) {
  editor.say('Saving …')
  const answer = await editor.store.save(changes, summary)
  const faults = editor.main.querySelector<HTMLElement>('.faults')
  if (answer.isRefused) {
    editor.say('Not changed.')
    if (faults) showFaults(editor, place, faults, answer)
    return
  }
  editor.setDirty(false)
  await editor.reload()
  location.hash = next
  editor.say('Done.')
}
