import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

/** A long page is laid out in turns on a fresh visit (styles/globals.css), and only then. */

type Waiting = { waiting: number[]; shift: number }

/** Counts, frame by frame, the parts of the page that wait for their turn. */
async function watchTurns(page: Page) {
  await page.addInitScript(() => {
    const seen: Waiting = { waiting: [], shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as unknown as { value: number }[])
        seen.shift += value
    }).observe({ type: 'layout-shift', buffered: true })
    const count = () => {
      const parts = [...document.querySelectorAll('main > section, main ~ footer')]
      const hidden = parts.filter((part) => getComputedStyle(part).visibility === 'hidden')
      if (parts.length > 0) seen.waiting.push(hidden.length)
      requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
  })
}

const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: Waiting }).seen)

const most = async (page: Page) => Math.max(...(await seen(page)).waiting)

/** Where a section begins in the window, once nothing scrolls any more. */
async function restingPlace(page: Page, selector: string) {
  const top = () => page.locator(selector).evaluate((part) => part.getBoundingClientRect().top)
  let last = Number.NaN
  await expect
    .poll(async () => {
      const before = last
      last = await top()
      return last === before
    })
    .toBe(true)
  return last
}

test.beforeEach(({ page }) => watchTurns(page))

test('a fresh visit is laid out in turns, and nothing of it moves @readonly', async ({ page }) => {
  await page.goto('./vistara/')
  await expect.poll(async () => (await seen(page)).waiting.at(-1)).toBe(0)
  expect(await most(page)).toBeGreaterThan(4)
  // A part that counted as shifted would add 1; letters that come late may add a little.
  expect((await seen(page)).shift).toBeLessThan(0.1)
})

test('a link to a place within a page finds the page whole @readonly', async ({ page }) => {
  await page.goto('./vistara/#contact')
  const top = await restingPlace(page, '#contact')
  expect(top).toBeGreaterThan(0)
  expect(top).toBeLessThan(200)
  expect(await most(page)).toBe(0)
})

test('a page that is loaded again stays where it was @readonly', async ({ page }) => {
  await page.goto('./vistara/')
  await page.locator('#cost').evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
  const before = await restingPlace(page, '#cost')
  await page.reload()
  expect(Math.abs((await restingPlace(page, '#cost')) - before)).toBeLessThan(40)
  expect(await most(page)).toBe(0)
})

test('a link within the page leads to the right place before every part had its turn @readonly', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const press = () => {
      const link = document.querySelector<HTMLElement>('main a[href="#registration"]')
      const end = document.querySelector('main ~ footer')
      if (link && end && getComputedStyle(end).visibility === 'hidden') link.click()
      else requestAnimationFrame(press)
    }
    requestAnimationFrame(press)
  })
  await page.goto('./vistara/')
  await expect(page).toHaveURL(/#registration$/)
  const top = await restingPlace(page, '#registration')
  expect(top).toBeGreaterThan(0)
  expect(top).toBeLessThan(200)
})
