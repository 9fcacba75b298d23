import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** How many looks in a row, a tenth of a second apart, must find no new request. */
const QUIET_LOOKS = 5

/**
 * Waits until the page is loaded, its fonts are there, and it asks for nothing more. Playwright's own `networkidle` never
 * comes where the network fell silent before the document was parsed (microsoft/playwright#42598).
 */
export async function settled(page: Page): Promise<void> {
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

/** Waits for frames of the page: what changed is then painted, and its observers have been told. */
export const passFrames = (page: Page, count: number) =>
  page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame)
  }, count)
