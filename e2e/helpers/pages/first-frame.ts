import type { Page } from '@playwright/test'

/** Presses a link in the first frame that shows it. No script loads before `release` is called. */
export async function pressInFirstFrame(page: Page, address: string, words: string) {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.js', async (route) => {
    await isReleased
    await route.continue()
  })
  await page.addInitScript((text) => {
    const press = () => {
      const links = [...document.querySelectorAll('a')]
      const link = links.find(({ textContent }) => textContent.startsWith(text))
      if (link) link.click()
      else requestAnimationFrame(press)
    }
    requestAnimationFrame(press)
  }, words)
  // Pending scripts delay the page's `load` event.
  await page.goto(address, { waitUntil: 'commit' })
  return release
}
