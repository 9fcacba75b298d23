import { test as base, expect } from '@playwright/test'
import { HomePage } from '@/e2e/helpers/pages/home'
import { PAGE_LOADS } from '@/tools/check/runners'
import { LocalServices } from './local-services'

type Fixtures = {
  local: LocalServices
  /** Console messages that a test expects; all others fail it. */
  allowedMessages: RegExp[]
  noConsoleErrors: undefined
  pageLoads: undefined
  home: HomePage
}

/** The browser's message for a request that a test made fail. */
export const FAILED_REQUEST =
  /Failed to load resource|net::ERR|blocked by CORS policy|Same Origin Policy disallows/

/** Chromium's message when a page resizes or navigates during a view transition. */
const BROWSER_REMARK = /^Transition was (aborted|skipped)/

/** Chromium's warnings about image preloads when it was started without images. */
const NO_PICTURES_REMARK =
  /^A preload for .* because image loading is disabled|\/_img\/\S+ was preloaded .* but not used/

/** React's warning in the development server: our inline scripts set attributes before hydration. */
const DEV_REMARKS = process.env.DEV_SERVER ? [/^A tree hydrated but some attributes/] : []

export const test = base.extend<Fixtures>({
  local: async ({}, use) => {
    await use(new LocalServices())
  },
  extraHTTPHeaders: async ({ local }, use) => {
    await use(process.env.E2E_SERVICES_URL ? local.headers : {})
  },
  allowedMessages: async ({}, use) => {
    await use([])
  },
  // Fails every test whose page logs an error, violates a policy, throws, or requests a missing file.
  noConsoleErrors: [
    async ({ page, allowedMessages }, use, { project }) => {
      const messages: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          messages.push(message.text())
      })
      page.on('pageerror', (error) => messages.push(error.message))
      page.on('response', (response) => {
        const isOwn = response.url().startsWith(new URL(page.url()).origin)
        if (isOwn && response.status() >= 400)
          messages.push(`${response.status()} ${response.url()}`)
      })
      await use(undefined)
      const allowed = [
        BROWSER_REMARK,
        ...(project.name === 'desktop' ? [NO_PICTURES_REMARK] : []),
        ...DEV_REMARKS,
        ...allowedMessages,
      ]
      expect(messages.filter((text) => !allowed.some((each) => each.test(text)))).toEqual([])
    },
    { auto: true },
  ],
  // Counts navigations for the budget of `npm test` (tools/check/test.ts).
  pageLoads: [
    async ({ context }, use, { annotations }) => {
      let count = 0
      context.on('request', (request) => {
        if (request.isNavigationRequest() && !request.frame().parentFrame()) count += 1
      })
      await use(undefined)
      annotations.push({ type: PAGE_LOADS, description: String(count) })
    },
    { auto: true },
  ],
  home: async ({ page }, use) => {
    await use(new HomePage(page))
  },
})

export { expect }
