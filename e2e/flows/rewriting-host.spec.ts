/** A proxy in front of the site that rewrites its pages. */
import type { Page } from '@playwright/test'
import { expect, test } from '../helpers/fixtures'
import { ContactPage } from '../helpers/pages/contact'
import { HomePage } from '../helpers/pages/home'
import {
  delayScripts,
  HOST_SCRIPTS,
  hideAddresses,
  LOADER,
  minify,
} from '../helpers/rewriting-host'

/** Simulates the proxy. */
async function rewrite(page: Page, ...changes: readonly ((html: string) => string)[]) {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    const body = changes.reduce((now, change) => change(now), html)
    await route.fulfill({ response, body })
  })
  await page.route(`**${HOST_SCRIPTS}**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: LOADER }),
  )
}

const addressesOf = (page: Page) =>
  page
    .locator('a[href^="mailto:"]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('href'), link.textContent]))

test('with comments and quotes removed, addresses stay, and a press still works @check @once', async ({
  page,
}) => {
  const contact = new ContactPage(page)
  await contact.ready()
  const addresses = await addressesOf(page)
  expect(addresses.length).toBeGreaterThan(0)

  await rewrite(page, hideAddresses, minify)
  await contact.ready()
  expect(await addressesOf(page)).toEqual(addresses)
  await expect(page.getByText(/\[email/)).toHaveCount(0)
  // The form's script shows its message; without it the browser would show its own.
  await contact.submit.click()
  await expect(contact.name).toHaveAttribute('aria-invalid', 'true')

  const home = new HomePage(page)
  await home.open()
  await home
    .banner()
    .getByRole('button', { name: /Cricket/ })
    .click()
  await expect(home.banner().locator('button[aria-current]')).toHaveText(/Cricket/)
})

test('with scripts deferred by the proxy, which the policy then blocks, the page works as without scripts @check @once', async ({
  page,
  allowedMessages,
}) => {
  allowedMessages.push(/Trusted|Content Security Policy/)
  await rewrite(page, hideAddresses, delayScripts)
  const home = new HomePage(page)
  await home.open()
  expect((await addressesOf(page)).length).toBeGreaterThan(0)
  await expect(page.locator('html')).not.toHaveAttribute('data-loading')
  await expect(home.banner().getByRole('heading').first()).toBeInViewport()
  await page
    .getByRole('link', { name: /Contact/ })
    .first()
    .click()
  await expect(page).toHaveURL(/contact/)
})
