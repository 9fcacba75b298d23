import { fileOf } from '@/content/folder'
import { idOf, initialOf, setAt } from '@/editor/checks/entry'
import { textOf } from '@/editor/checks/project-files'
import { wordsOfEntry } from '@/tools/content/checks/address'
import { differences } from '../checks/merge'
import type { OpenPlace } from '../checks/work'
import type { Form, Pasted } from './controls'
import { copiedTamil } from './copy'
import { append, button, type Child, h } from './dom'
import { draftOf, dropDraft, keepDraft } from './draft'
import { draftName } from './draft-list'
import { drawingLink } from './drawing'
import type { Editor } from './editor'
import { entryTools } from './entry-tools'
import { clearErrors, clearOnChange, focusOn, showErrors } from './errors'
import { fieldOf, fieldsOf } from './fields'
import { nameField, slugOf } from './name-field'
import { hasOrder, nextPosition } from './order'
import { papersOf } from './papers'
import { plotFacts } from './plot-facts'
import { attempt } from './saving'
import { endingAid, resultLink, tableAid } from './season-tools'
import type { Change } from './store'
import { suggestions } from './suggestions'
import { tamilOf } from './tamil'
import { toolsOf } from './tools'

const KEPT_BACK = '“Not confirmed yet” is ticked here: the live site leaves out what it is about.'

const TOOLS = [resultLink, entryTools, drawingLink, endingAid, tableAid]

/** The form of one file; undefined for a missing entry of a folder. */
export async function filePage(
  editor: Editor,
  place: OpenPlace,
  file: string,
): Promise<HTMLElement | undefined> {
  const { text, version } = await editor.store.read(fileOf(file))
  if (text === null && place.singular !== undefined) return undefined
  const { title = file, error } = place.files.find((each) => each.file === file) ?? {}
  const notice = error && h('p', { class: 'reason' }, `Not published as it is: ${error}`)
  try {
    const entry = text === null ? initialOf(place.form) : JSON.parse(text)
    return await formPage(editor, place, {
      title,
      address: `file/${file}`,
      file,
      entry,
      version,
      notice,
    })
  } catch (thrown) {
    if (!error) throw thrown
    // Its content does not fit the form.
    return h('div', h('h1', title), notice)
  }
}

/** The form of a new entry; `begun` are its initial values. */
export const newPage = (editor: Editor, place: OpenPlace, begun: Partial<View> = {}) =>
  formPage(editor, place, {
    title: `New ${place.singular}`,
    address: `new/${place.folder}`,
    entry: initialOf(place.form),
    version: null,
    ...begun,
  })

type View = {
  title: string
  address: string
  /** Absent until the entry exists. */
  file?: string
  /** The name of a new entry in addresses, where it is fixed. */
  name?: string
  entry: unknown
  version: string | null
  notice?: Child
}

