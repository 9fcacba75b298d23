import { setAddress } from './address'
import { hasModifier } from './has-modifier'

/**
 * Turns links and their target panels into tabs. Without it, all panels are shown one below the other.
 * A closed panel keeps its form values, and find-in-page opens it. A link or an address with a panel's
 * fragment opens it. The script is the last child of the tabs.
 */
export function makeTabs(root: HTMLElement): void {
  const tabs = [...root.querySelectorAll<HTMLAnchorElement>(':scope > :first-child > a')]
  const panelOf = ({ hash }: HTMLAnchorElement) => root.querySelector<HTMLElement>(hash)

  const open = (hash: string) => {
    if (!tabs.some((tab) => tab.hash === hash)) return
    for (const tab of tabs) {
      const isOpen = tab.hash === hash
      tab.setAttribute('aria-selected', String(isOpen))
      tab.tabIndex = isOpen ? 0 : -1
      const panel = panelOf(tab)
      if (isOpen) panel?.removeAttribute('hidden')
      else panel?.setAttribute('hidden', 'until-found')
    }
  }

  root.setAttribute('data-tabs', '')
  tabs[0]?.parentElement?.setAttribute('role', 'tablist')
  for (const [index, tab] of tabs.entries()) {
    const panel = panelOf(tab)
    tab.setAttribute('role', 'tab')
    tab.setAttribute('aria-controls', tab.hash.slice(1))
    panel?.setAttribute('role', 'tabpanel')
    panel?.addEventListener('beforematch', () => open(tab.hash))
    tab.addEventListener('click', (event) => {
      if (hasModifier(event)) return
      // Does not scroll to the panel; the address gets its fragment.
      event.preventDefault()
      open(tab.hash)
      setAddress('replace', tab.hash)
    })
    tab.addEventListener('keydown', (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1, ' ': 0 }[event.key]
      if (step === undefined || hasModifier(event)) return
      event.preventDefault()
      const next = tabs.at((index + step) % tabs.length)
      next?.focus()
      next?.click()
    })
  }
  open(tabs[0]?.hash ?? '')
  open(location.hash)
  addEventListener('hashchange', () => open(location.hash))
  // Before the page scrolls to the panel, and before a prefilling link fills its form.
  addEventListener(
    'click',
    ({ target }) => open((target instanceof Element && target.closest('a')?.hash) || ''),
    true,
  )
}
