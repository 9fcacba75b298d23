/**
 * How soon a page answers presses on a phone: a processor four times slower than this machine's, 1.6 Mbit/s
 * and 150 ms to the host. From the press to the frame that shows its effect. Depends on the machine and on
 * what else it does: to be run while it is calm.
 */
import { type Browser, chromium, devices, type Page } from '@playwright/test'

const SLOWER = 4
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 200_000,
}
/** As the site keeps them: the intro was seen (lib/intro/gate.ts), measuring was declined (lib/analytics/consent.ts). */
const ANSWERED = { 'intro:seen': '1' }
const DECLINED = { consent: '{"choice":"denied","at":"2099-01-01T00:00:00Z"}' }
/** How long a press may take before it counts as not answered, in milliseconds. */
const LONGEST = 10_000

/** What is pressed on each island, and what tells that it was answered. */
const PRESSES: Readonly<Record<string, { press: string; shows: string }>> = {
  ReelCarousel: { press: 'button[aria-controls]', shows: '[aria-current]' },
  Carousel: { press: 'button[aria-controls]', shows: '[role=status], [inert]' },
  PlanExplorer: { press: 'label:has(input[type=radio])', shows: '[role=status]' },
  CostInstrument: { press: 'input[type=range]', shows: 'output, dd' },
  MapFacade: { press: 'button', shows: 'iframe' },
  ProjectBrowser: { press: 'button', shows: '[role=status]' },
}

declare global {
  interface Window {
    /** Milliseconds from the press to its answer. */
    answered: Promise<number>
    /** Of the interactions of a walk, in milliseconds. */
    longest: number
  }
}

/** Milliseconds; INP is of the walk, the longest interaction. */
export type Presses = { islands: { name: string; cold: number; awake: number }[]; inp: number }

/**
 * Presses on each island of a page as a visitor does who comes to it, before its script is there and again
 * after, and then walks over the page's controls.
 */
export async function measurePresses(browser: Browser, url: string): Promise<Presses> {
  const islands: Presses['islands'] = []
  for (const name of await read(browser, url, islandsOf)) {
    const how = PRESSES[name]
    if (!how) continue
    const cold = await read(browser, url, (page) => press(page, name, how, false))
    const awake = await read(browser, url, (page) => press(page, name, how, true))
    islands.push({ name, cold, awake })
  }
  return { islands, inp: await read(browser, url, walk) }
}

/** To be closed by the caller. */
export const launchForPress = (executablePath: string, args: string[]) =>
  chromium.launch({ executablePath, args })

/** Opens the page anew, as a slow phone has it once it has loaded. */
async function read<Value>(browser: Browser, url: string, run: (page: Page) => Promise<Value>) {
  const page = await browser.newPage({ ...devices['Pixel 7'], ignoreHTTPSErrors: true })
  // tsx has functions named by this, also those that run in the page.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(
    ([session, local]) => {
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
      for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value)
    },
    [ANSWERED, DECLINED] as const,
  )
  const tools = await page.context().newCDPSession(page)
  await tools.send('Network.enable')
  await tools.send('Network.emulateNetworkConditions', NETWORK)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(url)
  try {
    return await run(page)
  } finally {
    await page.close()
  }
}

const islandsOf = (page: Page) =>
  page.evaluate(() => {
    const islands = [...document.querySelectorAll<HTMLElement>('x-island')]
    return [...new Set(islands.map(({ dataset }) => dataset.island ?? ''))]
  })

/** Presses on an island of which nothing has been fetched, or on one that is awake. */
async function press(
  page: Page,
  name: string,
  { press, shows }: { press: string; shows: string },
  isAwake: boolean,
) {
  if (isAwake) {
    await page.keyboard.press('Shift')
    await page.locator('x-island:not(:has(> [data-ready]))').first().waitFor({ state: 'detached' })
  } else {
    // Coming near an island starts it, and so does the pointer on its way to it.
    await page.evaluate(() => {
      for (const type of ['scroll', 'pointermove', 'touchstart']) {
        addEventListener(type, (event) => event.stopImmediatePropagation(), true)
      }
    })
  }
  const island = page.locator(`x-island[data-island=${name}]`).first()
  const control = island.locator(press).locator('visible=true').last()
  await control.scrollIntoViewIfNeeded()
  await page.evaluate(watchAnswer, { name, shows, LONGEST })
  // Not in the middle, where a slider may be already.
  await control.tap({ force: true, position: { x: 8, y: 8 } })
  return page.evaluate(() => window.answered)
}

/** In the page: notes when a press begins, and when a frame shows another answer than before. */
function watchAnswer({ name, shows, LONGEST }: { name: string; shows: string; LONGEST: number }) {
  const look = () =>
    [
      ...document.querySelectorAll<HTMLElement>(
        `x-island[data-island=${name}] ${shows.split(', ').join(`, x-island[data-island=${name}] `)}`,
      ),
    ]
      .map(
        (each) =>
          `${each.outerHTML.length} ${each.textContent} ${each.dataset.zoom ?? ''} ${[...(each.parentElement?.children ?? [])].indexOf(each)}`,
      )
      .join()
  const before = look()
  window.answered = new Promise((resolve) => {
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        const onFrame = () => {
          const time = performance.now() - timeStamp
          if (look() !== before || time > LONGEST)
            requestAnimationFrame(() => resolve(performance.now() - timeStamp))
          else requestAnimationFrame(onFrame)
        }
        requestAnimationFrame(onFrame)
      },
      { capture: true, once: true },
    )
  })
}

/** Goes down the page and presses one control of each look. */
async function walk(page: Page) {
  await page.evaluate(() => {
    window.longest = 0
    const options = { type: 'event', durationThreshold: 16, buffered: true }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) window.longest = Math.max(window.longest, entry.duration)
      }
    }).observe(options)
  })
  const controls = await page.evaluate(() => {
    const looks = new Set<string>()
    return [
      ...document.querySelectorAll<HTMLButtonElement>(
        'main :is(button, summary, label:has(input), select, input:not([type=hidden]), textarea)',
      ),
    ]
      .map((control, at) => {
        control.dataset.walk = String(at)
        return control
      })
      .filter((control) => {
        const look =
          control.localName +
          control.className +
          control.closest<HTMLElement>('x-island')?.dataset.island
        return (
          control.checkVisibility() &&
          control.type !== 'submit' &&
          !looks.has(look) &&
          looks.add(look)
        )
      })
      .map(({ dataset }) => dataset.walk)
      .slice(0, 25)
  })
  for (const at of controls) {
    const control = page.locator(`[data-walk="${at}"]`)
    if (!(await control.isVisible().catch(() => false))) continue
    await control.tap({ force: true, timeout: 3000 }).catch(() => {})
    await page.waitForTimeout(250)
    await page.keyboard.press('Escape')
  }
  await page.waitForTimeout(1000)
  return page.evaluate(() => window.longest)
}
