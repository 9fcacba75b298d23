import type { IntroScene } from './scenes'
import { startIntro } from './show'

/** Times of the specification, section 9. */
const intro = { promptTimeout: 8_000, preloader: 10_500, trophy: 4_500, fade: 1_500 }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function start() {
  const scenes: IntroScene[] = ['starting']
  const show = startIntro(intro, (scene) => scenes.push(scene))
  return { ...show, scenes, pass: (ms: number) => jest.advanceTimersByTime(ms) }
}

test('after the sound starts, preloader, trophy and fade follow for their times, then the page', () => {
  const show = start()
  show.send('playing')
  expect(show.scenes).toEqual(['starting', 'preloader'])

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

test('the starting scene has no timer here: the gate times it', () => {
  const show = start()
  show.pass(60_000)
  expect(show.scenes).toEqual(['starting'])
})

test.each([
  ['the first silence', 0, []],
  ['the preloader', 5_000, ['playing']],
  ['the trophy', 12_000, ['playing']],
  ['the fade', 15_700, ['playing']],
] as const)('a skip during %s shows the page at once', (_scene, after, events) => {
  const show = start()
  for (const event of events) show.send(event)
  show.pass(after)
  show.send('skip')
  expect(show.scenes.at(-1)).toBe('done')
})

test('nothing happens after the end, or after stop()', () => {
  const ended = start()
  ended.send('skip')
  ended.send('playing')
  ended.pass(60_000)
  expect(ended.scenes).toEqual(['starting', 'done'])

  const stopped = start()
  stopped.stop()
  stopped.pass(60_000)
  expect(stopped.scenes).toEqual(['starting'])
})

test('a late `playing` event changes nothing', () => {
  const show = start()
  show.send('playing')
  show.send('playing')
  expect(show.scenes).toEqual(['starting', 'preloader'])
})
