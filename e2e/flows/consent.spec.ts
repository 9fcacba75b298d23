import { gzipSync } from 'node:zlib'
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../helpers/fixtures'
import { ConsentNotice } from '../helpers/pages/consent'

test('accepting loads the tag manager once and sends page view and actions @once @browsers', async ({
  page,
  local,
}) => {
  const notice = new ConsentNotice(page)
  await page.goto('./privacy/')
  await notice.ask()
  await expect(notice.root).toBeVisible()
  expect(await local.received('tags')).toEqual([])

  await notice.accept.click()
  await expect(notice.root).toBeHidden()
  await expect.poll(() => local.received('tags')).toHaveLength(1)
  await page.getByRole('link', { name: 'Your rights' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: /^\+91/ }).dispatchEvent('click')
  const path = new URL(page.url()).pathname
  expect(await notice.events()).toEqual([
    {
      event: 'page_view',
      action: 'view',
      label: 'Privacy | Noyyal Group',
      page_path: path,
      page_fragment: 'none',
    },
    expect.objectContaining({ event: 'page_view', page_fragment: 'rights' }),
    expect.objectContaining({ event: 'user_action', action: 'call', page_fragment: 'rights' }),
  ])
})

test('declining loads nothing, here and on the next page @once @browsers', async ({
  page,
  local,
}) => {
  const notice = new ConsentNotice(page)
  await page.goto('./terms/')
  await notice.ask()
  await notice.decline.click()
  await expect(notice.root).toBeHidden()
  await page.goto('./help/')
  await notice.scroll()
  await expect(notice.root).toBeHidden()
  expect(await local.received('tags')).toEqual([])
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
})

test('consent is withdrawn from the footer in one press, and its cookies are deleted @once', async ({
  page,
  local,
  context,
}) => {
  const notice = new ConsentNotice(page)
  await page.goto('./terms/')
  await notice.ask()
  await notice.accept.click()
  await expect.poll(() => local.received('tags')).toHaveLength(1)
  await context.addCookies([{ name: '_ga', value: '1', domain: 'localhost', path: '/' }])

  await notice.reopen.click()
  await expect(notice.root).toBeFocused()
  const reloaded = page.waitForEvent('load')
  await notice.decline.click()
  await reloaded
  await expect(notice.root).toBeHidden()
  expect(await context.cookies()).toEqual([])
  expect(await local.received('tags')).toHaveLength(1)
})

test('the page about cookies asks in the first view, shows the choice, and changes it @once', async ({
  page,
}) => {
  const notice = new ConsentNotice(page)
  await page.goto('./cookies/')
  await expect(page.getByText(/^Draft:.*counsel/)).toBeVisible()
  const place = page.getByRole('region', { name: 'Your choice' })
  await expect(place.getByRole('button', { name: 'Decline' })).toBeInViewport({ ratio: 1 })
  await notice.ask()
  await expect(place).toContainText('You have not chosen yet')
  await notice.decline.click()
  await expect(place).toContainText('You declined')
  await place.getByRole('button', { name: 'Accept' }).click()
  await expect(place).toContainText('You agreed to measuring.')
})

test('the notice is accessible, small, gives both answers equal weight, and is the keyboard’s second stop @once', async ({
  page,
}) => {
  const notice = new ConsentNotice(page)
  await page.goto('./help/')
  await notice.ask()
  await expect(page.locator('body')).toBeFocused()
  const { violations } = await new AxeBuilder({ page }).include('[data-consent-notice]').analyze()
  expect(violations).toEqual([])

  const look = (button: typeof notice.accept) =>
    button.evaluate((element) => {
      const { color, backgroundColor, borderColor, fontWeight, fontSize } =
        getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      return { color, backgroundColor, borderColor, fontWeight, fontSize, width, height }
    })
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await look(notice.accept)).toEqual(await look(notice.decline))
  }

  const scripts = await page.locator('script:not([src])').allTextContents()
  const [own = ''] = scripts.filter((text) => text.includes('data-consent'))
  expect(own).not.toBe('')
  expect(gzipSync(own).length).toBeLessThan(5000)

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(notice.decline).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(notice.root).toBeHidden()
})

test('back in the first screen the notice is hidden, and returns with the focus; a phone’s bar waits for the answer @readonly', async ({
  page,
}) => {
  const notice = new ConsentNotice(page)
  await page.goto('./vistara/')
  await notice.ask()
  await expect(notice.root).toBeInViewport()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(notice.root).not.toBeInViewport()
  expect(await notice.covered()).toEqual([])

  await notice.decline.focus()
  await expect(notice.root).toBeInViewport()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await expect(notice.root).not.toBeInViewport()
  await notice.scroll()
  await expect(notice.root).toBeInViewport()

  await page.setViewportSize({ width: 360, height: 740 })
  const bar = page.getByRole('navigation', { name: 'Reach us' })
  await notice.ask()
  await expect(bar).toBeHidden()
  await notice.decline.click()
  await expect(bar).toBeInViewport()
})

test('the notice covers nothing: the page ends above it, and so does whatever has focus @check', async ({
  page,
}) => {
  // Without smooth scrolling, so that positions are reached immediately.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const notice = new ConsentNotice(page)
  await page.goto('./help/')
  await notice.ask()
  const top = async () => (await notice.root.boundingBox())?.y ?? 0
  await expect(notice.root).toBeVisible()

  const last = page.getByRole('contentinfo').getByRole('link', { name: 'Back to top' })
  await expect(last).toBeVisible()
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const box = await last.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(await top())

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(page.locator('main a')).not.toHaveCount(0)
  for (const link of await page.locator('main a').all()) {
    await link.focus()
    const place = await link.boundingBox()
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual((await top()) + 1)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing is measured and nothing is asked @once', async ({ page }) => {
    await page.goto('./cookies/')
    await expect(new ConsentNotice(page).root).toBeHidden()
    const place = page.getByRole('region', { name: 'Your choice' })
    await expect(place.locator('noscript')).toBeVisible()
    await expect(place.getByRole('button')).toHaveCount(0)
  })
})
