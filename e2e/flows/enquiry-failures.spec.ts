import type { Locator } from '@playwright/test'
import { expect, FAILED_REQUEST, test } from '../helpers/fixtures'
import { checkUnless } from '../helpers/tags'

const FAILURES = [
  ['an error of the provider', { status: 500 }, 'Something went wrong. Please try again.'],
  ['a refusal', { status: 429 }, 'Something went wrong. Please try again.'],
  ['a wrong request', { status: 400 }, 'Something went wrong. Please try again.'],
  ['nonsense', { status: 502, body: '<html>' }, 'Something went wrong. Please try again.'],
  [
    'a good status with a no in its body',
    { status: 200, body: { message: 'Invalid access key' } },
    'Something went wrong. Please try again.',
  ],
  ['a dropped connection', { drop: true }, 'Error occurred: '],
  ['a refusal by CORS', { cors: false }, 'Error occurred: '],
] as const

test('after each failure every word is kept and other ways carry the same text @once @check', async ({
  home,
  local,
  allowedMessages,
}) => {
  allowedMessages.push(FAILED_REQUEST)
  const { enquiry } = home
  await home.fillEnquiry()
  for (const [name, plan, text] of FAILURES)
    await test.step(name, async () => {
      // Browsers retry a dropped request themselves, so the failure lasts until it is reset.
      await local.fail({ service: 'form', times: 9, ...plan })
      const answered = (await local.received('form')).length
      await enquiry.submit.click()
      await expect.poll(async () => (await local.received('form')).length).toBeGreaterThan(answered)
      await expect(enquiry.alert).toContainText(text)
      await expect(enquiry.name).toHaveValue('Asha')
      await expect(enquiry.message).toHaveValue('A plot, please')
      const hrefOf = async (name: string) =>
        decodeURIComponent(
          (await enquiry.alert.getByRole('link', { name }).getAttribute('href')) ?? '',
        )
      expect(await hrefOf('WhatsApp')).toContain('A plot, please')
      expect(await hrefOf('Mail')).toContain('asha@example.com')
      expect(await hrefOf('Call')).toMatch(/^tel:\+/)
      await local.recover()
    })
  await enquiry.root.getByRole('button', { name: 'Send again' }).click()
  await expect(home.page).toHaveURL(/formsubmitsuccess/)
})

test('no answer for fifteen seconds counts as a failure @once @check', async ({
  home,
  page,
  local,
}) => {
  await page.clock.install()
  await home.open()
  await home.enquiry.ready()
  await local.fail({ service: 'form', delayMs: 20_000, times: 9 })
  await home.enquiry.fill()
  await home.enquiry.submit.click()
  await expect.poll(() => local.received('form')).toHaveLength(1)
  await page.clock.fastForward('00:14')
  await expect(home.enquiry.alert).toHaveCount(0)
  await page.clock.fastForward('00:02')
  await expect(home.enquiry.alert).toHaveText(/^Error occurred: no answer within 15 seconds/)
  await expect(home.enquiry.message).toHaveValue('A plot, please')
})

test('without a network every word is kept, and is sent once it is back @once @check', async ({
  home,
  page,
  local,
  context,
  allowedMessages,
}) => {
  allowedMessages.push(FAILED_REQUEST)
  await home.fillEnquiry()
  await context.setOffline(true)
  await home.enquiry.submit.click()
  await expect(home.enquiry.alert).toContainText('Error occurred: ')
  await expect(home.enquiry.message).toHaveValue('A plot, please')
  await context.setOffline(false)
  await home.enquiry.submit.click()
  await expect(page).toHaveURL(/formsubmitsuccess/)
  expect(await local.received('form')).toHaveLength(1)
})

test('leaving while it is being sent loses no word and sends nothing twice @once @check', async ({
  home,
  page,
  local,
}) => {
  await home.open()
  await home.enquiry.ready()
  await local.fail({ service: 'form', delayMs: 5_000 })
  await home.enquiry.fill({ name: 'Meenakshi' })
  await home.enquiry.submit.click()
  await expect.poll(() => local.received('form')).toHaveLength(1)
  await page.goto('privacy/')
  await page.goBack()
  await home.enquiry.ready()
  await expect(home.enquiry.name).toHaveValue('Meenakshi')
  await expect(home.enquiry.message).toHaveValue('A plot, please')
  expect(await local.received('form')).toHaveLength(1)
})

