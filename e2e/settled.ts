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

/** Waits until the page has painted what changed, such as the size of its window, and its observers have been told. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  )