async function formPage(editor: Editor, place: OpenPlace, view: View): Promise<HTMLElement> {
  const { store, start } = editor
  const { title } = view
  let { file, address } = view
  const draft = draftOf(address)
  const { entry } = draft ?? view
  let { version } = draft ?? view
  const tamil = view.file
    ? await tamilOf(store, view.file, entry, draft?.tamil, () => changed())
    : undefined
  /** The number of changes so far. */
  let changes = 0

  const page = h('div', { 'data-draft': draft !== undefined })
  clearOnChange(page)
  const naming = nameField(editor, place, entry, draft?.name ?? view.name)
  const name = naming.input
  const pasted: Pasted = { texts: { ...draft?.pasted } }
  const keep = () =>
    keepDraft(address, {
      ...draft,
      entry,
      version,
      name: name.value,
      tamil: tamil?.draft(),
      pasted: pasted.texts,
    })
  const changed = () => {
    changes++
    naming.follow()
    keep()
    if (page.isConnected) editor.setDirty(true)
  }
  name.addEventListener('input', changed)
  const form: Form = {
    editor,
    entry,
    papers: papersOf(editor),
    pasted,
    plotsOf: (project) => editor.start.plots[project] ?? [],
    changed,
    tamil,
    factsOf: await plotFacts(store, view.file),
  }
  const isClean = () => {
    dropDraft(address)
    editor.setDirty(false)
  }

  /** Saves, and returns what was saved. Shows why if it was refused, also after the page was left. */
  async function send(
    summary: string,
    changesOf: () => Promise<readonly Change[]>,
    { area, refused }: { area?: HTMLElement; refused?: string } = {},
  ) {
    clearErrors(page)
    const save = async () => store.save(await changesOf(), summary)
    const answer = await attempt(editor, save, { area, refused })
    if (!answer.isRefused) return answer
    if (page.isConnected) showErrors(editor, place, page, answer, refused)
    else {
      keep()
      editor.say(`${title} was not saved. Open it again: what you wrote waits there.`)
    }
    return undefined
  }

  /**
   * Shows fields that the save itself wrote, such as the day on which plots were checked. Returns whether nothing else
   * differs from what was sent.
   */
  function isTakenOver(sent: string, stored: string) {
    const fields = place.form.kind === 'group' ? place.form.fields : {}
    const written = differences(JSON.parse(sent), JSON.parse(stored))
    if (!written.every(({ path: [key = ''] }) => fields[key]?.kind === 'fixed')) return false
    for (const { path, after } of written) {
      setAt(entry, path, after)
      page.querySelector(`output#${idOf(path)}`)?.replaceChildren(String(after ?? ''))
    }
    return true
  }

  /** The file to save; undefined, with an error shown, while a new entry has no valid name. */
  const targetOf = () => {
    if (file !== undefined) return file
    const wrong = naming.error()
    if (wrong) {
      const link = { href: '#entry-name', onclick: focusOn('entry-name') }
      errors.replaceChildren(h('p', h('a', link, 'Name in addresses'), `: ${wrong}`))
      errors.scrollIntoView({ block: 'start' })
      return undefined
    }
    const slug = name.value.trim()
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

  /** Reads pasted text. Returns whether it has unreadable lines, and shows them. */
  const isUnread = (target: string) => {
    const unread = pasted.takeOver?.() ?? []
    if (unread.length === 0) return false
    clearErrors(page)
    const errors = unread.map((each) => ({ ...each, file: fileOf(target) }))
    showErrors(editor, place, page, { isRefused: true, message: '', errors })
    editor.say('Not saved.')
    return true
  }

  const keepApart = async () => {
    const target = targetOf()
    if (target === undefined) return
    if (isUnread(target)) return
    editor.say('Keeping …')
    const content = await contentFor(target, textOf(entry))
    await store.keep(draftName(target), content, `Draft: ${title}`)
    isClean()
    editor.say('Kept as a draft. The first page leads back to it; visitors see nothing of it.')
  }

  const save = async () => {
    const isNew = file === undefined
    const target = targetOf()
    if (target === undefined) return
    if (isUnread(target)) return
    const text = textOf(entry)
    const taken = changes
    const draftedAt = draftOf(address)?.at
    saveButton.disabled = true
    // A project has two forms: their labels distinguish them in the list of changes.
    const saying = [isNew ? wordsOfEntry(entry) || title : title, place.singular && place.label]
    const answer = await send(
      `${isNew ? 'Add' : 'Change'} ${saying.filter(Boolean).join(' – ')}`,
      () => contentFor(target, text),
    )
    saveButton.disabled = false
    if (!answer) return
    if (draft?.kept) void store.drop(draft.kept).catch(() => {})
    const [stored] = answer.saved
    // Merged with changes of another person, which the form lacks: it stays based on the previous version.
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
    if (!page.isConnected) {
      // Keep a draft that was written during the save.
      if (draftOf(address)?.at === draftedAt) dropDraft(address)
      return editor.say(`${title} is saved.`)
    }
    if (!isWhole || changes !== taken) {
      keep()
      return editor.say('Saved. What you wrote meanwhile is not saved yet.')
    }
    isClean()
    const done = start.isPublished
      ? 'Saved. Visitors see it once it is published.'
      : 'Saved. The site shows it in a moment.'
    const isKeptBack = Object(entry).isPlaceholder === true
    const said = isKeptBack ? `${done} ${KEPT_BACK}` : done
    if (isNew) editor.go(`#/file/${file}`, said)
    else editor.say(said)
    if (!isMerged) return
    editor.reopen()
    editor.say('Saved, together with what somebody else changed here meanwhile.')
  }

  const errors = h('div', { class: 'errors', role: 'alert' })
  const saveButton = button('Save', save, { class: 'save' })
  const seen = start.siteUrl + place.shownAt.replace('{slug}', slugOf(file ?? ''))
  append(
    page,
    h(
      'p',
      { class: 'where' },
      whereOf(place),
      file && [' · ', h('a', { target: 'site', href: seen }, 'See it on the site')],
    ),
    h('h1', title),
    place.about && h('p', { class: 'hint' }, place.about),
    h('div', { class: 'bar' }, saveButton, button('Keep as draft', keepApart)),
    view.notice,
    draft &&
      h(
        'p',
        draft.copyOf
          ? `A copy of ${draft.copyOf.title}, not saved yet. What holds for ${draft.copyOf.title} alone is empty; go through the words and pictures. Words that you leave as they are keep their Tamil. `
          : `What you wrote here on ${new Date(draft.at).toLocaleString('en-IN')} and did not save is back. `,
        button('Forget it', () => {
          isClean()
          editor.reopen()
        }),
      ),
    errors,
    ...suggestions(start),
    file === undefined && naming.element,
    h(
      'form',
      { onsubmit: (event: Event) => event.preventDefault() },
      place.form.kind === 'group'
        ? fieldsOf(
            form,
            place.form.fields,
            [],
            place.singular === undefined ? [] : ['slug', 'position'],
          )
        : fieldOf(form, place.form, []),
    ),
  )
  const tools = toolsOf(TOOLS, {
    editor,
    place,
    file,
    form,
    page,
    /** The page is inert during the save. */
    leave: async (summary, next, refused, changesOf) => {
      if (!(await send(summary, () => changesOf(version), { area: page, refused }))) return
      await editor.reload()
      if (!page.isConnected) return editor.say('Done.')
      isClean()
      editor.go(next, 'Done.')
    },
  })
  page.querySelector('.bar')?.after(tools)
  return page
}

/** The place of a form in the list, because two may have the same title. */
const whereOf = ({ group, label, folder }: OpenPlace): Child =>
  folder ? [`${group} › `, h('a', { href: `#/list/${folder}` }, label)] : group
