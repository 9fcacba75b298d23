import { type Choice, openChoiceStore } from './choice'
import { loadTagManager, type TagManager } from './tag-manager'
import { createTracker } from './tracker'

/**
 * Asks for consent, remembers the answer, and only then loads the tag manager and tells it what
 * happens on the page. The state stands on the root element, where the style sheets read it:
 * `data-consent="ask"` while the notice is open, `"away"` while it makes way for the first screen,
 * `data-tags` for the choice that has been made.
 *
 * In the markup `data-consent` marks what opens the notice (`open`) or answers it (`granted`,
 * `denied`), and `data-action` names what is worth counting.
 *
 * It stands in the page: most pages load no script at all, and a request of its own would cost more
 * than its bytes.
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
    // What happens meanwhile waits in the data layer; without the script it is not read.
    loadTagManager(manager).catch(() => {})
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', trackPage)
    else trackPage()
  }

  /** What has run cannot be unloaded: its marks are removed and the page starts anew without it. */
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
   * Asks below the middle of the first screen, and makes way above it, so that the notice covers no
   * heading, price or action of that screen.
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

  // The page ends above the notice, and focus is scrolled clear of it.
  // A variable of the root's would have every element styled anew: 15 ms, and 60 on a slow phone.
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

  /** Follows what is stored, which another page or tab may have changed. */
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
    // Only a notice that was called up can be sent away unanswered.
    if (key === 'Escape' && opener) close()
  })
  addEventListener('hashchange', trackPage)
  // A page restored from the back/forward cache missed what was chosen in other tabs.
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
 * Removes what Google's tags have stored on this site: `_ga…`, `_gid`, `_gcl…`. A cookie is only
 * removed under the domain it was set for, which is this host or one above it.
 */
export function removeTagCookies(): void {
  const names = document.cookie.split('; ').map((pair) => pair.replace(/=.*$/, ''))
  const hosts = location.hostname.split('.').map((_, at, parts) => parts.slice(at).join('.'))

  for (const name of names.filter((each) => /^_g(a|id|cl)/.test(each))) {
    for (const domain of ['', ...hosts.map((host) => `; domain=${host}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
      document.cookie = `${name}=; path=/; max-age=0${domain}`
    }
  }
}
