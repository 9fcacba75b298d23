/** @jest-environment jsdom */
import { INTRO_SEEN, openPrompt } from './gate'

const PROMPT_TIMEOUT_MS = 8_000
const SETTINGS = { timeout: PROMPT_TIMEOUT_MS, year: '2027', days: '2027-06-05 2027-06-09' }
type Visit = { hash?: string; calm?: boolean; saveData?: boolean; scrollY?: number }

/** Runs the gate in a visit with these properties. */
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
  openPrompt(root, SETTINGS)
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
  // Mocks of dialog and audio methods that jsdom does not have.
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
  // Removes its listeners on the window.
  document.querySelector('dialog')?.close()
  jest.useRealTimers()
  jest.restoreAllMocks()
  localStorage.clear()
  HTMLDialogElement.prototype.showModal = showModal
})

test('the prompt opens on a first visit, once in a season', () => {
  localStorage.setItem(INTRO_SEEN, '2025')
  const first = visit()
  expect(first.dialog.open).toBe(true)
  expect(first.root.dataset.intro).toBe('due')
  expect(visit().dialog.open).toBe(false)
})

test.each([
  ['2027-06-04T18:29:59Z', true],
  ['2027-06-04T18:30:00Z', false],
  ['2027-06-05T14:30:00Z', false],
  ['2027-06-05T18:30:00Z', true],
])('on a match day in India there is no prompt: at %s', (now, isOpen) => {
  jest.setSystemTime(new Date(now))
  expect(visit().dialog.open).toBe(isOpen)
})

test('on a prerendered page the prompt counts as offered once the page is shown', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  expect(visit().dialog.open).toBe(true)
  expect(localStorage.getItem(INTRO_SEEN)).toBeNull()
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(localStorage.getItem(INTRO_SEEN)).toBe('2027')
  Reflect.deleteProperty(document, 'prerendering')
})

test.each([
  ['a deep link', { hash: '#partners' }],
  ['reduced motion', { calm: true }],
  ['Save-Data', { saveData: true }],
  ['a page that is scrolled already', { scrollY: 300 }],
])('%s gets no prompt', (_kind, kind) => {
  const { root, dialog } = visit(kind)
  expect(dialog.open).toBe(false)
  expect(root.dataset.intro).toBeUndefined()
  expect(localStorage.getItem(INTRO_SEEN)).toBeNull()
})

test('blocked storage causes no error and counts as a first visit', () => {
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

test('an unanswered prompt closes after eight seconds', async () => {
  const { dialog, pass } = visit()
  await pass(PROMPT_TIMEOUT_MS - 1)
  expect(dialog.open).toBe(true)
  await pass(1)
  expect(dialog.open).toBe(false)
})

test('the eight seconds count only while the page is visible', async () => {
  const isHidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const turn = (hidden: boolean) => {
    isHidden.mockReturnValue(hidden)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const { dialog, pass } = visit()
  await pass(3 * PROMPT_TIMEOUT_MS)
  expect(dialog.open).toBe(true)
  turn(false)
  await pass(5_000)
  turn(true)
  await pass(3 * PROMPT_TIMEOUT_MS)
  turn(false)
  await pass(2_999)
  expect(dialog.open).toBe(true)
  await pass(1)
  expect(dialog.open).toBe(false)
})

test('a text fragment in the address prevents the prompt', () => {
  const name = 'https://site.example/#:~:text=plots'
  Object.assign(performance, { getEntriesByType: () => [{ name }] })
  expect(visit().dialog.open).toBe(false)
  Object.assign(performance, { getEntriesByType: undefined })
})

test('enable starts the player muted within the click, and sends one starting event', async () => {
  const { dialog, press } = visit()
  const onStarting = jest.fn()
  dialog.addEventListener('starting', onStarting)
  await press('enable')
  await press('enable')
  expect(dialog.dataset.scene).toBe('starting')
  expect(play).toHaveBeenCalledTimes(1)
  expect(dialog.querySelector('audio')).toHaveProperty('volume', 0)
  expect(onStarting).toHaveBeenCalledTimes(1)
  expect(dialog.open).toBe(true)
})

test('a start without progress closes the dialog after another eight seconds, with a warning', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  const { dialog, press, pass } = visit()
  await pass(PROMPT_TIMEOUT_MS - 1)
  await press('enable')
  await pass(PROMPT_TIMEOUT_MS - 1)
  expect(dialog.open).toBe(true)
  await pass(1)
  expect(dialog.open).toBe(false)
  expect(warn).toHaveBeenCalledTimes(1)
})

test('cancel also ends the starting scene', async () => {
  const { dialog, press } = visit()
  await press('enable')
  await press('cancel')
  expect(dialog.open).toBe(false)
})

/** Sends the error event of an island whose files do not load (lib/browser/page/start-islands.ts). */
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

test('errors of other islands, and errors during the show, do not end it', async () => {
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

test('closing before the show stops the sound', async () => {
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {})
  const { dialog, press } = visit()
  await press('enable')
  expect(pause).not.toHaveBeenCalled()
  // Browsers close the dialog on Escape.
  dialog.close()
  expect(pause).toHaveBeenCalled()
})

test('the gate does not time a running show', async () => {
  const { dialog, press, pass } = visit()
  await press('enable')
  dialog.dataset.scene = 'preloader'
  await pass(PROMPT_TIMEOUT_MS)
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

test('if the first format fails, the next one is tried', async () => {
  const { dialog, press } = visit()
  await press('enable')
  dialog.querySelector('source')?.dispatchEvent(error())
  expect(dialog.open).toBe(true)
})

test('a running show continues without sound', async () => {
  const { dialog, press } = visit()
  await press('enable')
  dialog.dataset.scene = 'preloader'
  dialog.querySelector('audio')?.dispatchEvent(error())
  expect(dialog.open).toBe(true)
})

test('Escape while starting causes no warning', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  let stop = (_reason: unknown) => {}
  play.mockReturnValue(new Promise((_resolve, reject) => (stop = reject)))
  const { dialog, press, pass } = visit()
  await press('enable')
  dialog.close()
  // Browsers reject `play()` like this after a pause.
  stop(new DOMException('', 'AbortError'))
  await pass(0)
  expect(warn).not.toHaveBeenCalled()
})
