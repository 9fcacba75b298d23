import { ownQuery, setAddress } from './address'
import { hasModifier } from './has-modifier'

/** How long the page waits, in milliseconds (specification, section 9). */
export type PageDelays = {
  /** From the load event until the spinner goes. */
  spinner: number
  /** From a press on a link within the page until the page moves. */
  scroll: number
}

/**
 * Runs on every page, with or without the framework. Without it the page is complete; it adds:
 *
 * - `data-loading` on the root element until the page has loaded: it shows the spinner.
 * - `data-lazy-layout` on the root element of a fresh visit: sections below the first screen are laid
 *   out when they come near the viewport (styles/globals.css). After the first frame the rest is laid out
 *   too, section by section in idle moments, so that every place and the height of the page are exact.
 * - `data-smooth` on the root element after the first press on a link within the page: such a press
 *   scrolls smoothly, after a delay; an arrival from elsewhere does not.
 * - `data-at-top` on the root element while the page is at its top: a header over the first image has
 *   no ground there. Without this script it always has one.
 * - It closes an open menu after a press on one of its links, with the page, and where its button is no longer shown.
 *
 * A fragment needs exact places, and so do Reload and Back, which restore a scroll position: these
 * lay out the whole page at once.
 */
export function runPage(delays: PageDelays): void {
  const root = document.documentElement
  const layOutAll = () => {
    delete root.dataset.lazyLayout
  }

  root.dataset.loading = ''
  const visit = performance.getEntriesByType?.('navigation')[0]
  const isFresh = (visit as PerformanceNavigationTiming | undefined)?.type === 'navigate'
  if (isFresh && !location.hash) root.dataset.lazyLayout = ''

  const whenIdle = (run: (deadline?: IdleDeadline) => void) => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 200 })
    else setTimeout(run)
  }
  const layOutRest = () => {
    const parts = [...document.querySelectorAll<HTMLElement>('main > *, main ~ footer')]
    const lazy = parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto')
    const layOutSome = (deadline?: IdleDeadline) => {
      do {
        const part = lazy.shift()
        if (!part) return layOutAll()
        part.style.contentVisibility = 'visible'
        // Lays it out here, so that the time it takes counts.
        part.getBoundingClientRect()
      } while (deadline && deadline.timeRemaining() > 20)
      whenIdle(layOutSome)
    }
    whenIdle(layOutSome)
  }

  // Safari on a phone marks what is pressed (`:active`) on pages alone that listen to touches.
  addEventListener('touchstart', () => {}, { passive: true })
  // After the first frame: nothing delays the first paint.
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(layOutRest))
  addEventListener('load', () => setTimeout(() => delete root.dataset.loading, delays.spinner))
  addEventListener('hashchange', layOutAll)
  const markTop = () => root.toggleAttribute('data-at-top', scrollY <= 80)
  markTop()
  addEventListener('scroll', markTop, { passive: true })
  const closeMenus = ({ type }: Event) => {
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) {
      const isShown = document.querySelector(`[popovertarget=${menu.id}]`)?.getClientRects().length
      if (type === 'pagehide' || !isShown) menu.hidePopover?.()
    }
  }
  addEventListener('resize', closeMenus)
  addEventListener('pagehide', closeMenus)
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    // The other language opens at the same place, with the same plot or filter.
    if (link?.dataset.language === '') {
      link.search = ownQuery(location.search)
      link.hash = location.hash
    }
    if (!link?.hash) return
    layOutAll()
    const menu = link.closest<HTMLElement>('[popover]')
    if (menu) setTimeout(() => menu.hidePopover())

    const isWithin = link.href.split('#')[0] === location.href.split('#')[0]
    const isTaken = event.button || hasModifier(event) || event.defaultPrevented
    if (!isWithin || isTaken || link.target === '_blank') return
    event.preventDefault()
    // The address changes at once, the page moves a moment later.
    if (location.hash !== link.hash) {
      setAddress('push', link.hash)
      dispatchEvent(new HashChangeEvent('hashchange'))
    }
    root.dataset.smooth = ''
    setTimeout(() => {
      // A link that fills a form has put the focus into it; the browser takes it away on arrival.
      const focused = document.activeElement
      location.replace(link.hash)
      if (focused?.matches('form *')) (focused as HTMLElement).focus({ preventScroll: true })
    }, delays.scroll)
  })
}
