import type { Page } from '@playwright/test'

/** Opens a page and waits until every part of it has had its turn (styles/globals.css). */
export async function visit(page: Page, address: string) {
  await page.goto(address)
  await page.locator('main ~ footer').waitFor()
}
