/** @jest-environment jsdom */
import { runPage } from './run-page'

const root = document.documentElement

/** Opens the page once for all tests, because its listeners stay on the window. */
beforeAll(() => {
  history.replaceState(null, '', '/noyyal/')
  runPage({ spinner: 1, scroll: 100 })
})
beforeEach(() => {
  jest.useFakeTimers()
  history.replaceState(null, '', '/noyyal/')
  delete root.dataset.smooth
  document.body.innerHTML = `
    <a id="within" href="#cost">Cost</a>
    <a id="other" href="/noyyal/help/#forms">Help</a>
    <a id="new" href="#cost" target="_blank">Cost in a new tab</a>
    <a id="handled" href="#cost">Handled</a>`
})
afterEach(() => jest.useRealTimers())

/** Clicks a link; returns whether the script prevented the default. */
function press(id: string, init: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  // jsdom cannot navigate.
  addEventListener('click', (each) => each.preventDefault(), { once: true })
  document.getElementById(id)?.dispatchEvent(event)
  return 'smooth' in root.dataset
}

test('the header has no background only at the top of the page', () => {
  expect(root).toHaveAttribute('data-at-top')
  Object.assign(window, { scrollY: 81 })
  dispatchEvent(new Event('scroll'))
  expect(root).not.toHaveAttribute('data-at-top')
  Object.assign(window, { scrollY: 0 })
  dispatchEvent(new Event('scroll'))
  expect(root).toHaveAttribute('data-at-top')
})

test('a click on a link within the page changes the address at once, with a hashchange event', () => {
  const onHashChange = jest.fn()
  addEventListener('hashchange', onHashChange, { once: true })
  expect(press('within')).toBe(true)
  expect(location.hash).toBe('#cost')
  expect(onHashChange).toHaveBeenCalledTimes(1)
})

test.each([
  ['a link to another page', 'other', {}],
  ['a link to a new tab', 'new', {}],
  ['a press for a new tab', 'within', { ctrlKey: true }],
  ['a press for a new window', 'within', { shiftKey: true }],
])('%s is left to the browser', (_kind, id, init) => {
  expect(press(id, init)).toBe(false)
  expect(location.hash).toBe('')
})

test('a click with preventDefault is ignored', () => {
  document.getElementById('handled')?.addEventListener('click', (event) => event.preventDefault())
  expect(press('handled')).toBe(false)
})

test('every click on a link with a fragment lays out the whole page', () => {
  root.dataset.lazyLayout = ''
  press('other')
  expect(root.dataset.lazyLayout).toBeUndefined()
})

test.each([
  ['a fresh visit', 'later', 'navigate', '', ''],
  ['a fresh visit to a part of the page', 'at once', 'navigate', '#cost', undefined],
  ['a reload', 'at once', 'reload', '', undefined],
])('%s lays out what is below the first screen %s', (_visit, _when, type, hash, lazy) => {
  Object.assign(performance, { getEntriesByType: () => [{ type }] })
  history.replaceState(null, '', `/noyyal/${hash}`)
  delete root.dataset.lazyLayout
  runPage({ spinner: 1, scroll: 100 })
  expect(root.dataset.lazyLayout).toBe(lazy)
})
