import { h } from './dom'
import { type Editor, placeOf } from './editor'
import { showFile, showNew } from './entry-page'
import type { HostSettings } from './git-host'
import { picturesPage } from './pictures'
import { fileLink, placeList } from './place-list'
import { signIn } from './sign-in'
import { localStore } from './store'

const list = h('nav', { 'aria-label': 'Content' })
const status = h('p', { role: 'status', class: 'status' })
let isDirty = false

const hostText = document.getElementById('edit-host')?.textContent
/** The Git host of a static editor; none where `npm run edit` serves this page. */
const host: HostSettings | undefined = hostText ? JSON.parse(hostText) : undefined

const editor: Editor = {
  store: localStore,
  start: { places: [], pictures: [], siteUrl: '' },
  main: h('main', { id: 'main', tabindex: -1 }),
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
    list.replaceChildren(...placeList(editor.start))
  },
}

void open()

async function open() {
  document.body.append(
    h('header', {}, h('a', { href: '#/', class: 'home' }, 'Editor'), status),
    list,
    editor.main,
  )
  if (host) await signIn(editor, host)
  await editor.reload()
  window.addEventListener('hashchange', () => void route())
  window.addEventListener('beforeunload', (event) => {
    if (isDirty) event.preventDefault()
  })
  await route()
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
  const place = placeOf(editor, kind === 'new' ? `${file}/new.json` : file)
  if (kind === 'new' && place) showNew(editor, place)
  else if (kind === 'pictures') picturesPage(editor, editor.main)
  else if (kind !== 'file' || !place || !(await showFile(editor, place, file))) await showHome()
  for (const link of list.querySelectorAll('a'))
    link.toggleAttribute('data-here', link.hash === location.hash)
  document.title = `${editor.main.querySelector('h1')?.textContent ?? ''} – Editor`
  // By itself the focus would bring the page's beginning under the header.
  editor.main.focus({ preventScroll: true })
  window.scrollTo(0, 0)
}

/** Shows how to begin, and what is missing before launch. */
async function showHome() {
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
  editor.main.replaceChildren(...parts.filter((part) => part !== undefined && part !== ''))
  const lines = await editor.store.launch()
  missing.replaceChildren(
    ...lines.map(({ file, what, text }) => h('li', {}, fileLink(file, what), ` ${text}`)),
  )
}
