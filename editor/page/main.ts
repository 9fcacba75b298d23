import type { Missing } from '../checks/launch'
import type { OpenPlace } from '../checks/work'
import { checkout } from './checkout'
import { append, button, type Child, h, listOf } from './dom'
import { drafted, draftOf, dropDrafts } from './draft'
import { draftList } from './draft-list'
import { drawingPage } from './drawing'
import { type Editor, placeOf, titleOf } from './editor'
import { filePage, newPage } from './entry-page'
import { revealField } from './errors'
import { GitError } from './git'
import { github, type HostSettings } from './github'
import { historyPage } from './history'
import { showMarks } from './marks'
import { listPage } from './order'
import { papersPage } from './paper-page'
import { picturesPage } from './picture-page'
import { fileLink, placeList } from './place-list'
import { progressOf } from './progress'
import { resultPage } from './result-page'
import { runInWorker } from './run-check'
import { beginSeasonOf } from './seasons'
import { sessionOf, signOut } from './sign-in'
import { NOTHING, storeOf } from './store'
import { taskList } from './tasks'

const hostText = document.getElementById('edit-host')?.textContent
/** The repository of a published editor; undefined where `npm run edit` serves this page. */
const host: HostSettings | undefined = hostText ? JSON.parse(hostText) : undefined
const session = host && sessionOf(host)
const own = document.querySelector<HTMLMetaElement>('meta[name=edit-token]')
const git = host && session ? github(host, session) : checkout(own?.content ?? '')

const main = h('main', { id: 'main', tabindex: -1 })
const status = h('p', { role: 'status', class: 'status' })
/** Opens the list on narrow screens. */
const opener = button('List', toggleList, {
  class: 'opener',
  'aria-controls': 'list',
})
/** Shows the progress of a save; undefined where the site beside the editor shows it at once. */
const progress = git.progress && progressOf(git.progress)
const store = storeOf(git, runInWorker, host?.siteUrl ?? own?.dataset.site ?? '', (commit) => {
  void progress?.follow(commit)
  // Titles and marks of the list may have changed.
  void editor.reload().catch(() => {})
})
const list = placeList((path) => {
  openList(false)
  revealField(path)
}, store.read)
let isDirty = false
let shown: string | undefined
/** A message to announce after the next page is shown. */
let toSay = ''

const editor: Editor = {
  store,
  start: NOTHING,
  say: (said) => {
    status.replaceChildren()
    append(status, said)
  },
  isDirty: () => isDirty,
  setDirty: (next) => {
    if (isDirty !== next) {
      requestAnimationFrame(() => showMarks(editor))
      // A refusal stays until the next save: what is typed after it ends no message.
      if (next) editor.say('')
    }
    isDirty = next
    document.body.dataset.dirty = String(next)
  },
  reload: async () => {
    editor.start = await editor.store.start()
    list.show(editor.start)
    list.follow()
    showMarks(editor)
  },
  go: (address, text) => {
    editor.say(text)
    if (location.hash === address) return
    toSay = text
    location.hash = address
  },
  moved: (address) => {
    shown = address
    history.replaceState(null, '', `#/${address}`)
    list.follow()
  },
  reopen: () => {
    shown = undefined
    void route()
  },
}

openList(false)
append(
  document.body,
  h(
    'header',
    opener,
    h('a', { href: '#/', class: 'home' }, 'Editor'),
    status,
    progress?.element,
    host && button('Sign out', leave),
  ),
  list.element,
  main,
)
// Shows any unexpected error; the form keeps its content.
window.addEventListener('unhandledrejection', ({ reason }) =>
  editor.say(reason instanceof Error ? reason.message : String(reason)),
)
window.addEventListener('keydown', (event) => {
  const isTyping =
    event.target instanceof Element && event.target.matches('input, select, textarea')
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
    event.preventDefault()
    const save =
      document.querySelector<HTMLElement>('dialog[open] .save') ?? main.querySelector('.save')
    if (save instanceof HTMLElement) save.click()
  } else if (event.key === '/' && !isTyping && !document.querySelector('dialog[open]')) {
    event.preventDefault()
    openList(true)
    list.search()
  }
})
window.addEventListener('hashchange', () => void route())
window.addEventListener('beforeunload', (event) => {
  if (isDirty) event.preventDefault()
})
void route()

/** Whether it is the first page, where narrow screens show the list below the tasks. */
function isFirst(address: string) {
  return address === ''
}

function toggleList() {
  if (document.body.hasAttribute('data-first')) {
    list.search()
    list.element.scrollIntoView()
  } else openList(!document.body.hasAttribute('data-list'))
}

function openList(isOpen: boolean) {
  document.body.toggleAttribute('data-list', isOpen)
  opener.setAttribute('aria-expanded', String(isOpen))
}

function leave() {
  const isKept = isDirty || drafted().length > 0
  if (isKept && !confirm('What you wrote and did not save will be forgotten. Sign out?')) return
  editor.setDirty(false)
  dropDrafts()
  signOut()
}

