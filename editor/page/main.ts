import type { FieldFault, OpenPlace } from '../work'
import { button, h } from './dom'
import { initialOf, labelOf, setAt } from './entry'
import { type Form, fieldOf, fieldsOf, idOf } from './fields'
import { type HostSettings, hostOf } from './git-host'
import { gitStore } from './git-store'
import { choosePicture, picturesPage } from './pictures'
import { type Change, localStore, type Opened, type Refused, type Start, type Store } from './store'
import { type Tamil, tamilMoves, tamilOf } from './tamil'

/** What a page of the editor needs. */
export type Editor = {
  store: Store
  start: Start
  /** Says something to everybody, without moving the focus. */
  say: (text: string) => void
  /** Whether something on this page is not saved. */
  setDirty: (isDirty: boolean) => void
  /** Takes over what a save changed. */
  reload: () => Promise<void>
}

const list = h('nav', { 'aria-label': 'Content' })
const main = h('main', { id: 'main', tabindex: -1 })
const status = h('p', { role: 'status', class: 'status' })
let isDirty = false

const hostText = document.getElementById('edit-host')?.textContent
/** The Git host of a static editor; none where `npm run edit` serves this page. */
const host: HostSettings | undefined = hostText ? JSON.parse(hostText) : undefined

const editor: Editor = {
  store: localStore,
  start: { places: [], pictures: [], siteUrl: '' },
  say: (text) => {
    status.textContent = text
  },
  setDirty: (next) => {
    isDirty = next
    if (next) editor.say('')
    document.body.dataset.dirty = String(next)
  },
  reload: async () => {
    editor.start = await editor.store.start()
    showList()
  },
}

void open()

async function open() {
  document.body.append(
    h('header', {}, h('a', { href: '#/', class: 'home' }, 'Editor'), status),
    list,
    main,
  )
  if (host) await signIn(host)
  await editor.reload()
  window.addEventListener('hashchange', () => void route())
  window.addEventListener('beforeunload', (event) => {
    if (isDirty) event.preventDefault()
  })
  await route()
}

/** Asks for the access token of the Git host until it opens the repository. Kept while the window is open. */
async function signIn(settings: HostSettings): Promise<void> {
  const kept = sessionStorage.getItem('token')
  const fault = h('p', { class: 'fault', role: 'alert' })
  const enter = async (token: string) => {
    editor.store = gitStore(hostOf(settings, token), settings.siteUrl)
    try {
      await editor.reload()
      sessionStorage.setItem('token', token)
      return true
    } catch (error) {
      sessionStorage.removeItem('token')
      fault.textContent = error instanceof Error ? error.message : String(error)
      return false
    }
  }
  if (kept && (await enter(kept))) return
  await new Promise<void>((resolve) => {
    const token = h('input', { type: 'password', id: 'token', autocomplete: 'off' })
    const send = async (event: Event) => {
      event.preventDefault()
      editor.say('Opening …')
      const isOpen = await enter(token.value.trim())
      editor.say('')
      if (isOpen) resolve()
    }
    const name = settings.kind === 'github' ? 'GitHub' : 'GitLab'
    main.replaceChildren(
      h('h1', {}, 'Sign in'),
      h(
        'form',
        { onsubmit: (event: Event) => void send(event) },
        h('label', { for: 'token' }, `Access token of ${name}`),
        h(
          'p',
          { class: 'hint' },
          'It is kept until you close this window. docs/publishing.md says how to make one.',
        ),
        token,
        fault,
        h('button', { type: 'submit', class: 'save' }, 'Open the editor'),
      ),
    )
    document.title = 'Sign in – Editor'
  })
}

let shown: string | undefined

