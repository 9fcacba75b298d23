import type { IntroScene } from './scenes'
import { startIntro } from './show'

/** The specification's times, section 9. */
const intro = { promptTimeout: 8_000, preloader: 10_500, trophy: 4_500, fade: 1_500 }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function start() {
  const scenes: IntroScene[] = ['prompt']
  const show = startIntro(intro, (scene) => scenes.push(scene))
  return { ...show, scenes, pass: (ms: number) => jest.advanceTimersByTime(ms) }
}

test('enabled sound leads through preloader, trophy and fade, each for its time, to the page', () => {
  const show = start()
  show.send('enable')
  show.send('playing')
  expect(show.scenes).toEqual(['prompt', 'starting', 'preloader'])

  show.pass(10_499)
  expect(show.scenes.at(-1)).toBe('preloader')
  show.pass(1)
  expect(show.scenes.at(-1)).toBe('trophy')
  show.pass(4_499)
  expect(show.scenes.at(-1)).toBe('trophy')
  show.pass(1)
  expect(show.scenes.at(-1)).toBe('fade')
  show.pass(1_499)
  expect(show.scenes.at(-1)).toBe('fade')
  show.pass(1)
  expect(show.scenes.at(-1)).toBe('done')
})

test('cancel shows the page at once', () => {
  const show = start()
  show.send('cancel')
  expect(show.scenes).toEqual(['prompt', 'done'])
})

test('an untouched prompt leaves after eight seconds, not before', () => {
  const show = start()
  show.pass(7_999)
  expect(show.scenes).toEqual(['prompt'])
  show.pass(1)
  expect(show.scenes).toEqual(['prompt', 'done'])
})

test('a press in the last moment of the prompt is not overtaken by its clock', () => {
  const show = start()
  show.pass(7_999)
  show.send('enable')
  show.send('playing')
  show.pass(8_000)
  expect(show.scenes.at(-1)).toBe('preloader')
})

test('refused playback shows the page', () => {
  const show = start()
  show.send('enable')
  show.send('refused')
  expect(show.scenes).toEqual(['prompt', 'starting', 'done'])
})

test('a player that never answers shows the page after eight seconds', () => {
  const show = start()
  show.send('enable')
  show.pass(8_000)
  expect(show.scenes.at(-1)).toBe('done')
})

test('a missing part shows the page at once', () => {
  const show = start()
  show.send('missing')
  expect(show.scenes).toEqual(['prompt', 'done'])
})

test.each([
  ['the prompt', 0, []],
  ['the first silence', 0, ['enable']],
  ['the preloader', 5_000, ['enable', 'playing']],
  ['the trophy', 12_000, ['enable', 'playing']],
  ['the fade', 15_700, ['enable', 'playing']],
] as const)('a skip during %s shows the page at once', (_scene, after, events) => {
  const show = start()
  for (const event of events) show.send(event)
  show.pass(after)
  show.send('skip')
  expect(show.scenes.at(-1)).toBe('done')
})

test('nothing happens after the end, nor after the clock was stopped', () => {
  const ended = start()
  ended.send('cancel')
  ended.send('enable')
  ended.send('playing')
  ended.pass(60_000)
  expect(ended.scenes).toEqual(['prompt', 'done'])

  const stopped = start()
  stopped.stop()
  stopped.pass(60_000)
  expect(stopped.scenes).toEqual(['prompt'])
})

test('a late answer of the player changes nothing', () => {
  const show = start()
  show.send('enable')
  show.send('playing')
  show.send('refused')
  show.send('enable')
  expect(show.scenes).toEqual(['prompt', 'starting', 'preloader'])
})
