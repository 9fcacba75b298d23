import type { Page } from '@playwright/test'

/** The files and data of islands. */
export const ISLAND_FILES = '**/_next/static/{islands,data}/**'

/** Keeps the page waiting for files until the returned function is called. */
export async function holdFiles(page: Page, files = ISLAND_FILES): Promise<() => void> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await isReleased
    await route.continue()
  })
  return release
}
