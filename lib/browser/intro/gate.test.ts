/** @jest-environment jsdom */
import { INTRO_SEEN, openPrompt } from './gate'

const PATIENCE = 8_000
type Visit = { hash?: string; calm?: boolean; saveData?: boolean; scrollY?: number }

/** Runs the gate in a visit of the given kind. */
function visit({ hash = '', calm = false, saveData = false, scrollY = 0 }: Visit = {}) {
  document.body.innerHTML = `<x-island><div>
    <dialog data-scene="prompt">
      <audio><source src="/a.opus"><source src="/a.mp3"></audio>
      <button value="enable">Enable Sound</button><button value="cancel">Cancel</button>
    </dialog>
  </div></x-island>`
  const root = document.querySelector('x-island > div') as HTMLElement
  const dialog = root.querySelector('dialog') as HTMLDialogElement
  history.replaceState(null, '', `/${hash}`)
  window.matchMedia = () => ({ matches: calm }) as MediaQueryList
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true })
  Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true })
  openPrompt(root, PATIENCE)
  const press = (value: string) => {
    root.querySelector<HTMLElement>(`[value=${value}]`)?.click()
    return jest.advanceTimersByTimeAsync(0)
  }
  return { root, dialog, press, pass: (ms: number) => jest.advanceTimersByTimeAsync(ms) }
}

const { showModal } = HTMLDialogElement.prototype
let play: jest.SpyInstance
const error = () => new Event('error')

beforeEach(() => {
  jest.useFakeTimers()
  // What jsdom lacks of a modal dialog and of a player.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {})
})
afterEach(() => {
  // It listens to the window for as long as it is open.
  document.querySelector('dialog')?.close()
  jest.useRealTimers()
  jest.restoreAllMocks()
  sessionStorage.clear()
  HTMLDialogElement.prototype.showModal = showModal
})

test('a first visit is asked, once a session', () => {
  const first = visit()
  expect(first.dialog.open).toBe(true)
  expect(first.root.dataset.intro).toBe('due')
  expect(visit().dialog.open).toBe(false)
})

test('a prompt that is prepared counts as asked once it is shown', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  expect(visit().dialog.open).toBe(true)
  expect(sessionStorage.getItem(INTRO_SEEN)).toBeNull()
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(sessionStorage.getItem(INTRO_SEEN)).toBe('1')
  Reflect.deleteProperty(document, 'prerendering')
})

test.each([
  ['a deep link', { hash: '#partners' }],
  ['reduced motion', { calm: true }],
  ['Save-Data', { saveData: true }],
  ['a page that is scrolled already', { scrollY: 300 }],
])('%s never meets it', (_kind, kind) => {
  const { root, dialog } = visit(kind)
  expect(dialog.open).toBe(false)
  expect(root.dataset.intro).toBeUndefined()
  expect(sessionStorage.getItem(INTRO_SEEN)).toBeNull()
})

test('blocked storage breaks nothing and counts as a first visit', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
  }
  expect(visit().dialog.open).toBe(true)
})

test('a browser without modal dialogs shows the page', () => {
  Object.assign(HTMLDialogElement.prototype, { showModal: undefined })
  const { root, dialog } = visit()
  expect(dialog.open).toBe(false)
  expect(root.dataset.intro).toBe('over')
})

test('cancel shows the page at once, without a sound', async () => {
  const { root, dialog, press } = visit()
  await press('cancel')
  expect(dialog.open).toBe(false)
  expect(root.dataset.intro).toBe('over')
  expect(play).not.toHaveBeenCalled()
})

test('an untouched prompt leaves after eight seconds, not before', async () => {
  const { dialog, pass } = visit()
  await pass(PATIENCE - 1)
  expect(dialog.open).toBe(true)
  await pass(1)
  expect(dialog.open).toBe(false)
})

test('the eight seconds are those in which the page is seen', async () => {
  const isHidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const { dialog, pass } = visit()
  await pass(3 * PATIENCE)
  expect(dialog.open).toBe(true)
  isHidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(PATIENCE - 1)
  expect(dialog.open).toBe(true)
  await pass(1)
  expect(dialog.open).toBe(false)
})

test('an address that points at a text opens the page at it', () => {
  const name = 'https://site.example/#:~:text=plots'
  Object.assign(performance, { getEntriesByType: () => [{ name }] })
  expect(visit().dialog.open).toBe(false)
  Object.assign(performance, { getEntriesByType: undefined })
})

