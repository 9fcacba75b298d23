/** @jest-environment jsdom */
import { offerUndo } from './undo'

const toast = () => document.querySelector('.undo')
beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  document.body.replaceChildren()
})

test('whoever offers it can end it', () => {
  const end = offerUndo('Saved.', () => {})
  end()
  expect(document.querySelector('.undo')).toBeNull()
})

test('one press undoes, and ends the offer', () => {
  const undo = jest.fn()
  offerUndo('The row is gone.', undo)
  expect(toast()?.textContent).toContain('The row is gone.')
  toast()?.querySelector('button')?.click()
  expect(undo).toHaveBeenCalledTimes(1)
  expect(toast()).toBeNull()
})

test('the offer ends after ten seconds, with the page of the editor, and with the next offer', () => {
  const undo = jest.fn()
  offerUndo('One', undo)
  jest.advanceTimersByTime(10_000)
  expect(toast()).toBeNull()

  location.hash = '#/one'
  offerUndo('Two', undo)
  // The page that the offer was made with has opened.
  window.dispatchEvent(new Event('hashchange'))
  expect(toast()).not.toBeNull()
  location.hash = '#/two'
  window.dispatchEvent(new Event('hashchange'))
  expect(toast()).toBeNull()

  offerUndo('Three', undo)
  offerUndo('Four', undo)
  expect(document.querySelectorAll('.undo')).toHaveLength(1)
  expect(undo).not.toHaveBeenCalled()
})

test('the offer stays while its button has the focus', () => {
  offerUndo('The row is gone.', () => {})
  toast()?.querySelector('button')?.focus()
  jest.advanceTimersByTime(10_000)
  expect(toast()).not.toBeNull()
})
