import { act, render, screen } from '@testing-library/react'
import { INTRO_SEEN } from '@/lib/intro/gate'
import { IntroIsland } from './Intro.island'

const words = {
  label: 'Intro',
  title: 'Relive the season',
  text: 'Better with sound.',
  enable: 'Enable Sound',
  cancel: 'Cancel',
  timeout: 'Or wait {seconds} seconds.',
  skip: 'Skip',
  mute: 'Mute',
  unmute: 'Unmute',
  champions: 'Champions',
  season: 'League, 2025',
}
const timings = { promptTimeout: 8_000, preloader: 10_500, trophy: 4_500, fade: 1_500 }
const { showModal } = HTMLDialogElement.prototype

let play: jest.SpyInstance
let pause: jest.SpyInstance

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
  // What jsdom lacks of a modal dialog and of a player.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {})
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  HTMLDialogElement.prototype.showModal = showModal
})

/** The page as the gate leaves it; the dialog where the intro opened. */
async function visit(isDue = true) {
  const host = document.createElement('div')
  document.body.append(host)
  const island = (
    <IntroIsland
      words={words}
      timings={timings}
      wins={[{ margin: '9 wickets', over: 'Dindigul Dragons' }]}
      sound={[{ src: '/intro.mp3', type: 'audio/mpeg' }]}
      stadium={null}
      crest={null}
      trophy={null}
    />
  )
  const box = document.createElement('div')
  box.dataset.island = 'interaction'
  if (isDue) box.dataset.intro = 'due'
  host.append(box)
  await act(async () => {
    render(island, { container: host, hydrate: true })
  })
  for (let turn = 0; turn < 20 && isDue && !document.querySelector('dialog'); turn += 1) {
    await act(() => jest.advanceTimersByTimeAsync(0))
  }
  return document.querySelector('dialog')
}

const scene = () => document.querySelector('dialog')?.dataset.scene ?? 'gone'
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

test('a visit that is not due the intro never meets it', async () => {
  expect(await visit(false)).toBeNull()
  expect(sessionStorage.getItem(INTRO_SEEN)).toBeNull()
})

test('the prompt opens as a modal dialog and is remembered for the session', async () => {
  const dialog = await visit()
  expect(dialog).toHaveProperty('open', true)
  expect(dialog).toHaveAccessibleName('Intro')
  expect(sessionStorage.getItem(INTRO_SEEN)).toBe('1')
})

test('enabled sound plays once and every scene keeps its time', async () => {
  await visit()
  await press('Enable Sound')
  expect(play).toHaveBeenCalledTimes(1)
  expect(scene()).toBe('preloader')
  expect(screen.getByRole('button', { name: 'Skip' })).toHaveFocus()
  await pass(10_500)
  expect(scene()).toBe('trophy')
  expect(screen.getByText('Champions')).toBeInTheDocument()
  await pass(4_500)
  expect(scene()).toBe('fade')
  await pass(1_500)
  expect(scene()).toBe('gone')
  expect(pause).toHaveBeenCalled()
})

test('cancel shows the page at once, without a sound', async () => {
  await visit()
  await press('Cancel')
  expect(scene()).toBe('gone')
  expect(play).not.toHaveBeenCalled()
})

test('an untouched prompt leaves after eight seconds', async () => {
  await visit()
  await pass(8_000)
  expect(scene()).toBe('gone')
})

test('refused playback shows the page', async () => {
  play.mockRejectedValue(new DOMException('not allowed', 'NotAllowedError'))
  await visit()
  await press('Enable Sound')
  expect(scene()).toBe('gone')
})

test('a browser without modal dialogs shows the page at once', async () => {
  Object.defineProperty(HTMLDialogElement.prototype, 'showModal', {
    value: undefined,
    configurable: true,
    writable: true,
  })
  expect(await visit()).toBeNull()
})

test('Escape and Skip end it and stop the sound', async () => {
  const dialog = await visit()
  await press('Enable Sound')
  await act(async () => dialog?.dispatchEvent(new Event('cancel', { cancelable: true })))
  expect(scene()).toBe('gone')
  expect(pause).toHaveBeenCalled()
})

test('sound can be muted and brought back while the show goes on', async () => {
  await visit()
  await press('Enable Sound')
  await press('Mute')
  expect(document.querySelector('audio')).toHaveProperty('muted', true)
  await press('Unmute')
  expect(document.querySelector('audio')).toHaveProperty('muted', false)
  expect(scene()).toBe('preloader')
})
