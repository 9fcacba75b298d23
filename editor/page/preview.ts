import { fileOf } from '@/content/folder'
import { idOf } from '@/editor/checks/entry'
import { valueAt } from '@/tools/content/checks/entry'
import type { OpenPlace } from '../checks/work'
import type { Form } from './controls'
import { append, button, h } from './dom'
import { revealField } from './errors'
import { addressOf } from './picture-grid'
import { type Spot, spotsIn } from './spots'

/** The widths of the screens that the frame stands for. */
const WIDTHS: Readonly<Record<string, number>> = { phone: 390, desktop: 1280 }
/** Wide enough for the list, the form and the page beside each other, as in editor.css. */
const ROOM = '(min-width: 1100px)'
const LOOKS = `[data-spot] { cursor: pointer }
[data-spot]:hover { outline: 2px dashed #c8102e; outline-offset: 2px }
[data-spot="now"] { outline: 3px solid #c8102e; outline-offset: 4px }`

/** The editor's font for Tamil: pages in English have only some of its letters. */
function tamilFont(): string {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  const font = rules.find(({ cssText }) => /^@font-face.*Anek Tamil/s.test(cssText))?.cssText ?? ''
  const whole = font.replace(
    /url\("?([^")]+)"?\)/,
    (_, file) => `url(${new URL(file, document.baseURI)})`,
  )
  return `${whole} :root:lang(en) [data-spot]:lang(ta) { font-family: "Anek Tamil", system-ui }`
}

type Given = { form: Form; place: OpenPlace; file: string; address: string; page: HTMLElement }

/**
 * Shows the page of an entry, at `address`, beside its form. It follows what is typed, without a save: texts and
 * pictures that equal a value of the entry are exchanged for the value in the form (spots.ts). A press on one opens its
 * field.
 *
 * The site refuses frames, and a page of another origin could be neither read nor changed. So the page comes from the
 * editor's own address: `npm run edit` passes on that of the development site, the published editor has a copy of the
 * last build. No script runs in it (editor/server/preview.ts).
 *
 * Returns a function to call after each change of the form, and after a save.
 */
