import type { Page } from '@playwright/test'

/**
 * Stops the clock of a page that has `page.clock.install()`. Timers and frames of its scripts then wait for
 * `page.clock.runFor()`, on however slow a machine. A moment that a busy machine has passed already gives way to a later one.
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
