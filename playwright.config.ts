import os from 'node:os'
import { defineConfig, devices } from '@playwright/test'

/** Set by tools/check/test-servers.ts; absent against a deployed address. */
const services = process.env.E2E_SERVICES_URL
/** Where the built pages look for the services. The browsers of a run find those of the run there. */
const builtFor = `localhost:${process.env.LOCAL_PORT || 4174}`
/** Given by `npx tsx tools/check/test-browsers.ts`. */
const firefox = process.env.FIREFOX_PATH
const wide = { width: 1440, height: 900 }
/** Run by projects of their own: other browsers than Chromium, and what a live build shows. */
const others = ['**/browsers/**', '**/production-preview/**']
/** Flows that look at pictures, or choose on a plan, which waits for its drawing. */
const PICTURES = ['**/pictures/*.spec.ts', '**/site/*.spec.ts']
/** Chromium then decodes no picture and keeps its place free, and no request fails. */
const WITHOUT_PICTURES =
  // The last flag of this name counts, so it repeats what Playwright says of a mouse.
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false'
/** Where tools/check/test.ts wants the counts. */
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE

export default defineConfig({
  testDir: './e2e',
  // What needs no browser is `*.test.ts` and runs in Jest.
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // More than one a core finishes no sooner, and makes each flow slower.
  workers: os.availableParallelism(),
  // A machine may be slow. That is no failure of a page, and waiting costs nothing where a flow passes.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // CI's machines may do other work besides. The summary counts flows that needed another try (tools/check/runners.ts).
  retries: process.env.CI ? 2 : 0,
  reporter: [['list'], ['./e2e/helpers/steps-reporter.ts'], ...(report ? [['json'] as const] : [])],
  snapshotPathTemplate: '{testDir}/flows/snapshots/{arg}{ext}',
  globalSetup: './tools/check/test-servers.ts',
  use: {
    baseURL: `${process.env.E2E_BASE_URL}/`.replace(/\/+$/, '/'),
    launchOptions: chromium(),
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: [...others, ...PICTURES],
      use: {
        ...devices['Desktop Chrome'],
        viewport: wide,
        launchOptions: chromium(WITHOUT_PICTURES),
      },
    },
    {
      name: 'pictures',
      testMatch: PICTURES,
      use: { ...devices['Desktop Chrome'], viewport: wide },
    },
    {
      name: 'editor',
      testDir: './editor/e2e',
      use: { ...devices['Desktop Chrome'], viewport: wide },
    },
    {
      name: 'production-preview',
      testMatch: '**/production-preview/*.spec.ts',
      use: { ...devices['Desktop Chrome'], viewport: wide },
    },
    // What does not depend on the width carries @once and runs on the desktop alone.
    {
      name: 'phone',
      testIgnore: others,
      grepInvert: /@once/,
      use: { ...devices['Pixel 7'] },
    },
    // Its own pages, and of the flows what carries @browsers.
    ...(firefox
      ? [
          {
            name: 'firefox',
            grep: /firefox\.spec|@browsers/,
            workers: 2,
            use: {
              ...devices['Desktop Firefox'],
              viewport: wide,
              // Spoken to by WebDriver BiDi, as Firefox comes; the other way needs one that was altered.
              channel: 'moz-firefox',
              launchOptions: { executablePath: firefox, firefoxUserPrefs: proxyPrefs() },
            },
          },
        ]
      : []),
    // One flow of each island, in the pages as `npm run dev` makes them on demand.
    ...(process.env.DEV_SERVER
      ? [
          {
            name: 'dev',
            testIgnore: others,
            grep: /@dev/,
            workers: 2,
            timeout: 180_000,
            expect: { timeout: 60_000 },
            use: { ...devices['Desktop Chrome'], viewport: wide },
          },
        ]
      : []),
    ...(process.env.WEBKIT_DRIVER
      ? [{ name: 'webkit', testMatch: '**/browsers/webkit.spec.ts', fullyParallel: false }]
      : []),
  ],
})

/** How Chromium is started; `more` flags may follow. */
function chromium(...more: string[]) {
  const { CHROMIUM_PATH } = process.env
  return {
    ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(services
        ? [`--host-resolver-rules=MAP ${builtFor} 127.0.0.1:${new URL(services).port}`]
        : []),
      ...more,
    ],
  }
}

/** Firefox cannot map a port. It asks the run's services as a proxy for that one address. */
function proxyPrefs(): Record<string, string | number | boolean> {
  if (!services) return {}
  const script = `function FindProxyForURL(url) {
    return url.startsWith('http://${builtFor}/') ? 'PROXY 127.0.0.1:${new URL(services).port}' : 'DIRECT'
  }`
  return {
    'network.proxy.type': 2,
    'network.proxy.autoconfig_url': `data:,${encodeURIComponent(script)}`,
    'network.proxy.allow_hijacking_localhost': true,
  }
}
