import { ownQuery, setAddress } from './address'
import { hasModifier } from './has-modifier'

/** Delays in milliseconds (specification, section 9). */
export type PageDelays = {
  /** From the load event until the spinner is removed. */
  spinner: number
  /** From a click on a link within the page until the page scrolls. */
  scroll: number
}

/**
 * Runs on every page. The page works without it; it adds:
 *
 * - `data-loading` on the root element until the page has loaded: shows the spinner.
 * - `data-lazy-layout` on the root element of a fresh visit: sections below the first screen are laid
 *   out when they come near the viewport (styles/globals.css). After the first frame, lays out the rest
 *   section by section when idle, so that positions and the height of the page are exact.
 * - `data-smooth` on the root element after the first click on a link within the page: such clicks
 *   scroll smoothly after a delay; an arrival from another page does not.
 * - `data-at-top` on the root element while the page is at its top: a header over the first image has
 *   no background there. Without this script it always has one.
 * - Closes an open menu when one of its links is clicked, the page is left, or its button is hidden.
 *
 * A fragment needs exact positions, and so do Reload and Back, which restore a scroll position: in these
 * cases the whole page is laid out at once.
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
        // Forces layout here, so that `timeRemaining` includes its cost.
        part.getBoundingClientRect()
      } while (deadline && deadline.timeRemaining() > 20)
      whenIdle(layOutSome)
    }
    whenIdle(layOutSome)
  }

  // iOS Safari applies `:active` only on pages with a touch listener.
  addEventListener('touchstart', () => {}, { passive: true })
  // After the first frame, so that it does not delay the first paint.
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
    // The link to the other language keeps the fragment, and the plot or filter.
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
    // The address changes at once; the page scrolls after the delay.
    if (location.hash !== link.hash) {
      setAddress('push', link.hash)
      dispatchEvent(new HashChangeEvent('hashchange'))
    }
    root.dataset.smooth = ''
    setTimeout(() => {
      // A link that fills a form has focused a field; the navigation would blur it.
      const focused = document.activeElement
      location.replace(link.hash)
      if (focused?.matches('form *')) (focused as HTMLElement).focus({ preventScroll: true })
    }, delays.scroll)
  })
}
