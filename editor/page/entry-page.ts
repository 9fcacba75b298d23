import { fileOf } from '@/content/folder'
import { differences } from '../merge'
import { textOf } from '../text'
import type { OpenPlace } from '../work'
import { type Form, idOf } from './controls'
import { copiedTamil, copyOf } from './copy'
import { redirectsDeleted } from './deleted'
import { button, h } from './dom'
import { type Draft, draftOf, dropDraft, keepDraft } from './draft'
import { type Editor, titleOf } from './editor'
import { initialOf, setAt } from './entry'
import { clearFaults, focusOn, showFaults } from './faults'
import { fieldOf, fieldsOf } from './fields'
import { draftName } from './kept'
import { nameFault, nameField, pageOf, slugOf } from './name-field'
import { offered } from './offered'
import { hasOrder, nextPosition } from './order'
import { papersOf } from './papers'
import { choosePicture } from './picture-choice'
import { imageOf } from './picture-grid'
import { plotFacts } from './plot-facts'
import { addSeasonAid, resultLink } from './season'
import { type Change, type Refused, refusedFor } from './store'
import { type Tamil, tamilDeleted, tamilOf } from './tamil'

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
    const factsOf = await plotFacts(editor.store, file)
    const view = { title, address, file, entry, version, draft, tamil, factsOf, notices, page }
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
  factsOf?: Form['factsOf']
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
  const naming = nameField(editor, place, entry, draft?.name ?? view.name)
  const name = naming.input
  const keep = () => {
    const words = tamil?.draft()
    keepDraft(address, {
      entry,
      version,
      name: name.value,
      ...(draft?.kept !== undefined && { kept: draft.kept }),
      ...(draft?.copyOf && { copyOf: draft.copyOf }),
      ...(words !== undefined && { tamil: words }),
    })
  }
  const changed = () => {
    changes++
    naming.follow()
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
    papers: papersOf(editor),
    plotsOf: (project) => editor.start.plots[project] ?? [],
    changed,
    following: tamil?.documents ?? [],
    followed: () => tamil?.changed(),
    beside: tamil?.beside,
    factsOf: view.factsOf,
  }

  /** Sends changes. Tells whether they were saved; says why not on this page alone. */
  async function send(summary: string, changesOf: () => Promise<readonly Change[]>) {
    faults.replaceChildren()
    clearFaults(page)
    editor.say('Saving …')
    const answer = await changesOf()
      .then((all) => editor.store.save(all, summary))
      .catch(refusedFor)
    if (!answer.isRefused) return answer
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

  /** The file that a save writes; undefined, and told, where a new entry has no name yet. */
  const targetOf = () => {
    if (file !== undefined) return file
    const slug = name.value.trim()
    const wrong = naming.fault()
    if (wrong) {
      const link = { href: '#entry-name', onclick: focusOn('entry-name') }
      faults.replaceChildren(h('p', {}, h('a', link, 'Name in addresses'), `: ${wrong}`))
      faults.scrollIntoView({ block: 'start' })
      return undefined
    }
    setAt(entry, ['slug'], slug)
    if (hasOrder(place)) setAt(entry, ['position'], nextPosition(editor, place))
    return `${place.folder}/${slug}.json`
  }
  const contentFor = async (target: string, text: string): Promise<readonly Change[]> => [
    { file: fileOf(target), text, version },
    ...((await tamil?.changes()) ?? []),
    ...(draft?.copyOf && file === undefined
      ? await copiedTamil(editor.store, place, { first: draft.copyOf.file, copy: target, entry })
      : []),
  ]

  const keepApart = async () => {
    const target = targetOf()
    if (target === undefined) return
    editor.say('Keeping …')
    const content = await contentFor(target, textOf(entry))
    await editor.store.keep(draftName(target), content, `Draft: ${title}`)
    dropDraft(address)
    editor.setDirty(false)
    editor.say('Kept as a draft. The first page leads back to it; visitors see nothing of it.')
  }

  const save = async () => {
    const isNew = file === undefined
    const target = targetOf()
    if (target === undefined) return
    const text = textOf(entry)
    const taken = changes
    saveButton.disabled = true
    const answer = await send(`${isNew ? 'Add' : 'Change'} ${title}`, () =>
      contentFor(target, text),
    )
    saveButton.disabled = false
    if (!answer) return
    if (draft?.kept) void editor.store.drop(draft.kept).catch(() => {})
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
    }
    const plots = fileOf('projects/plots/')
    if (isNew || answer.saved.some((each) => each !== stored && each.file.startsWith(plots)))
      await editor.reload()
    if (!page.isConnected) return editor.say(`${title} is saved.`)
    if (!isWhole || changes !== taken) {
      keep()
      return editor.say('Saved. What you wrote meanwhile is not saved yet.')
    }
    dropDraft(address)
    editor.setDirty(false)
    const done = editor.start.isPublished
      ? 'Saved. Visitors see it once it is published.'
      : 'Saved. The site shows it in a moment.'
    if (isNew) editor.go(`#/file/${file}`, done)
    else editor.say(done)
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
      editor.go(next, 'Done.')
    } else editor.say('Done.')
  }

  /** Gives the entry another name in addresses; what points to it follows. */
  const rename = (own: string) => {
    if (changes > saved) return editor.say('Save what you changed first, then rename it.')
    const old = slugOf(own)
    const asked = prompt('New name in addresses: lower-case letters, digits and hyphens', old)
    const slug = asked?.trim()
    if (!slug || slug === old) return
    const wrong = nameFault(editor, place, slug)
    if (wrong) return editor.say(wrong)
    const next = `${place.folder}/${slug}.json`
    void move(`Rename ${old} to ${slug}`, `#/file/${next}`, () => editor.store.renamed(own, slug))
  }

  /** Opens the form of a new entry with a copy of this one. Nothing is saved. */
  const copy = (own: string) => {
    const next = `new/${place.folder}`
    const asked = `What you wrote as a new ${place.one} and did not save will be forgotten. Copy?`
    if (draftOf(next) && !confirm(asked)) return
    const copied = copyOf(place, entry)
    keepDraft(next, {
      entry: copied,
      version: null,
      copyOf: { file: own, title: titleOf(place, own) },
    })
    location.hash = `#/${next}`
  }

  /** Deletes the entry, unless other content points to it. */
  const remove = (own: string) => {
    if (!confirm(`Delete "${titleOf(place, own)}"? The site loses it.`)) return
    void move(`Delete ${titleOf(place, own)}`, '#/', async () => [
      { file: fileOf(own), text: null, version },
      ...(await tamilDeleted(editor.store, own)),
      ...(await redirectsDeleted(editor.store, pageOf(place, slugOf(own)))),
    ])
  }

  const slug = slugOf(file ?? '')
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
    h(
      'p',
      { class: 'where' },
      ...whereOf(place),
      own !== undefined && ' · ',
      own !== undefined && seen,
    ),
    h('h1', {}, title),
    h(
      'div',
      { class: 'bar' },
      saveButton,
      button('Keep as draft', () => void keepApart()),
    ),
    own !== undefined &&
      place.one !== undefined &&
      !place.isClosed &&
      h(
        'div',
        { class: 'tools' },
        resultLink(editor, own),
        button('Copy', () => copy(own)),
        button('Rename', () => rename(own)),
        button(`Delete this ${place.one}`, () => remove(own)),
      ),
    own?.startsWith('projects/plots/') &&
      h('p', {}, h('a', { href: `#/drawing/${slug}` }, 'Upload the surveyor’s drawing (DXF)')),
    ...view.notices,
    draft &&
      h(
        'p',
        {},
        draft.copyOf
          ? `A copy of ${draft.copyOf.title}, not saved yet. What holds for ${draft.copyOf.title} alone is empty; go through the words and pictures. Words that you leave as they are keep their Tamil. `
          : `What you wrote here on ${new Date(draft.at).toLocaleString('en-IN')} and did not save is back. `,
        button('Forget it', discard, { class: 'quiet' }),
      ),
    faults,
    ...offered(editor.start),
    own === undefined && naming.element,
    h(
      'form',
      { onsubmit: (event: Event) => event.preventDefault() },
      ...(place.form.kind === 'group'
        ? fieldsOf(form, place.form.fields, [], place.one === undefined ? [] : ['slug', 'position'])
        : [fieldOf(form, place.form, [])]),
    ),
  ]
  page.append(...parts.filter((part) => part instanceof Node))
  addSeasonAid(editor, place, form, page)
  return page
}

/** Where a form stands in the list: two may have one title. */
const whereOf = ({ group, label, folder }: OpenPlace): readonly (Node | string)[] =>
  folder ? [`${group} › `, h('a', { href: `#/list/${folder}` }, label)] : [group]
