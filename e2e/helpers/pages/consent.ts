import type { Locator, Page } from '@playwright/test'

/** The consent notice, and events that follow the answer. */
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

  /** Scrolls past the first screen, after which the notice appears for visitors without a choice. */
  async scroll() {
    await this.page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }))
  }

  /** Makes the notice appear. */
  async ask() {
    await this.scroll()
    await this.root.waitFor()
  }

  /** Declines, in either language. */
  async answer() {
    await this.root.locator('[data-consent=denied]').click()
    await this.root.waitFor({ state: 'hidden' })
  }

  /** Visible headings, prices and actions that the notice covers. */
  covered(): Promise<readonly string[]> {
    return this.page.evaluate(() => {
      const box = (element: Element) => element.getBoundingClientRect()
      const notice = document.querySelector('[data-consent-notice]')
      if (!notice?.checkVisibility()) return []
      const { left, right, top, bottom } = box(notice)
      if (top >= innerHeight) return []
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

  /** The height of the notice as a share of the window. */
  share(): Promise<number> {
    return this.root.evaluate((notice) => notice.getBoundingClientRect().height / innerHeight)
  }

  /**
   * Focuses each control of the first two screens. Returns those that the docked notice covers when scrolled
   * to the middle, or while they have the focus.
   */
  obstructions(): Promise<readonly string[]> {
    return this.root.evaluate((notice) => {
      // In a low window the notice is part of the page flow.
      if (getComputedStyle(notice).position !== 'fixed') return []
      const foot = innerHeight - notice.getBoundingClientRect().height
      const name = (element: Element) =>
        `${element.tagName.toLowerCase()} "${(element.textContent || element.ariaLabel || '').trim().slice(0, 40)}"`
      scrollTo({ top: 0, behavior: 'instant' })
      const controls = [
        ...document.querySelectorAll<HTMLElement>(
          'main :is(a[href], button, input, select, summary)',
        ),
      ]
        .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter(
          (each) => !each.closest('[inert]') && each.getBoundingClientRect().top < 2 * innerHeight,
        )
      return controls.flatMap((each) => {
        each.scrollIntoView({ block: 'center', behavior: 'instant' })
        const centred = each.getBoundingClientRect()
        const isUnder = centred.top + centred.height / 2 > foot
        // Scroll it to the bottom of the window, under the notice.
        scrollBy({ top: centred.bottom - innerHeight + 4, behavior: 'instant' })
        // Remove an earlier focus, because focusing again would not scroll.
        each.blur()
        each.focus()
        const { top, bottom, height } = each.getBoundingClientRect()
        // In the first screen the notice is hidden.
        const isDocked = scrollY >= innerHeight / 2
        const isFocusUnder = isDocked && top < innerHeight && bottom > foot + 1 && height < foot / 2
        return [
          ...(isUnder ? [`${name(each)} cannot be scrolled clear`] : []),
          ...(isFocusUnder ? [`${name(each)} has the focus beneath`] : []),
        ]
      })
    })
  }

  /** The events sent to the tag manager. */
  events(): Promise<readonly Record<string, string>[]> {
    return this.page.evaluate(() =>
      ((window.dataLayer ?? []) as Record<string, string>[]).filter((entry) => entry.page_path),
    )
  }
}

/** Whether the page at a path has the notice: the team's pages do not. */
export const isAskedAt = (path: string): boolean =>
  !/^(?:\/ta)?\/(?:tiruppurTamilans|second)\//.test(path)

/** Records the addresses of all requests to other hosts than the page's own. */
export function watchThirdPartyRequests(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    const own = page.url().startsWith('http') ? new URL(page.url()).origin : undefined
    const isOwn = own ? url.startsWith(own) : request.isNavigationRequest()
    if (!isOwn && /^https?:/.test(url)) asked.push(url)
  })
  return asked
}