/** Shows the page of the address. Unsaved changes of the previous page are kept as its draft. */
async function route() {
  const address = location.hash.replace(/^#\/?/, '')
  document.body.toggleAttribute('data-first', isFirst(address))
  if (address === shown) return openList(isFirst(address))
  const left = main.querySelector('h1')?.textContent ?? ''
  const waits = `What you wrote at “${left}” is not saved yet; the first page leads back to it.`
  const said = toSay || (isDirty ? waits : '')
  // Replace the message of the previous page.
  if (shown !== undefined) editor.say(said)
  toSay = ''
  shown = address
  editor.setDirty(false)
  openList(isFirst(address))
  for (const dialog of document.querySelectorAll('dialog')) dialog.close()
  const page = await pageOf(address).catch(failedPage)
  // The user opened another page in the meantime.
  if (shown !== address) return
  main.replaceChildren(page)
  const stillSaid = status.textContent ?? ''
  editor.setDirty(page.hasAttribute('data-draft'))
  showMarks(editor)
  editor.say(stillSaid)
  list.endSearch()
  list.follow()
  document.title = `${main.querySelector('h1')?.textContent ?? ''} – Editor`
  const wanted = list.takeWanted()
  if (wanted && revealField(wanted)) return
  // Without `preventScroll`, the top of the page would scroll under the header.
  main.focus({ preventScroll: true })
  window.scrollTo(0, 0)
}

async function pageOf(address: string): Promise<HTMLElement> {
  if (host && !isSecureContext)
    throw new Error(
      'This address begins with http: others could read the access token. Open it with https.',
    )
  if (editor.start.places.length === 0) await enter()
  const [kind = '', ...rest] = address.split('/')
  const file = rest.join('/')
  if (beginSeasonOf(editor, file)) list.show(editor.start)
  if (kind === 'result') return (await resultPage(editor, file)) ?? homePage()
  const place = placeOf(editor, kind === 'file' ? file : `${file}/new.json`)
  if (kind === 'list' && place) return listPage(editor, place)
  if (kind === 'new' && place) return newPage(editor, place)
  if (kind === 'pictures') return picturesPage(editor)
  if (kind === 'papers') return papersPage(editor)
  if (kind === 'drawing') return drawingPage(editor, file)
  if (kind === 'history') return historyPage(editor)
  return (kind === 'file' && place && (await filePage(editor, place, file))) || homePage()
}

/** Loads the content; asks for an access token until one gives access to the repository. */
async function enter(): Promise<void> {
  try {
    await editor.reload()
  } catch (error) {
    const isRefused = error instanceof GitError && [401, 403, 404].includes(error.status)
    if (!isRefused || !session) throw error
    await session.renew(error.message)
    await enter()
  }
}

/** The page shown when another failed to open. */
function failedPage(error: unknown): HTMLElement {
  return h(
    'div',
    h('h1', 'This page did not open'),
    h('p', { role: 'alert' }, error instanceof Error ? error.message : String(error)),
    button('Try again', editor.reopen),
  )
}

/** The first page: tasks, drafts, broken files, and what is missing before launch by who can answer it. */
function homePage(): HTMLElement {
  const { siteUrl, places } = editor.start
  const missing = h('div', 'Reading …')
  void editor.store.launch().then(
    (lines) => missing.replaceChildren(...missingBy(lines)),
    ({ message }) => missing.replaceChildren(h('p', message)),
  )
  const broken = places.flatMap(({ files }) => files.filter(({ error }) => error))
  return h(
    'div',
    h('h1', 'What do you want to change?'),
    taskList(editor.start, list.linkTo),
    h(
      'p',
      'Anything else is in the list: search it for a word that you see on the site, or ',
      h('a', { href: `${siteUrl}/`, target: 'site' }, 'open the site beside this window'),
      '.',
    ),
    titledList('Written and not saved yet', drafted().map(draftLink)),
    draftList(editor),
    titledList(
      'Broken: nothing is published until this is put right',
      broken.map(({ file, title, error }) => [
        fileLink(file, title),
        h('p', { class: 'reason' }, error),
      ]),
    ),
    h('h2', 'Missing before launch'),
    missing,
  )
}

/** Who can answer what is missing: the first whose pattern matches the file and the text. */
const ASKED: readonly (readonly [string, RegExp])[] = [
  ['Lawyer', /^(?:privacy|pages)\/|registration|counsel|paper|\(CIN\)|registered office/i],
  ['Sales desk', /^(?:projects|properties|residences|joint-ventures)\//],
  ['Team manager', /^(?:cricket|fans)\//],
  ['Owner', /./],
]

/** What is missing, folded away by who can answer it. */
const missingBy = (lines: readonly Missing[]): readonly HTMLElement[] => {
  const askedOf = ({ file, text }: Missing) =>
    ASKED.find(([, about]) => about.test(`${file} ${text}`))?.[0]
  return ASKED.flatMap(([who]) => {
    const own = lines.filter((line) => askedOf(line) === who)
    const items = own.map(({ file, what, text }) => [fileLink(file, what), ` ${text}`])
    return own.length > 0 ? h('details', h('summary', `${who}: ${own.length}`), listOf(items)) : []
  })
}

/** A list with a heading; undefined if it is empty. */
const titledList = (title: string, items: readonly Child[]): Child =>
  items.length > 0 && [h('h2', title), listOf(items)]

/** A link to a page with a draft, by the title of its entry. */
function draftLink(address: string) {
  const [kind = '', ...rest] = address.split('/')
  const file = rest.join('/')
  const isFolder = kind === 'new' || kind === 'list'
  const place = placeOf(editor, isFolder ? `${file}/new.json` : file)
  return h('a', { href: `#/${address}` }, place ? draftTitle(kind, place, file) : address)
}

function draftTitle(kind: string, place: OpenPlace, file: string): string {
  const season = /season \d{4}/.exec(place.group)?.[0]
  const label = season ? `${place.label}, ${season}` : place.label
  if (kind === 'list') return `Order: ${label}`
  if (kind === 'new') return `New ${place.singular}, ${label}`
  const title = titleOf(place, file, draftOf(`${kind}/${file}`)?.entry)
  const own = place.singular ? `${title}, ${label}` : `${place.group}: ${place.label}`
  return kind === 'result' ? `Result of ${own}` : own
}