test('enable starts the player within the press, unheard, and tells the island once', async () => {
  const { dialog, press } = visit()
  const told = jest.fn()
  dialog.addEventListener('starting', told)
  await press('enable')
  await press('enable')
  expect(dialog.dataset.scene).toBe('starting')
  expect(play).toHaveBeenCalledTimes(1)
  expect(dialog.querySelector('audio')).toHaveProperty('volume', 0)
  expect(told).toHaveBeenCalledTimes(1)
  expect(dialog.open).toBe(true)
})

test('a start that gets nowhere shows the page after eight seconds more, with a warning', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  const { dialog, press, pass } = visit()
  await pass(PATIENCE - 1)
  await press('enable')
  await pass(PATIENCE - 1)
  expect(dialog.open).toBe(true)
  await pass(1)
  expect(dialog.open).toBe(false)
  expect(warn).toHaveBeenCalledTimes(1)
})

test('cancel ends a start as well', async () => {
  const { dialog, press } = visit()
  await press('enable')
  await press('cancel')
  expect(dialog.open).toBe(false)
})

/** A part of the page whose files do not arrive (lib/browser/page/start-islands.ts). */
const failPart = (part: Element | null | undefined) => part?.dispatchEvent(error())
const failShow = () => failPart(document.querySelector('dialog')?.closest('x-island'))

test.each<[string, () => unknown]>([
  ['does not arrive', failShow],
  ['throws', () => dispatchEvent(error())],
])('code of the show that %s shows the page at once, with one warning', async (_how, fail) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  const { dialog, press } = visit()
  fail()
  expect(dialog.open).toBe(true)
  await press('enable')
  fail()
  expect(dialog.open).toBe(false)
  fail()
  expect(warn).toHaveBeenCalledTimes(1)
})

test('neither another part of the page nor an error during the show ends it', async () => {
  const { dialog, press } = visit()
  await press('enable')
  const [script, island] = ['script', 'x-island'].map((name) => document.createElement(name))
  document.body.append(script as Element, island as Element)
  failPart(script)
  failPart(island)
  dialog.dataset.scene = 'preloader'
  failShow()
  expect(dialog.open).toBe(true)
})

test('left before the show has come, no sound goes on', async () => {
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {})
  const { dialog, press } = visit()
  await press('enable')
  expect(pause).not.toHaveBeenCalled()
  // What a browser does on Escape.
  dialog.close()
  expect(pause).toHaveBeenCalled()
})

test('a show that has begun is left to its own clock', async () => {
  const { dialog, press, pass } = visit()
  await press('enable')
  dialog.dataset.scene = 'preloader'
  await pass(PATIENCE)
  expect(dialog.open).toBe(true)
})

test.each<[string, (player: HTMLMediaElement) => void]>([
  ['refused playback', () => {}],
  ['a last source that fails', ({ lastElementChild }) => lastElementChild?.dispatchEvent(error())],
  ['a broken file', (player) => player.dispatchEvent(error())],
  ['a download that stalls', (player) => player.dispatchEvent(new Event('stalled'))],
])('%s shows the page, with one warning', async (kind, fail) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  if (kind === 'refused playback') play.mockRejectedValue(new DOMException('', 'NotAllowedError'))
  const { dialog, press } = visit()
  await press('enable')
  const player = dialog.querySelector('audio')
  if (player) fail(player)
  expect(dialog.open).toBe(false)
  expect(warn).toHaveBeenCalledTimes(1)
})

test('where the first format fails the next is tried', async () => {
  const { dialog, press } = visit()
  await press('enable')
  dialog.querySelector('source')?.dispatchEvent(error())
  expect(dialog.open).toBe(true)
})

test('a show that has begun goes on without its sound', async () => {
  const { dialog, press } = visit()
  await press('enable')
  dialog.dataset.scene = 'preloader'
  dialog.querySelector('audio')?.dispatchEvent(error())
  expect(dialog.open).toBe(true)
})

test('Escape on the way is no failure', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  let stop = (_reason: unknown) => {}
  play.mockReturnValue(new Promise((_resolve, reject) => (stop = reject)))
  const { dialog, press, pass } = visit()
  await press('enable')
  dialog.close()
  // What a browser answers to a pause.
  stop(new DOMException('', 'AbortError'))
  await pass(0)
  expect(warn).not.toHaveBeenCalled()
})
