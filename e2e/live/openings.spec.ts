/** What the first screen of a page shows, in low windows too. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { checkUnless } from '../tags'

/** A small phone with the browser's bars, one on its side, and a low laptop. */
const LOW = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 740, height: 360 },
  { width: 1366, height: 650 },
]
const WIDTHS = [320, 360, 414, 600, 768, 959, 960, 1200, 1599, 2560]
const HEROES = ['/', '/properties/', '/jointventures/']
const inBoth = (paths: readonly string[]) => [...paths, ...paths.map((path) => `/ta${path}`)]
/** One page of the group and one of the team, in the longer words. */
const STAND_FOR_ALL = ['/ta/', '/ta/tiruppurTamilans/home/']
const tagOf = (path: string) => checkUnless(STAND_FOR_ALL.includes(path))

/** The arrows of the first carousel, and what they lie on of words and other controls. */
const readArrows = (page: Page) =>
  page.evaluate(() => {
    const hero = document.querySelector('[data-controls]')
    const buttons = [...(hero?.querySelectorAll('button[aria-controls]') ?? [])]
    const main = document.querySelector('main')
    const others = [...(main?.querySelectorAll('h1, h2, p, a, button') ?? [])].filter(
      (each) =>
        !buttons.includes(each) &&
        !each.closest('[inert]') &&
        each.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    return buttons.map((button) => {
      const box = button.getBoundingClientRect()
      const meets = (each: Element) => {
        const at = each.getBoundingClientRect()
        const isOver = at.left < box.right && at.right > box.left
        return at.width > 2 && isOver && at.top < box.bottom && at.bottom > box.top
      }
      return {
        width: box.width,
        height: box.height,
        isWhole: box.left >= 0 && box.right <= innerWidth,
        over: others.filter(meets).map((each) => each.textContent?.trim().slice(0, 40)),
      }
    })
  })

for (const path of inBoth(HEROES)) {
  test(`the hero has both arrows at every width on ${path} @readonly @once${tagOf(path)}`, async ({
    page,
  }) => {
    await page.goto(`.${path}`)
    // A key starts the carousel, whose other slides are then inert.
    await page.keyboard.press('Shift')
    await expect(page.locator('[data-controls]').first()).toHaveAttribute('data-ready', '')
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 })
      const arrows = await readArrows(page)
      expect(arrows, `${width}`).toHaveLength(2)
      for (const { width: wide, height, isWhole, over } of arrows) {
        expect(Math.min(wide, height), `${width}`).toBeGreaterThanOrEqual(44)
        expect(isWhole, `${width}`).toBe(true)
        expect(over, `${width}`).toEqual([])
      }
    }
  })
}

const TEAM = ['/tiruppurTamilans/', '/tiruppurTamilans/home/', '/tiruppurTamilans/players/surya-b/']

for (const path of inBoth([...TEAM, '/tiruppurTamilans/players/pradosh-ranjan-paul/'])) {
  test(`the team's first screen has its title and a whole action on ${path} @readonly @once${tagOf(path)}`, async ({
    page,
  }) => {
    await page.goto(`.${path}`)
    await page.locator('[data-consent=denied]').first().dispatchEvent('click')
    for (const size of LOW) {
      await page.setViewportSize(size)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      const action = page.locator('main h1 ~ * a[data-variant], main h1 ~ a[data-variant]').first()
      await expect(action, `${size.width}`).toBeInViewport({ ratio: 1 })
      await expect(page.locator('main h1'), `${size.width}`).toBeInViewport({ ratio: 1 })
    }
  })
}

for (const path of inBoth(TEAM)) {
  test(`the team's bar is low and whole at every width on ${path} @readonly @once${tagOf(path)}`, async ({
    page,
  }) => {
    await page.goto(`.${path}`)
    for (const width of [...WIDTHS, 1215, 1536, 1600, 1680, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const bar = await page.evaluate(() => {
        const header = document.querySelector('header')
        const strip = header?.firstElementChild
        const boxOf = (each: Element) => each.getBoundingClientRect()
        // How far the strip's links leave its row, and the lines of each label.
        const out = [...(strip?.querySelectorAll('a') ?? [])].map((link) => {
          const { top, bottom, left, right } = boxOf(link)
          const row = boxOf(link.closest('header')?.firstElementChild ?? link)
          return Math.max(row.top - top, bottom - row.bottom, -left, right - innerWidth)
        })
        const range = document.createRange()
        const lines = [...(header?.querySelectorAll('nav a') ?? [])].map((link) => {
          range.selectNodeContents(link.firstElementChild ?? link)
          return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
        })
        return {
          height: header?.clientHeight ?? 0,
          out: Math.max(...out),
          lines: Math.max(...lines),
        }
      })
      expect(bar.height, `${width}`).toBeLessThanOrEqual(120)
      expect(bar.out, `${width}`).toBeLessThanOrEqual(1)
      expect(bar.lines, `${width}`).toBe(1)
      const social = page.getByRole('banner').locator('a[rel=noopener]')
      if (path.endsWith('/home/'))
        await expect(social.first(), `${width}`).toBeInViewport({ ratio: 1 })
    }
  })
}

for (const path of inBoth(['/', '/cinemas/', '/jointventures/'])) {
  test(`the first screen has its words and a whole action on ${path} @readonly @once${tagOf(path)}`, async ({
    page,
  }) => {
    await page.goto(`.${path}`)
    await page.locator('[data-consent=denied]').first().dispatchEvent('click')
    for (const size of LOW) {
      await page.setViewportSize(size)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      const action = page.getByRole('main').getByRole('link').first()
      await expect(action, `${size.width}`).toBeInViewport({ ratio: 1 })
      const title = page.getByRole('heading', { level: path.endsWith('/cinemas/') ? 1 : 2 }).first()
      await expect(title, `${size.width}`).toBeInViewport({ ratio: 1 })
    }
  })
}
