import { forgetDrafts } from './draft'

/**
 * Forgets the draft of the form that was sent, and shows its id where `data-reference` has the words for it. A reload and
 * a way back show it again: the entry of the history keeps it, and nothing else does.
 */
export function thank(): void {
  let reference: unknown = history.state?.reference
  forgetDrafts(({ state, id }) => {
    if (state !== 'sent') return false
    reference = id
    return true
  })
  const place = document.querySelector<HTMLElement>('[data-reference]')
  if (!place || typeof reference !== 'string') return
  history.replaceState({ ...history.state, reference }, '')
  place.textContent = (place.dataset.reference ?? '').replace('{id}', reference)
  place.hidden = false
}
