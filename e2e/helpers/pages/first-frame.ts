import type { Page } from '@playwright/test'
import { holdFiles } from '../hold-files'

/** Presses a link in the first frame that shows it. No script loads before `release` is called. */
export async function pressInFirstFrame(page: Page, address: string, words: string) {
  const release = await holdFiles(page, '**/*.js')
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
