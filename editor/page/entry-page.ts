import { fileOf } from '@/content/folder'
import { differences } from '../merge'
import type { OpenPlace } from '../work'
import { type Form, idOf } from './controls'
import { button, h } from './dom'
import { type Draft, draftOf, dropDraft, keepDraft } from './draft'
import { type Editor, titleOf } from './editor'
import { initialOf, setAt } from './entry'
import { clearFaults, focusOn, showFaults } from './faults'
import { fieldOf, fieldsOf } from './fields'
import { choosePicture, imageOf } from './pictures'
import { addSeasonAid, resultLink } from './season'
import { type Change, type Refused, refusedFor } from './store'
import { type Tamil, tamilMoves, tamilOf } from './tamil'

/** The form of one file; nothing where an entry of a folder is not there. */
export async function filePage(
  editor: Editor,
  place: OpenPlace,
  file: string,
): Promise<HTMLElement | undefined> {
  const address = `file/${file}`
  const draft = draftOf(address)
  const opened = await editor.store.read(fileOf(file))
  if (opened.text === null && place.one !== undefined) return undefined
  const { title = file, fault } = place.files.find((each) => each.file === file) ?? {}
  const notices = fault ? [h('p', { class: 'reason' }, `Not published as it is: ${fault}`)] : []
  try {
    const stored = opened.text === null ? initialOf(place.form) : JSON.parse(opened.text)
    const entry = draft?.entry ?? stored
    const page: { changed?: () => void } = {}
    const tamil = await tamilOf(editor.store, file, entry, draft?.tamil, () => page.changed?.())
    const version = draft ? draft.version : opened.version
    const view = { title, address, file, entry, version, draft, tamil, notices, page }
    return formPage(editor, place, view)
  } catch (error) {
    if (!fault) throw error
    // What it holds is not in the shape of a form.
    return h('div', {}, h('h1', {}, title), ...notices)
  }
}

/** What is known of an entry before somebody writes it. */
type Begun = { address: string; title: string; name: string; entry: unknown }

/** The form of an entry that does not exist yet. */
export function newPage(editor: Editor, place: OpenPlace, begun?: Begun): HTMLElement {
  const address = begun?.address ?? `new/${place.folder}`
  const draft = draftOf(address)
  const entry = draft?.entry ?? begun?.entry ?? initialOf(place.form)
  return formPage(editor, place, {
    title: begun?.title ?? `New ${place.one}`,
    address,
    name: begun?.name,
    entry,
    version: null,
    draft,
    notices: [],
    page: {},
  })
}

type View = {
  title: string
  address: string
  /** Absent until the entry exists. */
  file?: string
  /** The name in addresses of a new entry, where it cannot be another. */
  name?: string | undefined
  entry: unknown
  version: string | null
  draft: Draft | undefined
  tamil?: Tamil | undefined
  notices: readonly HTMLElement[]
  /** Is told of changes of the Tamil. */
  page: { changed?: () => void }
}

