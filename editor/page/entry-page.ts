import { fileOf } from '@/content/folder'
import { idOf, initialOf, setAt } from '@/editor/checks/entry'
import { textOf } from '@/editor/checks/project-files'
import type { Locale } from '@/lib/domain/locale'
import { wordsOfEntry } from '@/tools/content/checks/address'
import { differences } from '../checks/merge'
import type { OpenPlace } from '../checks/work'
import { checkedToday } from './checked-today'
import { conflictPanel, type Settled, type Versions } from './conflict'
import type { Form, Unapplied } from './controls'
import { copiedTamil } from './copy'
import { append, button, type Child, h } from './dom'
import { type Draft, draftOf, dropDraft, keepDraft } from './draft'
import { draftName } from './draft-list'
import { drawingLink } from './drawing'
import { type Editor, titleOf } from './editor'
import { type EntryEvent, isSavable, next, openedAs } from './entry-state'
import { entryTools } from './entry-tools'
import { clearErrors, clearOnChange, focusOn, showErrors } from './errors'
import { fieldOf, fieldsOf } from './fields'
import { marksOf } from './marks'
import { nameField, slugOf } from './name-field'
import { hasOrder, nextPosition } from './order'
import { plotFacts } from './plot-facts'
import { showPreview } from './preview'
import { attempt, takeBack } from './saving'
import { endingAid, resultLink, tableAid } from './season-tools'
import { sectionLinks } from './section-links'
import type { Change, Late } from './store'
import { suggestions } from './suggestions'
import { tamilOf } from './tamil'
import { toolsOf } from './tools'
import { offerUndo } from './undo'

const KEPT_BACK = '“Not confirmed yet” is ticked here: the live site leaves out what it is about.'

const NOT_YET = 'Not saved yet: it would be on the site, with what is missing or looks left over.'

const TOOLS = [resultLink, entryTools, drawingLink, checkedToday, endingAid, tableAid]