test('Back after success shows an empty form, and sends nothing again @once @check', async ({
  home,
  page,
  local,
}) => {
  await home.sendEnquiry()
  await page.goBack()
  await home.enquiry.ready()
  await expect(home.enquiry.name).toHaveValue('')
  await expect(home.enquiry.submit).not.toHaveAttribute('aria-disabled')
  expect(await local.received('form')).toHaveLength(1)
})

test('a page restored from the back/forward cache has a usable form @once @check', async ({
  home,
  page,
}) => {
  await page.clock.install()
  await home.fillEnquiry()
  // Under test the browser has no back/forward cache: stop the clock before leaving, then dispatch its event.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000)
  await home.enquiry.submit.click()
  await expect(home.enquiry.thanks).toBeVisible()
  await expect(home.enquiry.submit).toHaveAttribute('aria-disabled', 'true')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(home.enquiry.thanks).toHaveCount(0)
  await expect(home.enquiry.submit).not.toHaveAttribute('aria-disabled')
})

/** A small phone, low and common laptops, a phone in landscape; and text at twice its size. */
const WINDOWS = [
  [360, 740],
  [1280, 720],
  [1366, 768],
  [844, 390],
] as const

/** Pages with a form, and the service that receives it. */
const FORMS = [
  ['./', 'form'],
  ['properties/', 'form'],
  ['vistara/', 'form'],
  ['vistara/residences/', 'form'],
  ['jointventures/', 'form'],
  ['contact/', 'documents'],
  ['ta/', 'form'],
] as const

/** Fills the required fields of any form. */
async function fillAny(form: Locator) {
  for (const [name, text] of [
    ['name', 'Asha'],
    ['email', 'asha@example.com'],
    ['phone', '9848012345'],
  ] as const) {
    const field = form.locator(`[name=${name}]:not([type=hidden])`)
    if ((await field.count()) > 0) await field.fill(text)
  }
  for (const field of await form.locator(':is(input, textarea):required:invalid').all())
    await field.fill((await field.getAttribute('min')) ?? 'A plot')
  for (const field of await form.locator('select:required').all())
    await field.selectOption({ index: 1 })
}

for (const [path, service] of FORMS)
  test(`what became of the form of ${path} is seen at its button, and in a region that was there @once${checkUnless(path === './')}`, async ({
    page,
    local,
    allowedMessages,
  }) => {
    allowedMessages.push(FAILED_REQUEST, /Error saving contact/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path)
    const forms = page.locator('form[data-stored]')
    // The first form visible at this width; wide windows may show another one before it.
    const form = forms.nth(
      await forms.evaluateAll((all) => all.findIndex((each) => each.checkVisibility())),
    )
    await form.locator('[name=name]').focus()
    await expect(form).toHaveAttribute('data-ready', '')
    const answer = form.getByRole('status')
    await expect(answer).toBeEmpty()
    await fillAny(form)
    const button = form.locator('button[type=submit]:visible')
    const tools = await page.context().newCDPSession(page)
    for (const [text, [width, height]] of [
      ...WINDOWS.map((size) => [16, size] as const),
      [32, WINDOWS[2]] as const,
    ])
      await test.step(`${width}×${height}, text of ${text} pixels`, async () => {
        await page.setViewportSize({ width, height })
        await tools.send('Page.setFontSizes', { fontSizes: { standard: text } })
        await local.fail({ service, status: 500, times: 1 })
        // Scroll the button to the bottom of the window.
        await button.evaluate((element) => element.scrollIntoView({ block: 'end' }))
        await button.click()
        const failure = answer.locator('[data-kind=failed] p').first()
        await expect(failure).toBeInViewport({ ratio: 1 })
        // No other part of the page covers the answer.
        expect(
          await failure.evaluate((element) => {
            const { left, top } = element.getBoundingClientRect()
            return element.contains(document.elementFromPoint(left + 4, top + 4))
          }),
        ).toBe(true)
      })
  })
