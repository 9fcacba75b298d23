import { test as base, expect as baseExpect } from '@playwright/test'
import { type EditedSite, startEditor } from './editor-site'

/** A save takes a second, and several on a busy machine. */
export const expect = baseExpect.configure({ timeout: 40_000 })

/** Gives each flow its own editor and copy of the project. */
export const test = base.extend<{ site: EditedSite }>({
  site: async ({ browserName: _ }, use) => {
    const site = await startEditor()
    await use(site)
    await site.close()
  },
})
