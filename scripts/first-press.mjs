/**
 * How soon a page answers the first press on a phone four times slower than this machine: from the
 * press to the frame that shows its effect. Counts the processor time of the page's main thread, so
 * the machine's other work counts little.
 */
import { chromium, devices } from '@playwright/test'

const SLOWER = 4
/** Set once the intro has been offered (lib/intro/gate.ts); it would take the first press. */
const INTRO_SEEN = 'intro:seen'

/**
 * Opens a page as a phone does and presses Decline on the consent notice.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<number>} milliseconds
 */
export async function measureFirstPress(browser, url) {
  const page = await browser.newPage({ ...devices['Pixel 7'], ignoreHTTPSErrors: true })
  await page.addInitScript((key) => sessionStorage.setItem(key, '1'), INTRO_SEEN)
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] })
  await page.goto(url)
  // The notice asks after the first screen.
  await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }))
  const notice = page.getByRole('button', { name: 'Decline' })
  await notice.tap()
  await notice.waitFor({ state: 'hidden' })
  // The browser reports a press after its frame has been shown.
  await page.waitForTimeout(500)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  await page.close()
  return mainThreadTime(traceEvents) * SLOWER
}

/** @returns {Promise<import('@playwright/test').Browser>} to be closed by the caller */
export const launchForPress = (executablePath, args) => chromium.launch({ executablePath, args })

/** @returns {number} milliseconds of the main thread between the first press and the frame that answered it */
export function mainThreadTime(events) {
  const press = events.find(
    ({ name, ph, args }) => name === 'EventTiming' && ph === 'b' && args.data?.type === 'click',
  )
  const duration = press?.args.data.duration
  if (duration === undefined) throw new Error('the trace has no press')
  const end = press.ts + duration * 1000
  return events
    .filter(
      ({ name, pid, tid, ts, tdur }) =>
        name === 'ThreadControllerImpl::RunTask' &&
        pid === press.pid &&
        tid === press.tid &&
        tdur &&
        ts < end,
    )
    .filter(({ ts, dur = 0 }) => ts + dur > press.ts)
    .reduce((total, { tdur = 0 }) => total + tdur / 1000, 0)
}
