import type { Locator, Page } from '@playwright/test'

/** The notice that asks for consent, and what tells how it was answered. */
export class ConsentNotice {
  readonly root: Locator
  readonly accept: Locator
  readonly decline: Locator
  readonly reopen: Locator

  constructor(readonly page: Page) {
    this.root = page.locator('[data-consent-notice]')
    this.accept = this.root.locator('[data-consent=granted]')
    this.decline = this.root.locator('[data-consent=denied]')
    this.reopen = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choice' })
  }

  /** Scrolls past the first screen, after which the notice asks those who have not chosen. */
  async scroll() {
    await this.page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }))
  }

  /** Makes the notice ask. */
  async ask() {
    await this.scroll()
    await this.root.waitFor()
  }

  /** Declines, in either language. */
  async answer() {
    await this.root.locator('[data-consent=denied]').click()
    await this.root.waitFor({ state: 'hidden' })
  }

  /** What lies under the notice of the headings, prices and actions in view. */
  covered(): Promise<readonly string[]> {
    return this.page.evaluate(() => {
      const box = (element: Element) => element.getBoundingClientRect()
      const notice = document.querySelector('[data-consent-notice]')
      if (!notice?.checkVisibility()) return []
      const { left, right, top, bottom } = box(notice)
      return [...document.querySelectorAll('h1, h2, h3, a, button, input, [class*="price"]')]
        .filter(
          (each) => !notice.contains(each) && each.checkVisibility({ visibilityProperty: true }),
        )
        .filter((each) => {
          const at = box(each)
          return (
            at.width > 0 && at.left < right && at.right > left && at.top < bottom && at.bottom > top
          )
        })
        .map((each) => `${each.tagName} ${each.textContent?.trim().slice(0, 40)}`)
    })
  }

  /** What has been told to the tag manager, events only. */
  events(): Promise<readonly Record<string, string>[]> {
    return this.page.evaluate(() =>
      ((window.dataLayer ?? []) as Record<string, string>[]).filter((entry) => entry.page_path),
    )
  }
}

/** Remembers every request to another host than the page's own, as address. */
export function watchForeignRequests(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    const own = page.url().startsWith('http') ? new URL(page.url()).origin : undefined
    const isOwn = own ? url.startsWith(own) : request.isNavigationRequest()
    if (!isOwn && /^https?:/.test(url)) asked.push(url)
  })
  return asked
}