/** Shows the page of the address, unless something is not saved and shall stay. */
async function route() {
  const address = location.hash.replace(/^#\/?/, '')
  if (address === shown) return
  if (isDirty && !confirm('What you changed here is not saved. Leave it?')) {
    history.replaceState(null, '', `#/${shown ?? ''}`)
    return
  }
  shown = address
  editor.setDirty(false)
  const [kind = '', ...rest] = address.split('/')
  const file = rest.join('/')
  const place = placeOf(kind === 'new' ? `${file}/new.json` : file)
  if (kind === 'file' && place) await fileView(place, file)
  else if (kind === 'new' && place) newView(place)
  else if (kind === 'pictures') picturesPage(editor, main)
  else await homeView()
  for (const link of list.querySelectorAll('a'))
    link.toggleAttribute('data-here', link.hash === location.hash)
  document.title = `${main.querySelector('h1')?.textContent ?? ''} – Editor`
  // By itself the focus would bring the page's beginning under the header.
  main.focus({ preventScroll: true })
  window.scrollTo(0, 0)
}

const placeOf = (file: string): OpenPlace | undefined =>
  editor.start.places.find(
    ({ files, folder }) =>
      files.some((each) => each.file === file) ||
      (folder !== undefined && file.replace(/\/[^/]*$/, '') === folder),
  )

function showList() {
  const groups = [...new Set(editor.start.places.map(({ group }) => group))]
  list.replaceChildren(
    h('a', { href: '#/pictures' }, 'Pictures'),
    ...groups.map((group) =>
      h(
        'details',
        { open: group === groups[0] || undefined },
        h('summary', {}, group),
        h(
          'ul',
          {},
          ...editor.start.places
            .filter((place) => place.group === group)
            .map((place) => h('li', {}, ...placeLinks(place))),
        ),
      ),
    ),
  )
}

const fileLink = (file: string, title: string) => h('a', { href: `#/file/${file}` }, title)

function placeLinks(place: OpenPlace): readonly Node[] {
  const [first] = place.files
  if (place.one === undefined && first) return [fileLink(first.file, place.label)]
  return [
    h(
      'details',
      {},
      h('summary', {}, `${place.label} (${place.files.length})`),
      h(
        'ul',
        {},
        !place.isClosed &&
          h('li', {}, h('a', { href: `#/new/${place.folder}` }, `New ${place.one}`)),
        ...place.files.map(({ file, title }) => h('li', {}, fileLink(file, title))),
      ),
    ),
  ]
}

async function homeView() {
  const missing = h('ul', { class: 'missing' })
  const parts = [
    h('h1', {}, 'What do you want to change?'),
    h(
      'p',
      {},
      editor.start.progressUrl
        ? 'Choose it in the list: '
        : 'Choose it in the list. The site on this machine shows a change as soon as it is saved: ',
      h(
        'a',
        { href: `${editor.start.siteUrl}/`, target: 'site' },
        'open the site beside this window',
      ),
      '.',
    ),
    editor.start.progressUrl &&
      h(
        'p',
        {},
        'A save is published by itself, within about half an hour: ',
        h('a', { href: editor.start.progressUrl, target: 'progress' }, 'follow it'),
        '. A red mark there means that it was refused; the page says which field.',
      ),
    h('h2', {}, 'Missing before launch'),
    missing,
  ]
  main.replaceChildren(...parts.filter((part) => part !== undefined && part !== ''))
  const lines = await editor.store.launch()
  missing.replaceChildren(
    ...lines.map(({ file, what, text }) => h('li', {}, fileLink(file, what), ` ${text}`)),
  )
}

/** The form of one file. */
async function fileView(place: OpenPlace, file: string) {
  const opened = await editor.store.read(file.startsWith('content/') ? file : `content/${file}`)
  if (opened.text === null && place.one !== undefined) return homeView()
  const entry: unknown = opened.text === null ? initialOf(place.form) : JSON.parse(opened.text)
  const slug = file.replace(/^.*\/|\.json$/g, '')
  const title = place.one === undefined ? place.label : titleOf(place, file)
  const tools =
    place.one !== undefined && !place.isClosed
      ? h(
          'div',
          { class: 'tools' },
          button('Rename', () => void rename(place, file, opened)),
          button(`Delete this ${place.one}`, () => void remove(place, file, opened)),
        )
      : undefined
  const tamil = await tamilOf(editor.store, file, entry, () => editor.setDirty(true))
  formView(place, { title, file, entry, slug, version: opened.version, tools, tamil })
}

const titleOf = (place: OpenPlace, file: string) =>
  place.files.find((each) => each.file === file)?.title ?? file

/** The form of an entry that does not exist yet. */
function newView(place: OpenPlace) {
  const entry = initialOf(place.form)
  formView(place, { title: `New ${place.one}`, entry, version: null })
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

function formView(place: OpenPlace, view: View) {
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
    clearFaults()
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
      showFaults(place, faults, answer)
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
  main.replaceChildren(
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

const focusOn = (id: string) => (event: Event) => {
  event.preventDefault()
  const field =
    document.getElementById(id) ?? document.querySelector<HTMLElement>(`[data-field="${id}"]`)
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
}

function clearFaults() {
  for (const fault of main.querySelectorAll<HTMLElement>('.fault')) fault.hidden = true
  for (const field of main.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid')
}

/** Lists what was refused, and says it beside each field. */
function showFaults(place: OpenPlace, faults: HTMLElement, answer: Refused) {
  const own = (answer.faults ?? []).map((fault) => faultLine(place, fault))
  faults.replaceChildren(
    ...[
      h(
        'p',
        {},
        h('strong', {}, own.length > 0 ? 'Not saved. Please look at this:' : answer.message),
      ),
      own.length > 0 ? h('ul', {}, ...own.map((line) => h('li', {}, ...line))) : undefined,
      answer.late
        ? h(
            'p',
            {},
            h(
              'a',
              { href: location.href, target: '_blank' },
              'Open what was saved in a new window',
            ),
          )
        : undefined,
    ].filter((each) => each !== undefined),
  )
  faults.scrollIntoView({ block: 'start' })
}

function faultLine(place: OpenPlace, { path, text }: FieldFault): readonly (Node | string)[] {
  if (path.length === 0) return [inOwnersWords(text)]
  const target = nearestField(path)
  if (!target) return [`${labelOf(place.form, path)}: ${text}`]
  for (let each = target.parentElement; each; each = each.parentElement)
    if (each instanceof HTMLDetailsElement) each.open = true
  const fault = document.getElementById(`${target.dataset.field}-fault`)
  if (fault) {
    fault.textContent = text
    fault.hidden = false
  }
  const id = target.dataset.field ?? ''
  document.getElementById(id)?.setAttribute('aria-invalid', 'true')
  return [h('a', { href: `#${id}`, onclick: focusOn(id) }, labelOf(place.form, path)), `: ${text}`]
}

/** The field of a path, or the part that it would stand in. */
function nearestField(path: readonly (string | number)[]): HTMLElement | undefined {
  for (let length = path.length; length > 0; length--) {
    const id = idOf(path.slice(0, length))
    const found = main.querySelector<HTMLElement>(`[data-field="${id}"]`)
    if (found) return found
  }
  return undefined
}

/** A fault elsewhere in content: its file by the name that the list of the editor gives it. */
function inOwnersWords(text: string): string {
  return text
    .replace(/content\/([\w./-]+\.json)/g, (whole, file: string) => {
      const place = placeOf(file)
      if (!place) return whole
      return place.one === undefined ? place.label : `${place.label}, ${titleOf(place, file)}`
    })
    .replace(/\n✖ /g, ': ')
}

/** Gives an entry another name in addresses. */
async function rename(place: OpenPlace, file: string, opened: Opened) {
  const old = file.replace(/^.*\/|\.json$/g, '')
  const slug = prompt('New name in addresses: lower-case letters, digits and hyphens', old)?.trim()
  if (!slug || slug === old || opened.text === null) return
  const entry = { ...JSON.parse(opened.text), slug }
  const next = `${place.folder}/${slug}.json`
  await applied(
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
async function remove(place: OpenPlace, file: string, { version }: Opened) {
  if (!confirm(`Delete "${titleOf(place, file)}"? The site loses it.`)) return
  const changes = [
    { file: `content/${file}`, text: null, version },
    ...(await tamilMoves(editor.store, file)),
  ]
  await applied(place, changes, `Delete ${titleOf(place, file)}`, '#/')
}

async function applied(
  place: OpenPlace,
  changes: readonly Change[],
  summary: string,
  next: string,
) {
  editor.say('Saving …')
  const answer = await editor.store.save(changes, summary)
  const faults = main.querySelector<HTMLElement>('.faults')
  if (answer.isRefused) {
    editor.say('Not changed.')
    if (faults) showFaults(place, faults, answer)
    return
  }
  editor.setDirty(false)
  await editor.reload()
  location.hash = next
  editor.say('Done.')
}
