import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** The number of consecutive checks, a tenth of a second apart, without a new request. */
const QUIET_LOOKS = 5

/**
 * Waits until the page and its fonts are loaded, and it sends no more requests. Playwright's own `networkidle` never
 * fires if the network became idle before the document was parsed (microsoft/playwright#42598).
 */
export async function waitUntilSettled(page: Page): Promise<void> {
  let requests = -1
  let quiet = 0
  const look = async () => {
    const now = await page.evaluate(() => ({
      isLoaded: document.readyState === 'complete' && document.fonts.status === 'loaded',
      requests: performance.getEntriesByType('resource').length,
    }))
    quiet = now.isLoaded && now.requests === requests ? quiet + 1 : 0
    requests = now.requests
    return quiet
  }
  await expect.poll(look, { intervals: [100] }).toBeGreaterThanOrEqual(QUIET_LOOKS)
}

/** Waits for frames of the page, so that changes are painted and observers called. */
export const passFrames = (page: Page, count: number) =>
  page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame)
  }, count)