/** The form of one file; undefined for a missing entry of a folder. */
export async function filePage(
  editor: Editor,
  place: OpenPlace,
  file: string,
): Promise<HTMLElement | undefined> {
  const { text, version } = await editor.store.read(fileOf(file))
  const draft = draftOf(`file/${file}`)
  // Somebody may have deleted what has a draft here.
  if (text === null && place.singular !== undefined && !draft) return undefined
  const title = titleOf(place, file, draft?.entry)
  const error = place.files.find((each) => each.file === file)?.error
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
  let { title, address } = view
  const draft = draftOf(address)
  const { entry } = draft ?? view
  let state = openedAs(view.file, (draft ?? view).version, draft !== undefined)
  const on = (event: EntryEvent) => {
    state = next(state, event)
  }
  const tamil = view.file
    ? await tamilOf(store, view.file, entry, draft?.tamil, () => changed())
    : undefined
  /** When this page last kept its draft. */
  let keptAt = draft?.at
  /** What this entry was begun with, until its first save. */
  let begun = draft

  const page = h('div', { 'data-draft': draft !== undefined })
  clearOnChange(page)
  const naming = nameField(editor, place, entry, draft?.name ?? view.name)
  const name = naming.input
  const unapplied: Unapplied = { texts: { ...draft?.pasted }, checks: new Map() }
  const keep = (settled: Partial<Draft> = {}) => {
    keptAt = keepDraft(address, {
      ...begun,
      entry,
      version: state.version,
      name: name.value,
      tamil: tamil?.draft(),
      pasted: unapplied.texts,
      ...settled,
    })
  }
  /** Ends the way back of the last save: it would also take what is typed after it. */
  let endUndo = () => {}
  const changed = () => {
    endUndo()
    on({ type: 'edit' })
    naming.follow()
    keep()
    void follow?.()
    if (page.isConnected) editor.setDirty(true)
  }
  name.addEventListener('input', changed)
  const form: Form = {
    editor,
    entry,
    unapplied,
    plotsOf: (project) => editor.start.plots[project] ?? [],
    changed,
    tamil,
    factsOf: await plotFacts(store, view.file),
  }
  let follow: (() => Promise<void>) | undefined
  const drop = () => {
    if (keptAt !== undefined) dropDraft(address, keptAt)
  }
  const isClean = () => {
    drop()
    editor.setDirty(false)
    void follow?.()
  }

  /** Whether what looks left over was listed, and may stay. */
  let isAccepted = false

  /** Saves, and returns what was saved. Shows why if it was refused, also after the page was left. */
  async function send(
    summary: string,
    changesOf: () => Promise<readonly Change[]>,
    { area, refused }: { area?: HTMLElement; refused?: string } = {},
  ) {
    clearErrors(page)
    on({ type: 'save' })
    const submit = async () => store.save(await changesOf(), summary, isAccepted)
    const answer = await attempt(editor, submit, { area, refused })
    isAccepted = answer.isRefused === true && (isAccepted || answer.isLeftOver === true)
    if (!answer.isRefused) return answer
    if (!page.isConnected) {
      keep()
      editor.say(`${title} was not saved. Open it again: what you wrote waits there.`)
      return undefined
    }
    showErrors(editor, place, page, answer, answer.isLeftOver ? NOT_YET : refused)
    if (answer.isLeftOver) errors.append(button('Put it on the site all the same', save))
    const late = answer.late ?? []
    const own = state.file && late.find((each) => each.file === fileOf(state.file ?? ''))
    if (own && own.mine === null) offerSaved()
    else if (own && own.theirs === null) offerDeleted()
    else if (state.file && late.some((each) => each.file.endsWith(`/${state.file}`)))
      await offerChoices(state.file, late)
    on({ type: 'refused' })
    // Another entry may have taken its name.
    if (state.file === undefined && late.length > 0) {
      await editor.reload()
      targetOf()
    }
    return undefined
  }

  /** Another person has changed an entry that was to be deleted. */
  const offerSaved = () =>
    errors.append(
      button('Show what was saved', () => {
        isClean()
        editor.reopen()
      }),
    )

  /** Another person has deleted the entry. */
  const offerDeleted = () => {
    on({ type: 'deletion' })
    const back = async () => {
      on({ type: 'settled', version: null })
      keep({ tamil: tamil?.putBack() })
      editor.reopen()
      editor.say('Save it, and it is there again.')
    }
    const forget = () => {
      isClean()
      editor.go('#/', 'It stays deleted.')
    }
    errors.replaceChildren(
      h('p', h('strong', `Somebody else deleted ${title} meanwhile.`)),
      button('Put it back as it is here', back),
      button('Leave it deleted', forget),
    )
  }

  /** Another person has changed the same fields. */
  async function offerChoices(file: string, late: readonly Late[]) {
    on({ type: 'conflict' })
    const versionsOf = async (language: Locale, mine: () => string): Promise<Versions> => {
      const name = fileOf(file, language)
      const found = late.find((each) => each.file === name)
      const theirs = found?.theirs ?? (await store.read(name)).text ?? mine()
      const empty = textOf(Array.isArray(entry) ? [] : {})
      return { language, base: found ? (found.base ?? empty) : theirs, mine, theirs }
    }
    const settled = async (documents: readonly Settled[]) => {
      const agreed = (language: Locale) => {
        const found = late.find((each) => each.file === fileOf(file, language))
        const text = documents.find((each) => each.language === language)?.text
        return found && text ? { text, version: found.version } : undefined
      }
      const [english, words] = [agreed('en'), agreed('ta')]
      on({ type: 'settled', version: english ? english.version : state.version })
      keep({
        ...(english && { entry: JSON.parse(english.text) }),
        ...(words && { tamil: await tamil?.settled(words.text, words.version) }),
      })
      editor.reopen()
      editor.say('Your choice is taken over. Save again.')
    }
    const versions = [
      await versionsOf('en', () => textOf(entry)),
      ...(tamil ? [await versionsOf('ta', tamil.text)] : []),
    ]
    errors.append(conflictPanel(place, versions, settled))
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
    if (state.file !== undefined) return state.file
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
    { file: fileOf(target), text, version: state.version },
    ...((await tamil?.changes()) ?? []),
    ...(draft?.copyOf && state.file === undefined
      ? await copiedTamil(editor.store, place, { first: draft.copyOf.file, copy: target, entry })
      : []),
  ]

  /** Whether boxes hold what is in no field and cannot be applied; shows it. */
  const isUnapplied = (target: string) => {
    const rest = [...unapplied.checks.values()].flatMap((check) => check())
    if (rest.length === 0) return false
    clearErrors(page)
    const errors = rest.map((each) => ({ ...each, file: fileOf(target) }))
    showErrors(editor, place, page, { isRefused: true, message: '', errors })
    return true
  }

  const keepApart = async () => {
    const target = targetOf()
    if (target === undefined) return
    if (isUnapplied(target)) return
    editor.say('Keeping …')
    const content = await contentFor(target, textOf(entry))
    await store.keep(draftName(target), content, `Draft: ${title}`)
    isClean()
    editor.say('Kept as a draft. The first page leads back to it; visitors see nothing of it.')
  }

  const save = async () => {
    if (state.is === 'saving') return
    if (!isSavable(state)) return editor.say('Choose first what stays.')
    const isNew = state.file === undefined
    const target = targetOf()
    if (target === undefined) return
    if (isUnapplied(target)) return
    const text = textOf(entry)
    saveButton.disabled = true
    // A project has two forms: their labels distinguish them in the list of changes.
    const saying = [isNew ? wordsOfEntry(entry) || title : title, place.singular && place.label]
    const summary = `${isNew ? 'Add' : 'Change'} ${saying.filter(Boolean).join(' – ')}`
    const answer = await send(summary, () => contentFor(target, text))
    saveButton.disabled = false
    if (!answer) return
    if (begun?.kept) void store.drop(begun.kept).catch(() => {})
    begun = undefined
    const [stored] = answer.saved
    // Merged with changes of another person, which the form lacks: it stays based on the previous version.
    const isMerged = stored?.text ? !isTakenOver(text, stored.text) : false
    const version = isMerged ? state.version : (stored?.version ?? null)
    on({ type: 'saved', file: target, version })
    tamil?.saved(answer.saved, state.is === 'saved')
    if (isNew) becomeEntry(target)
    const plots = fileOf('projects/plots/')
    if (isNew || answer.saved.some((each) => each !== stored && each.file.startsWith(plots)))
      await editor.reload()
    if (!page.isConnected) {
      if (state.is === 'saved') drop()
      return editor.say(`${title} is saved.`)
    }
    if (state.is !== 'saved') {
      keep()
      if (isNew) editor.moved(address)
      return editor.say('Saved. What you wrote meanwhile is not saved yet.')
    }
    isClean()
    const done = start.isPublished
      ? 'Saved. Visitors see it once it is published.'
      : 'Saved. The site shows it in a moment.'
    const isKeptBack = Object(entry).isPlaceholder === true
    const said = isKeptBack ? `${done} ${KEPT_BACK}` : done
    if (isNew) return editor.go(`#/${address}`, said)
    editor.say(said)
    if (answer.commit) endUndo = offerBack('Saved.', answer.commit, summary)
    // Show what another person changed, or the tools that a new entry gets.
    if (isMerged || view.file === undefined) editor.reopen()
    if (isMerged) editor.say('Saved, together with what somebody else changed here meanwhile.')
  }

  /** Offers for ten seconds to undo a save, which then shows the page of the entry again. */
  const offerBack = (said: string, id: string, message: string) =>
    offerUndo(said, async () => {
      const refused = await takeBack(editor, { id, message }, { address: `#/${address}` })
      if (refused) editor.say(refused)
    })

  /** Makes the page that of the entry after its first save: what is typed meanwhile belongs to it. */
  function becomeEntry(file: string) {
    const left = address
    const leftAt = keptAt
    address = `file/${file}`
    title = wordsOfEntry(entry) || title
    heading.textContent = title
    naming.element.remove()
    if (state.is === 'changed') keep()
    if (leftAt !== undefined) dropDraft(left, leftAt)
  }

  const errors = h('div', { class: 'errors', role: 'alert' })
  const saveButton = button('Save', save, { class: 'save' })
  const pageOf = (file: string) =>
    start.siteUrl +
    (place.files.find((each) => each.file === file)?.page ??
      place.shownAt.replace('{slug}', slugOf(file)))
  const heading = h('h1', title)
  append(
    page,
    h(
      'p',
      { class: 'where' },
      whereOf(place),
      view.file && [
        ' · ',
        h('a', { target: 'site', href: pageOf(view.file) }, 'See it on the site'),
      ],
    ),
    heading,
    view.file && marksOf(view.file),
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
          const forgotten = draftOf(address) ?? draft
          isClean()
          editor.reopen()
          offerUndo('What you wrote is forgotten.', () => {
            keepDraft(address, forgotten)
            editor.reopen()
          })
        }),
      ),
    errors,
    ...suggestions(start),
    view.file === undefined && naming.element,
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
    file: view.file,
    form,
    page,
    /** The page is inert during the save. */
    leave: async (summary, next, refused, changesOf) => {
      if (!isSavable(state)) return editor.say('Choose first what stays.')
      const based = state.version
      const answer = await send(summary, () => changesOf(based), { area: page, refused })
      if (!answer) return
      await editor.reload()
      if (!page.isConnected) return editor.say('Done.')
      isClean()
      editor.go(next, 'Done.')
      if (answer.commit) offerBack(`${summary}.`, answer.commit, summary)
    },
  })
  page.querySelector('.bar')?.after(tools)
  page.querySelector('.bar')?.append(...sectionLinks(page))
  const like = view.file ?? place.files.find(({ error }) => !error)?.file
  // A new entry has no page yet: it is shown in the place of another.
  if (like)
    follow = showPreview({
      form,
      place,
      file: like,
      address: pageOf(like),
      page,
    })
  return page
}

/** The place of a form in the list, because two may have the same title. */
const whereOf = ({ group, label, folder }: OpenPlace): Child =>
  folder ? [`${group} › `, h('a', { href: `#/list/${folder}` }, label)] : group
