import { expect, FAILED_REQUEST, test } from '../fixtures'

const FAILURES = [
  ['an error of the provider', { status: 500 }, 'Something went wrong. Please try again.'],
  ['a refusal', { status: 429 }, 'Something went wrong. Please try again.'],
  ['a wrong request', { status: 400 }, 'Something went wrong. Please try again.'],
  ['nonsense', { status: 502, body: '<html>' }, 'Something went wrong. Please try again.'],
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
  await home.open()
  await enquiry.ready()
  await enquiry.fill()
  for (const [name, plan, text] of FAILURES)
    await test.step(name, async () => {
      // A browser repeats a dropped call by itself, so the failure lasts until it is mended.
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

test('without a network every word is kept, and goes out once it is back @once @check', async ({
  home,
  page,
  local,
  context,
  allowedMessages,
}) => {
  allowedMessages.push(FAILED_REQUEST)
  await home.open()
  await home.enquiry.ready()
  await home.enquiry.fill()
  await context.setOffline(true)
  await home.enquiry.submit.click()
  await expect(home.enquiry.alert).toContainText('Error occurred: ')
  await expect(home.enquiry.message).toHaveValue('A plot, please')
  await context.setOffline(false)
  await home.enquiry.submit.click()
  await expect(page).toHaveURL(/formsubmitsuccess/)
  expect(await local.received('form')).toHaveLength(1)
})

test('leaving while it is under way loses no word and sends nothing twice @once @check', async ({
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

test('Back into a page that the browser kept finds the form free again @once @check', async ({
  home,
  page,
}) => {
  await page.clock.install()
  await home.open()
  await home.enquiry.ready()
  await home.enquiry.fill()
  // Driven by a test, the browser keeps no pages: time stops before this one is left, and it is told.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000)
  await home.enquiry.submit.click()
  await expect(home.enquiry.thanks).toBeVisible()
  await expect(home.enquiry.submit).toHaveAttribute('aria-disabled', 'true')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(home.enquiry.thanks).toHaveCount(0)
  await expect(home.enquiry.submit).not.toHaveAttribute('aria-disabled')
})
