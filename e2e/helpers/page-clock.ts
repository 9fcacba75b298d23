import type { Page } from '@playwright/test'

/**
 * Stops the clock of a page after `page.clock.install()`. Timers and frames of its scripts then run only in
 * `page.clock.runFor()`, on any machine. Tries a later time if a busy machine has already passed the first.
 */
export async function stopClock(page: Page): Promise<void> {
  for (const ahead of [200, 1_000, 4_000]) {
    const moment = (await page.evaluate(() => Date.now())) + ahead
    const isStopped = await page.clock.pauseAt(moment).then(
      () => true,
      () => false,
    )
    if (isStopped) return
  }
  throw new Error('the clock could not be stopped')
}
