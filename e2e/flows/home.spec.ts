import type { Page } from '@playwright/test'
import { expect, test } from '../helpers/fixtures'
import { stopClock } from '../helpers/page-clock'

test('the banner moves every 2.5 seconds, rests under the pointer, and can be stopped @once @check', async ({
  home,
  page,
}) => {
  await page.clock.install()
  await home.open()
  const banner = home.banner()
  const current = banner.locator('button[aria-current]')
  await page.mouse.move(5, 5, { steps: 2 })
  await expect(banner).toHaveAttribute('data-ready', '')
  await stopClock(page)
  await expect(async () => {
    await page.clock.runFor(500)
    await expect(current).toHaveText(/Properties/, { timeout: 500 })
  }).toPass()

  await banner.getByRole('button', { name: 'Pause' }).click()
  // Neither hover nor focus should cause the pause.
  await page.mouse.move(5, 5)
  await banner.getByRole('button', { name: 'Play' }).blur()
  await expect(banner.getByRole('button', { name: 'Play' })).toBeVisible()
  const stopped = await current.textContent()
  await page.clock.runFor(3_000)
  // Checked once, because a moving banner returns to each slide.
  expect(await current.textContent()).toBe(stopped)
})

test('the banner rests when the pointer was there before it could move @once @readonly @check', async ({
  home,
  page,
  isMobile,
}) => {
  test.skip(isMobile)
  await page.clock.install()
  await home.open()
  const banner = home.banner()
  await expect(banner).not.toHaveAttribute('data-ready')
  await page.mouse.move(700, 500, { steps: 2 })
  await expect(banner).toHaveAttribute('data-ready', '')
  await stopClock(page)
  await page.clock.runFor(3_000)
  expect(await banner.locator('button[aria-current]').textContent()).toMatch(/Group/)
  await page.mouse.move(700, 5)
  await page.clock.resume()
  await expect(banner.locator('button[aria-current]')).toHaveText(/Properties/)
})

test('the banner moves by itself without a script of the framework, and continues from there @readonly @once', async ({
  home,
  page,
}) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await home.open()
  const banner = home.banner()
  const marks = banner.locator('button').filter({ has: page.locator('b') })
  const slides = banner.locator('[aria-roledescription=slide]')
  await page.clock.runFor(2_400)
  await expect(marks.nth(0)).toHaveAttribute('aria-current', 'true')
  await page.clock.runFor(200)
  await expect(marks.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 })
  expect(scripts).toEqual([])
  // Nothing moves yet, so there is no pause button.
  const pause = banner.getByRole('button', { name: 'Pause' })
  await expect(pause).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(pause).toBeHidden()
  await page.emulateMedia({ reducedMotion: null })

  await page.clock.resume()
  await page.mouse.move(5, 5, { steps: 2 })
  await expect(banner).toHaveAttribute('data-ready', '')
  await expect(banner.locator('[aria-current]')).toHaveCount(1)
  await expect(marks.nth(0)).not.toHaveAttribute('aria-current')
  await pause.click()
  await expect(banner.locator('[data-moving]')).toHaveCount(0)
})

test('the banner reacts to its dots, its arrows and the arrow keys, and loops @browsers @dev', async ({
  home,
  isMobile,
}) => {
  await home.open()
  const banner = home.banner()
  const current = banner.locator('button[aria-current]')
  await banner.getByRole('button', { name: /Cricket/ }).click()
  await expect(current).toHaveText(/Cricket/)
  await banner.press('ArrowRight')
  await expect(current).toHaveText(/Group/)
  await banner.press('ArrowLeft')
  await expect(current).toHaveText(/Cricket/)
  if (!isMobile) {
    await banner.getByRole('button', { name: 'Next' }).click()
    await expect(current).toHaveText(/Group/)
  }
  await expect(banner.getByRole('group', { name: '1 of 4' })).toBeAttached()
})

test('testimonials show one at a time on phones and two from 992 pixels @check', async ({
  home,
  page,
  isMobile,
}) => {
  await home.open()
  const quotes = home.testimonials()
  await quotes.scrollIntoViewIfNeeded()
  await expect(quotes).toHaveAttribute('data-ready', '')
  await expect
    .poll(() => quotes.locator('[aria-roledescription=slide]:not([inert])').count())
    .toBe(isMobile ? 1 : 2)
  await expect(
    page.getByRole('region', { name: 'From our customers' }).getByText('Sample'),
  ).toBeVisible()
})