export function showPreview({ form, place, file, address, page }: Given): () => Promise<void> {
  const { editor, entry, tamil } = form
  const { isPublished, siteUrl } = editor.start
  const room = matchMedia(ROOM)
  let width = localStorage.getItem('preview') ?? 'phone'
  let language = 'en'
  let spots: readonly Spot[] = []
  let version: string | null | undefined
  /** The control that has or had the focus. */
  let current: Element | undefined

  const frame = h('iframe', { title: 'The page on the site' })
  const box = h('div', { class: 'shown' }, frame)
  const told = h('p', { class: 'hint' })
  const choices = (
    label: string,
    all: Readonly<Record<string, string>>,
    choose: (value: string) => void,
  ) =>
    h(
      'div',
      { role: 'group', 'aria-label': label },
      Object.entries(all).map(([value, text]) => {
        const take = () => {
          choose(value)
          void open()
        }
        return button(text, take, { value })
      }),
    )
  const screens = choices('Width', { phone: 'Phone', desktop: 'Desktop', off: 'Hide' }, (value) => {
    width = value
    localStorage.setItem('preview', value)
  })
  const languages =
    tamil &&
    choices('Language', { en: 'English', ta: 'Tamil' }, (value) => {
      language = value
    })
  const element = h('section', { class: 'seen', 'aria-label': 'The page on the site' })
  append(element, h('div', { class: 'tools' }, screens, languages), told, box)
  append(page, element)

  async function open() {
    for (const each of element.querySelectorAll('button'))
      each.setAttribute('aria-pressed', String([width, language].includes(each.value)))
    element.dataset.width = width
    scale()
    if (width === 'off' || !room.matches) return
    version = (await editor.store.read(fileOf(file))).version
    const base = new URL(siteUrl, location.href).pathname.replace(/\/$/, '')
    const own = new URL(address, location.href).pathname.slice(base.length)
    // The development site has English alone: there, the page's words are exchanged for the Tamil ones.
    const shown = `preview${base}${language === 'ta' && isPublished ? '/ta' : ''}${own}`
    const answer = await fetch(shown, { method: 'HEAD' }).catch(() => undefined)
    const isThere = answer?.ok === true
    box.hidden = !isThere
    told.textContent = isThere
      ? `${location.hash.startsWith('#/file/') ? '' : 'It is shown in the place of another. '}Press a text or a picture to edit it. Numbers that are worked out follow after ${isPublished ? 'publication' : 'Save'}.`
      : 'This page cannot be shown here yet.'
    // The development site starts more slowly than the editor.
    if (answer?.status === 502) setTimeout(() => element.isConnected && void open(), 3000)
    // Without an entry in the history: Back leaves the form.
    if (isThere) frame.contentWindow?.location.replace(new URL(shown, document.baseURI))
  }

  /** The content that the page was made from. */
  async function madeFrom(own: string): Promise<unknown> {
    const states = isPublished && (await (await fetch('preview/states.json')).json())
    const text = states?.[own] && (await editor.store.textOf(states[own]))
    return JSON.parse(text ?? (await editor.store.read(own)).text ?? 'null')
  }

  async function connect(shown: Document) {
    const [english, words] = await Promise.all([
      madeFrom(fileOf(file)),
      madeFrom(fileOf(file, 'ta')),
    ])
    const isTamil = isPublished && language === 'ta'
    spots = spotsIn(shown, english, place.form, setPicture, ({ path, text }) =>
      String((isTamil && valueAt(words, path)) || text),
    )
    for (const { element } of spots) {
      element.setAttribute('data-spot', '')
      element.setAttribute('lang', language)
    }
    const looks = shown.createElement('style')
    looks.textContent = LOOKS + tamilFont()
    shown.head.append(looks)
    shown.addEventListener('click', press)
    show()
    if (current) find(current)
  }

  function show() {
    // Tamil that is missing is shown in English.
    for (const { path, show } of spots)
      show((language === 'ta' && valueAt(tamil?.words, path)) || valueAt(entry, path))
  }

  async function setPicture(image: HTMLImageElement, name: string) {
    const picture = editor.start.pictures.find((each) => each.name === name)
    if (!picture) return
    for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove()
    image.removeAttribute('srcset')
    image.src = new URL(await addressOf(editor, picture), document.baseURI).href
  }

  /** Opens the field of what was pressed. Links lead nowhere; answers open. */
  function press(event: Event) {
    let pressed = event.target as Element | null
    if (!pressed?.closest('summary')) event.preventDefault()
    for (; pressed && !pressed.matches('main, body'); pressed = pressed.parentElement) {
      const around = pressed
      const spot = spots.find(({ element }) => around.contains(element))
      if (spot) return revealField(spot.path)
    }
    return editor.say('This part is made by the site, or edited in another form.')
  }

  /** Scrolls to what a field shows, or the nearest part around it. */
  function find(control: Element) {
    const view = frame.contentWindow
    let field = control.closest<HTMLElement>('[data-field]')
    for (
      ;
      field && view;
      field = field.parentElement?.closest<HTMLElement>('[data-field]') ?? null
    ) {
      const id = `${field.dataset.field}-`
      const found = spots.find(
        ({ path, element }) => `${idOf(path)}-`.startsWith(id) && isVisible(element),
      )
      if (!found) continue
      for (const { element } of spots)
        element.setAttribute('data-spot', element === found.element ? 'now' : '')
      const { top, height } = found.element.getBoundingClientRect()
      return view.scrollTo(0, view.scrollY + top - (view.innerHeight - height) / 2)
    }
  }

  function isVisible(element: Element) {
    element.closest('details')?.setAttribute('open', '')
    return element.checkVisibility()
  }

  function scale() {
    const wide = WIDTHS[width] ?? 0
    box.style.setProperty('--width', `${wide}px`)
    box.style.setProperty('--scale', String(Math.min(1, box.clientWidth / wide) || 1))
  }

  frame.addEventListener('load', () => {
    const shown = frame.contentDocument
    // A frame loads an empty page when it enters the document.
    if (shown) void (shown.URL === 'about:blank' ? open() : connect(shown))
  })
  page.addEventListener('focusin', ({ target }) => {
    if (element.contains(target as Node)) return
    current = target as Element
    find(current)
  })
  new ResizeObserver(scale).observe(box)
  room.addEventListener('change', () => element.isConnected && void open())

  return async () => {
    show()
    if (isPublished || version === undefined) return
    // Saved: the development site renders the page anew.
    if (version !== (await editor.store.read(fileOf(file))).version) await open()
  }
}
