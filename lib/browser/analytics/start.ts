import { type Choice, openChoiceStore } from './choice'
import { loadTagManager, type TagManager } from './tag-manager'
import { createTracker } from './tracker'

/**
 * Asks for consent, stores the answer, and only then loads the tag manager and sends it events.
 * The root element carries the state, for the style sheets: `data-consent="ask"` while the notice is
 * open, `"away"` while it is hidden near the top of the page, and `data-tags` for the stored choice.
 *
 * In the markup `data-consent` marks controls that open the notice (`open`) or answer it (`granted`,
 * `denied`), and `data-action` names an action to count.
 *
 * Inlined in the page: most pages load no other script, and a request would cost more than its bytes.
 */
export function startTags(manager: TagManager): void {
  const store = openChoiceStore()
  const tracker = createTracker()
  const root = document.documentElement
  const notice = document.querySelector<HTMLElement>('[data-consent-notice]')
  let isOn = false
  let opener: HTMLElement | undefined

  const trackPage = () => {
    if (isOn) tracker.page()
  }

  const turnOn = () => {
    if (isOn) return
    isOn = true
    tracker.open()
    // Events queue in the data layer until the script loads; if it fails, they are dropped.
    loadTagManager(manager).catch(() => {})
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', trackPage)
    else trackPage()
  }

  /** A script that has run cannot be unloaded: removes its cookies and reloads the page without it. */
  const turnOff = () => {
    if (!isOn) return
    isOn = false
    removeTagCookies()
    location.reload()
  }

  const show = (isOpen: boolean) => {
    if (isOpen) root.dataset.consent = 'ask'
    else delete root.dataset.consent
  }

  /** In a low window the notice is a part of the page, not a bar over it (Consent.module.css). */
  const isInPage = () => typeof matchMedia === 'function' && matchMedia('(height < 32em)').matches

  /**
   * Shows the notice once the page is scrolled by half a screen, and hides it above that, so that it
   * covers no heading, price or action of the first screen.
   */
  const ask = () => {
    if (isInPage()) return show(true)
    const onScroll = () => {
      if (root.dataset.tags) return removeEventListener('scroll', onScroll)
      const isBelow = scrollY >= innerHeight / 2
      if (opener || isBelow === (root.dataset.consent === 'ask')) return
      if (isBelow) show(true)
      else if (root.dataset.consent) root.dataset.consent = 'away'
    }
    addEventListener('scroll', onScroll, { passive: true })
  }

  // Leaves room for the notice at the end of the page, and when focus scrolls.
  // On the root element a custom property would restyle every element: 15 ms, and 60 on a slow phone.
  const measure = () => {
    const height = isInPage() ? 0 : (notice?.offsetHeight ?? 0)
    root.style.scrollPaddingBlockEnd = height > 0 ? `calc(${height}px + 5rem)` : ''
    document.body.style.setProperty('--notice-height', `${height}px`)
  }
  if (window.ResizeObserver) {
    const observer = new ResizeObserver(measure)
    observer.observe(notice ?? root)
  }

  const close = () => {
    const hadFocus = notice?.contains(document.activeElement)
    show(false)
    if (hadFocus) opener?.focus()
    opener = undefined
  }

  const apply = (choice: Choice) => {
    root.dataset.tags = choice
    close()
    if (choice === 'granted') turnOn()
    else turnOff()
  }

  /** Applies the stored choice, which another page or tab may have changed. */
  const follow = () => {
    const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
    const choice = store.read() ?? (globalPrivacyControl ? 'denied' : undefined)
    if (choice === root.dataset.tags) return
    if (choice) return apply(choice)
    delete root.dataset.tags
    turnOff()
    ask()
  }

  document.addEventListener('click', (event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    const named = target.closest<HTMLElement>('[data-action]')
    if (named && isOn) tracker.action(named)

    const control = target.closest<HTMLElement>('[data-consent]')
    const choice = control?.dataset.consent
    if (choice === 'granted' || choice === 'denied') {
      store.write(choice)
      apply(choice)
    } else if (control && choice === 'open') {
      event.preventDefault()
      opener = control
      show(true)
      notice?.focus()
    }
  })
  addEventListener('keydown', ({ key }) => {
    // Escape closes only a notice that the visitor opened; the first one needs an answer.
    if (key === 'Escape' && opener) close()
  })
  addEventListener('hashchange', trackPage)
  // A page restored from the back/forward cache missed choices made in other tabs.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    const wasOn = isOn
    follow()
    if (wasOn) trackPage()
  })
  addEventListener('storage', follow)

  follow()
  if (!root.dataset.tags) ask()
}

/**
 * Removes the cookies of Google's tags: `_ga…`, `_gid`, `_gcl…`. A cookie can only be removed under
 * the domain it was set for, so tries this host and every parent domain.
 */
export function removeTagCookies(): void {
  const names = document.cookie.split('; ').map((pair) => pair.replace(/=.*$/, ''))
  const hosts = location.hostname.split('.').map((_, at, parts) => parts.slice(at).join('.'))

  for (const name of names.filter((each) => /^_g(a|id|cl)/.test(each))) {
    for (const domain of ['', ...hosts.map((host) => `; domain=${host}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
      document.cookie = `${name}=; path=/; max-age=0${domain}`
    }
  }
}
