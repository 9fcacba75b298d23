import { h } from './dom'
import { focusOn } from './errors'

/** Links to the parts of a form, for the row that stays above it; none where there are few. */
export function sectionLinks(page: HTMLElement): readonly HTMLElement[] {
  const parts = [...page.querySelectorAll('form > fieldset, form > .part > fieldset')]
  if (parts.length < 3) return []
  const links = parts.map(({ id, firstElementChild }) => {
    const href = `#${id}`
    return h('a', { href, onclick: focusOn(id) }, firstElementChild?.textContent ?? '')
  })
  return [h('nav', { class: 'sections', 'aria-label': 'Parts of this page' }, links)]
}