function formPage(editor: Editor, place: OpenPlace, view: View): HTMLElement {
  const { title, entry, draft, tamil } = view
  let { version, file, address } = view
  /** How often something changed, and how often it had when the last save took what it saved. */
  let changes = draft ? 1 : 0
  let saved = 0

  const page = h('div', { 'data-draft': draft !== undefined })
  const faults = h('div', { class: 'faults', role: 'alert' })
  const name = h('input', { id: 'entry-name', type: 'text', 'aria-describedby': 'entry-name-hint' })
  name.value = draft?.name ?? view.name ?? ''
  const keep = () => {
    const words = tamil?.draft()
    keepDraft(address, {
      entry,
      version,
      name: name.value,
      ...(words !== undefined && { tamil: words }),
    })
  }
  const changed = () => {
    changes++
    keep()
    if (page.isConnected) editor.setDirty(true)
  }
  view.page.changed = changed
  name.addEventListener('input', changed)
  const form: Form = {
    entry,
    pictures: () => editor.start.pictures,
    imageOf: (picture) => imageOf(editor, picture),
    choosePicture: (minWidth, done) => choosePicture(editor, minWidth, done),
    changed,
    following: tamil?.documents ?? [],
    followed: () => tamil?.changed(),
    beside: tamil?.beside,
  }

  /** Sends changes. Tells whether they were saved; says why not on this page alone. */
  async function send(summary: string, changesOf: () => Promise<readonly Change[]>) {
    faults.replaceChildren()
    clearFaults(page)
    editor.say('Saving …')
    const answer = await changesOf()
      .then((all) => editor.store.save(all, summary))
      .catch(refusedFor)
    if (!answer.isRefused) {
      editor.follow(answer.commit)
      return answer
    }
    if (page.isConnected) {
      editor.say('Not saved.')
      showFaults(editor, place, page, faults, answer as Refused)
    } else {
      keep()
      editor.say(`${title} was not saved. Open it again: what you wrote waits there.`)
    }
    return undefined
  }

  /**
   * Shows what the save itself wrote, such as the day on which plots were checked. Tells whether that is all that
   * differs from what was sent.
   */
  function isTakenOver(sent: string, stored: string) {
    const fields = place.form.kind === 'group' ? place.form.fields : {}
    const changed = differences(JSON.parse(sent), JSON.parse(stored))
    const isOwn = changed.every(({ path: [key = ''] }) => fields[key]?.kind === 'fixed')
    if (isOwn)
      for (const { path, after } of changed) {
        setAt(entry, path, after)
        page.querySelector(`output#${idOf(path)}`)?.replaceChildren(String(after ?? ''))
      }
    return isOwn
  }

  const save = async () => {
    const slug = name.value.trim()
    const isNew = file === undefined
    if (isNew && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
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
    if (isNew) setAt(entry, ['slug'], slug)
    const target = file ?? `${place.folder}/${slug}.json`
    const text = textOf(entry)
    const taken = changes
    saveButton.disabled = true
    const answer = await send(`${isNew ? 'Add' : 'Change'} ${title}`, async () => [
      { file: fileOf(target), text, version },
      ...((await tamil?.changes()) ?? []),
    ])
    saveButton.disabled = false
    if (!answer) return
    saved = taken
    const [stored] = answer.saved
    // Upon what somebody else saved meanwhile: the form lacks it, and stays one of the state before.
    const isMerged = stored?.text ? !isTakenOver(text, stored.text) : false
    if (!isMerged) version = stored?.version ?? null
    file = target
    name.readOnly = true
    const isWhole = changes === taken
    tamil?.saved(answer.saved, isWhole)
    if (isNew) {
      dropDraft(address)
      address = `file/${file}`
      await editor.reload()
    }
    if (!page.isConnected) return editor.say(`${title} is saved.`)
    if (!isWhole || changes !== taken) {
      keep()
      return editor.say('Saved. What you wrote meanwhile is not saved yet.')
    }
    dropDraft(address)
    editor.setDirty(false)
    editor.say(
      editor.start.isPublished
        ? 'Saved. Visitors see it once it is published.'
        : 'Saved. The site shows it in a moment.',
    )
    if (isNew) location.hash = `#/file/${file}`
    if (!isMerged) return
    editor.reopen()
    editor.say('Saved, together with what somebody else changed here meanwhile.')
  }

  /** Renames or deletes, and leads to another page. Nobody writes meanwhile. */
  const move = async (
    summary: string,
    next: string,
    changesOf: () => Promise<readonly Change[]>,
  ) => {
    page.inert = true
    const answer = await send(summary, changesOf)
    page.inert = false
    if (!answer) return
    await editor.reload()
    if (page.isConnected) {
      dropDraft(address)
      editor.setDirty(false)
      location.hash = next
    }
    editor.say('Done.')
  }

  /** Gives the entry another name in addresses. */
  const rename = (own: string) => {
    if (changes > saved) return editor.say('Save what you changed first, then rename it.')
    const old = own.replace(/^.*\/|\.json$/g, '')
    const asked = prompt('New name in addresses: lower-case letters, digits and hyphens', old)
    const slug = asked?.trim()
    if (!slug || slug === old) return
    const next = `${place.folder}/${slug}.json`
    void move(`Rename ${old} to ${slug}`, `#/file/${next}`, async () => [
      {
        file: fileOf(next),
        text: textOf({ ...(entry as object), slug }),
        version: null,
      },
      { file: fileOf(own), text: null, version },
      ...(await tamilMoves(editor.store, own, next)),
    ])
  }

  /** Deletes the entry, unless other content points to it. */
  const remove = (own: string) => {
    if (!confirm(`Delete "${titleOf(place, own)}"? The site loses it.`)) return
    void move(`Delete ${titleOf(place, own)}`, '#/', async () => [
      { file: fileOf(own), text: null, version },
      ...(await tamilMoves(editor.store, own)),
    ])
  }

  const slug = file?.replace(/^.*\/|\.json$/g, '') ?? ''
  const own = view.file
  const seen = h(
    'a',
    { target: 'site', href: editor.start.siteUrl + place.shownAt.replace('{slug}', slug) },
    'See it on the site',
  )
  const saveButton = button('Save', () => void save(), { class: 'save' })
  const discard = () => {
    dropDraft(address)
    editor.setDirty(false)
    editor.reopen()
  }
  const parts = [
    h('h1', {}, title),
    h('div', { class: 'bar' }, saveButton, own !== undefined && seen),
    own !== undefined &&
      place.one !== undefined &&
      !place.isClosed &&
      h(
        'div',
        { class: 'tools' },
        resultLink(editor, own),
        button('Rename', () => rename(own)),
        button(`Delete this ${place.one}`, () => remove(own)),
      ),
    ...view.notices,
    draft &&
      h(
        'p',
        {},
        `What you wrote here on ${new Date(draft.at).toLocaleString('en-IN')} and did not save is back. `,
        button('Forget it', discard, { class: 'quiet' }),
      ),
    faults,
    own === undefined &&
      h(
        'div',
        { class: 'field' },
        h('label', { for: 'entry-name' }, 'Name in addresses'),
        h(
          'p',
          { class: 'hint', id: 'entry-name-hint' },
          'Lower-case letters, digits and hyphens. It stays when the title changes.',
        ),
        name,
      ),
    h(
      'form',
      { onsubmit: (event: Event) => event.preventDefault() },
      ...(place.form.kind === 'group'
        ? fieldsOf(form, place.form.fields, [], place.one === undefined ? [] : ['slug'])
        : [fieldOf(form, place.form, [])]),
    ),
  ]
  page.append(...parts.filter((part) => part instanceof Node))
  addSeasonAid(editor, place, form, page)
  return page
}

const textOf = (entry: unknown) => `${JSON.stringify(entry, null, 2)}\n`
