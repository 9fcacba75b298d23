import { button, h } from './dom'

const FOR = 10_000

/**
 * Says what was done, with a button that undoes it, for ten seconds, or longer while the pointer or the focus is on it.
 * Leaving the page of the editor, or another message, ends it. Returns a function that ends it, too.
 */
export function offerUndo(message: string, undo: () => void): () => void {
  document.querySelector('.undo')?.remove()
  const take = button('Undo', () => {
    toast.remove()
    undo()
  })
  const toast = h('div', { class: 'undo', 'aria-live': 'polite' }, message, take)
  const end = () => {
    if (toast.matches(':hover, :focus-within')) setTimeout(end, FOR)
    else toast.remove()
  }
  setTimeout(end, FOR)
  const { hash } = location
  window.addEventListener('hashchange', () => {
    if (location.hash !== hash) toast.remove()
  })
  document.body.append(toast)
  return () => toast.remove()
}