test('the parts of the home page fit every window, and one venture is open at a time @once @readonly', async ({
  home,
  page,
}) => {
  await home.open()
  await test.step('each slide has one headline and one way onward', async () => {
    const slides = home.banner().locator('[aria-roledescription=slide]')
    await expect(slides).toHaveCount(4)
    for (const slide of await slides.all()) {
      await expect(slide.locator('h2')).toHaveCount(1)
      await expect(slide.locator('a')).toHaveCount(1)
    }
  })
  await test.step('no word of a closed venture stands on its picture', () =>
    expectWordsBeside(page))
  await test.step('each value shows its mark, on a tablet too', async () => {
    await page.setViewportSize({ width: 768, height: 1024 })
    const marks = page.locator('#about li[data-mark] :is(img, svg)')
    await expect(marks).toHaveCount(3)
    for (const mark of await marks.all()) {
      expect((await mark.boundingBox())?.width).toBeGreaterThan(30)
    }
  })
  await test.step('beyond 1920 pixels every measure grows with the window', async () => {
    const measures = () =>
      page.evaluate(() =>
        ['html', 'h1', 'main p'].map((each) => {
          const element = document.querySelector(each) ?? document.body
          return Number.parseFloat(getComputedStyle(element).fontSize)
        }),
      )
    await page.setViewportSize({ width: 1920, height: 1000 })
    const before = await measures()
    await page.setViewportSize({ width: 2560, height: 1000 })
    expect(await measures()).toEqual(before.map((each) => each * 1.25))
  })

  await page.setViewportSize({ width: 1440, height: 900 })
  const panels = page.getByRole('region', { name: 'Our ventures' }).getByRole('article')
  /** Whether open panels are wider than the others, after their transition. */
  const open = () =>
    panels.evaluateAll((all) => {
      const shares = all.map((panel) => Number(getComputedStyle(panel).flexGrow))
      return shares.flatMap((share, at) => (share > 1 ? at : []))
    })
  await expect.poll(open).toEqual([0])
  await panels.nth(2).hover()
  await expect.poll(open).toEqual([2])
  await panels.nth(1).focus()
  await expect.poll(open).toEqual([1])
  const more = page.getByRole('link', { name: 'Know More Cinema' })
  await more.focus()
  await expect(more).toBeInViewport()
  await expect(page.getByText('Private screenings for families and companies')).toBeVisible()
  await more.press('Enter')
  await expect(page).toHaveURL(/\/cinemas\/$/)
})

test('in Tamil no word of a closed venture stands on its picture @once @readonly @check', async ({
  page,
}) => {
  await page.goto('./ta/')
  await expectWordsBeside(page)
})

async function expectWordsBeside(page: Page) {
  // The picture's gradient is transparent at its start.
  const clear = 28
  const closed = page.getByRole('article').filter({ has: page.locator('[data-venture]') })
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 740 })
    for (const panel of [closed.nth(1), closed.nth(2)]) {
      const picture = await panel.locator('[data-screen]').boundingBox()
      const words = await panel.getByRole('paragraph').boundingBox()
      expect(picture?.width, `${width}`).toBeGreaterThan(width / 3)
      expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual((picture?.x ?? 0) + clear)
    }
  }
}

test('after an enquiry the thank-you can be read before the page redirects @once @check', async ({
  home,
  page,
}) => {
  await page.addInitScript(() => {
    let sent = 0
    const look = () => {
      if (!sent && document.querySelector('form [data-kind=sent]')) sent = performance.now()
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    addEventListener('pagehide', () => {
      if (sent) sessionStorage.setItem('read-for', String(performance.now() - sent))
    })
  })
  await home.fillEnquiry()
  await home.enquiry.submit.click()
  await expect(page).toHaveURL(/\/formsubmitsuccess\/$/)
  const readFor = await page.evaluate(() => sessionStorage.getItem('read-for'))
  expect(Number(readFor)).toBeGreaterThan(800)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every slide, venture and quotation can be read @once', async ({ home, page }) => {
    await home.open()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Land, cinema and cricket/)
    await expect(home.banner().getByRole('group', { name: '4 of 4' })).toBeAttached()
    await expect(page.getByText('How a joint venture was agreed')).toBeAttached()
    await expect(home.banner().getByRole('button', { name: 'Next' })).toBeHidden()
  })
})
