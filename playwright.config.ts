import { defineConfig, devices } from '@playwright/test'

/** A deployed address to run the read-only flows against, instead of the site built here. */
const deployed = process.env.E2E_BASE_URL
const port = process.env.PORT ?? '4173'
const base = process.env.BASE_PATH ?? '/noyyal'

export default defineConfig({
  testDir: './e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Pages wait more than they work: four keep two cores busy.
  workers: 4,
  timeout: 30_000,
  reporter: [['list']],
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
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    // What does not depend on the width carries @once and runs on the desktop alone.
    { name: 'phone', grepInvert: /@once/, use: { ...devices['Pixel 7'] } },
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
