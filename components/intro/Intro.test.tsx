/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { openPrompt } from '@/lib/browser/intro/gate'
import { IntroIsland } from './Intro.island'
import { Prompt } from './Prompt'

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

let play: jest.SpyInstance
let pause: jest.SpyInstance

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  // jsdom has no modal dialogs and no media player.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  // Decides whether the prompt is shown; jsdom has none.
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
  play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {})
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  document.body.replaceChildren()
})

/** Renders the page with its prompt open and hydrates it: before the click, or after it with `isPressedFirst`. */
async function visit({ isPressedFirst = false } = {}) {
  const host = document.createElement('div')
  document.body.append(host)
  const island = (
    <IntroIsland
      words={words}
      timings={timings}
      wins={[{ margin: '9 wickets', over: 'Dindigul Dragons' }]}
      sound={[{ src: '/intro.mp3', type: 'audio/mpeg' }]}
      prompt={<Prompt words={words} seconds={8} crest={null} />}
      stadium={null}
      crest={null}
      trophy={null}
    />
  )
  host.innerHTML = renderToString(island)
  const root = host.firstElementChild as HTMLElement
  openPrompt(root, { timeout: timings.promptTimeout, year: '2027', days: '' })
  if (isPressedFirst) await press('Enable Sound')
  await act(async () => {
    render(island, { container: host, hydrate: true })
  })
  if (!isPressedFirst) await press('Enable Sound')
  for (let turn = 0; turn < 20 && scene() === 'starting'; turn += 1) {
    await act(() => jest.advanceTimersByTimeAsync(0))
  }
  return root.querySelector('dialog')
}

const scene = () => {
  const dialog = document.querySelector('dialog')
  return dialog?.open ? dialog.dataset.scene : 'gone'
}
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

test.each([
  ['before', true],
  ['after', false],
])(
  'pressed %s the framework is there, the sound is heard and every scene keeps its time',
  async (_when, isPressedFirst) => {
    await visit({ isPressedFirst })
    expect(play).toHaveBeenCalled()
    expect(document.querySelector('audio')).toHaveProperty('volume', 1)
    expect(scene()).toBe('preloader')
    expect(screen.getByRole('button', { name: 'Skip' }).parentElement).toHaveFocus()
    await pass(10_500)
    expect(scene()).toBe('trophy')
    expect(screen.getByText('Champions')).toBeInTheDocument()
    await pass(4_500)
    expect(scene()).toBe('fade')
    await pass(1_500)
    expect(scene()).toBe('gone')
    expect(pause).toHaveBeenCalled()
  },
)

test('refused playback shows the page', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  play.mockResolvedValueOnce(undefined)
  play.mockRejectedValue(new DOMException('not allowed', 'NotAllowedError'))
  await visit()
  expect(scene()).toBe('gone')
  expect(warn).toHaveBeenCalledTimes(1)
})

test('Escape stops the sound and removes the show', async () => {
  const dialog = await visit()
  // What a browser does on Escape.
  await act(async () => dialog?.close())
  expect(scene()).toBe('gone')
  expect(pause).toHaveBeenCalled()
  expect(screen.queryByText('Skip')).toBeNull()
})

test('Skip ends it and stops the sound', async () => {
  await visit()
  await press('Skip')
  expect(scene()).toBe('gone')
  expect(pause).toHaveBeenCalled()
})

test('sound can be muted and unmuted during the show', async () => {
  await visit()
  await press('Mute')
  expect(document.querySelector('audio')).toHaveProperty('muted', true)
  await press('Unmute')
  expect(document.querySelector('audio')).toHaveProperty('muted', false)
  expect(scene()).toBe('preloader')
})
