import { defineConfig, devices } from '@playwright/test'

/** A deployed address to run the read-only flows against, instead of the site built here. */
const deployed = process.env.E2E_BASE_URL
const port = process.env.PORT ?? '4173'
const base = process.env.BASE_PATH ?? '/noyyal'
/** Given by `npm run test:browsers`. */
const firefox = process.env.FIREFOX_PATH
const wide = { width: 1440, height: 900 }
/** Tests of other browsers than Chromium. */
const others = '**/browsers/**'

export default defineConfig({
  testDir: './e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Pages wait more than they work: four keep two cores busy.
  workers: 4,
  timeout: 30_000,
  // CI's machines may do other work besides. What needed a second try is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  use: {
    baseURL: `${deployed ?? `http://localhost:${port}${base}`}/`.replace(/\/+$/, '/'),
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: others,
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
              launchOptions: { executablePath: firefox },
            },
          },
        ]
      : []),
    ...(process.env.WEBKIT_DRIVER
      ? [{ name: 'webkit', testMatch: '**/browsers/webkit.spec.ts', fullyParallel: false }]
      : []),
  ],
  ...(!deployed && {
    webServer: {
      command: 'node scripts/start.mjs',
      url: `http://localhost:${port}${base}/`,
      reuseExistingServer: !process.env.CI,
      timeout: 120_000,
    },
  }),
})
