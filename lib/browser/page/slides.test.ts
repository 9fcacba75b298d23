/** @jest-environment jsdom */
import { moveSlides } from './slides'

const WIDTH = 300
const INTERVAL = 2500

/** A carousel's server HTML, with a row as wide as a slide. */
function start(): { island: HTMLElement; row: HTMLElement } {
  document.body.innerHTML = `
    <x-island><section>
      <div tabindex="0"><div>
        ${['One', 'Two', 'Three'].map(() => '<div role="group"><img loading="lazy"></div>').join('')}
      </div></div>
      <div><p><b>One</b></p><div>
        <button aria-current="true"><b>One</b></button><button><b>Two</b></button><button><b>Three</b></button>
      </div></div>
    </section></x-island>`
  const island = document.querySelector<HTMLElement>('x-island') ?? document.body
  const row = island.querySelector<HTMLElement>('[tabindex]') ?? island
  Object.defineProperty(row, 'clientWidth', { value: WIDTH })
  row.scrollTo = ((options: ScrollToOptions) => {
    row.scrollLeft = options.left ?? 0
    expect(options.behavior).toBe('smooth')
  }) as typeof row.scrollTo
  moveSlides(island, INTERVAL)
  return { island, row }
}

const current = () => document.querySelector('[aria-current]')?.textContent
const name = () => document.querySelector('p')?.textContent
/** In jsdom, `loading` is undefined until it is set. */
const pictures = () => [...document.querySelectorAll('img')].map(({ loading }) => loading ?? 'lazy')
const wait = (intervals: number) => jest.advanceTimersByTime(intervals * INTERVAL)

let wantsRest = false
beforeEach(() => {
  jest.useFakeTimers()
  wantsRest = false
  window.matchMedia = ((query: string) => ({
    matches: wantsRest && query === '(prefers-reduced-motion: reduce)',
    media: query,
  })) as never
})
afterEach(() => jest.useRealTimers())

test('the row advances and returns to the first slide, with marks and name', () => {
  const { row } = start()
  const seen: unknown[] = []
  wait(0)
  expect(document.querySelectorAll('button[data-moving]')).toHaveLength(3)
  for (let step = 0; step < 3; step++) {
    jest.advanceTimersByTime(INTERVAL)
    seen.push([row.scrollLeft / WIDTH, current(), name()])
  }
  expect(seen).toEqual([
    [1, 'Two', 'Two'],
    [2, 'Three', 'Three'],
    [0, 'One', 'One'],
  ])
})

test('a picture is fetched one slide ahead', () => {
  start()
  expect(pictures()).toEqual(['lazy', 'lazy', 'lazy'])
  wait(0)
  expect(pictures()).toEqual(['lazy', 'eager', 'lazy'])
  jest.advanceTimersByTime(INTERVAL)
  expect(pictures()).toEqual(['lazy', 'eager', 'eager'])
  jest.advanceTimersByTime(INTERVAL)
  expect(pictures()).toEqual(['eager', 'eager', 'eager'])
})

test('on a prerendered page it starts once the page is shown', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  start()
  wait(5)
  expect(current()).toBe('One')
  document.dispatchEvent(new Event('prerenderingchange'))
  wait(1)
  expect(current()).toBe('Two')
  Reflect.deleteProperty(document, 'prerendering')
})

test('it continues from where the visitor has swiped to', () => {
  const { row } = start()
  wait(0)
  row.scrollLeft = WIDTH
  jest.advanceTimersByTime(INTERVAL)
  expect(current()).toBe('Three')
})

test('it pauses with focus inside, on a hidden page, and with reduced motion', () => {
  const { island } = start()
  island.querySelector('button')?.focus()
  wait(1)
  expect(current()).toBe('One')

  Object.defineProperty(document, 'hidden', { value: true, configurable: true })
  start()
  wait(1)
  expect(current()).toBe('One')
  Reflect.deleteProperty(document, 'hidden')

  wantsRest = true
  start()
  wait(1)
  expect(current()).toBe('One')
})

test.each(['start', 'error'])('“%s” restores the server’s HTML, but not the scroll', (event) => {
  const { island, row } = start()
  const built = island.innerHTML
  wait(1)
  expect(island.innerHTML).not.toBe(built)
  island.dispatchEvent(new Event(event))
  expect(island.innerHTML).toBe(built)
  wait(2)
  expect([row.scrollLeft, current()]).toEqual([WIDTH, 'One'])
  // From now on the island renders the name.
  island.querySelector('p')?.replaceChildren('Three')
  island.dispatchEvent(new Event('error'))
  expect(name()).toBe('Three')
})

test('it runs without matchMedia', () => {
  Object.assign(window, { matchMedia: undefined })
  start()
  wait(1)
  expect(current()).toBe('Two')
})

test('an island that has already started is unchanged', () => {
  const { island } = start()
  island.firstElementChild?.setAttribute('data-ready', '')
  wait(1)
  expect([current(), island.querySelector('[data-moving]')]).toEqual(['One', null])
})

test('an island that starts before the page has loaded is unchanged', () => {
  const { island } = start()
  island.dispatchEvent(new Event('start'))
  wait(1)
  expect([current(), island.querySelector('[data-moving]')]).toEqual(['One', null])
})
