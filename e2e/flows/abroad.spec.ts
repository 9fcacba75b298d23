import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { dayAhead } from '../helpers/day-ahead'
import { expect, FAILED_REQUEST, test } from '../helpers/fixtures'
import { ProjectPage } from '../helpers/pages/project'

const box = (form: Locator) => form.getByRole('checkbox', { name: /^I live abroad/ })

/** Records the addresses of files with number rules that a page loads, its own islands excluded. */
function rulesLoaded(page: Page): () => readonly string[] {
  const large: string[] = []
  page.on('response', async (answer) => {
    if (!/\/islands\/.*\.js$/.test(answer.url())) return
    const text = await answer.text().catch(() => '')
    // Only the library's table contains the patterns of the United Arab Emirates.
    if (text.includes('["971"')) large.push(answer.url())
  })
  return () => large
}

test('a number from abroad is taken once the box is ticked, and sent as E.164 @once', async ({
  page,
  local,
}) => {
  const loaded = rulesLoaded(page)
  const { enquiry, ...vistara } = new ProjectPage(page, 'Vistara')
  await page.goto(`${vistara.slug}/#enquiry`)
  await enquiry.ready()
  await enquiry.fill({ phone: '+971 50 123 4567' })
  expect(loaded()).toEqual([])
  await enquiry.submit.click()
  await expect(enquiry.phone).toBeFocused()
  await expect(enquiry.phone).toHaveAccessibleDescription('Please Enter a valid phone number')
  expect(loaded()).toEqual([])

  await box(enquiry.root).press('Space')
  await expect.poll(loaded).toHaveLength(1)
  await expect(enquiry.phone).toHaveAccessibleDescription('')
  await expect(enquiry.phone).toHaveAttribute('autocomplete', 'tel')
  await enquiry.submit.click()
  await expect(page).toHaveURL(/formsubmitsuccess/)
  const [sent] = await local.received('form')
  expect(sent?.fields).toMatchObject({ phone: '+971501234567', abroad: 'United Arab Emirates' })
})

test('if the rules of other countries fail to load, the enquiry is sent anyway @once @check', async ({
  page,
  home,
  local,
  allowedMessages,
}) => {
  allowedMessages.push(FAILED_REQUEST)
  await home.open()
  await home.enquiry.ready()
  // All other files of the form are loaded.
  await page.route(/\/islands\/.*\.js$/, (route) => route.abort())
  await home.enquiry.fill({ phone: '+971 50 123 4567' })
  await box(home.enquiry.root).check()
  await home.enquiry.submit.click()
  await expect(page).toHaveURL(/formsubmitsuccess/)
  const [sent] = await local.received('form')
  expect(sent?.fields).toMatchObject({ phone: '+971501234567', abroad: 'yes' })
})

test.describe('on a device in Dubai', () => {
  test.use({ timezoneId: 'Asia/Dubai' })

  test('a video visit shows the hours by both clocks, in the form, the mail and the thank-you @once @check', async ({
    page,
    local,
  }) => {
    const vistara = new ProjectPage(page, 'Vistara')
    const { visit } = vistara
    await page.goto('vistara/#visit')
    await visit.ready()
    await expect(visit.root.getByRole('radio', { name: 'On site' })).toBeChecked()
    const send = await vistara.fillVisit(dayAhead(4), 'morning')
    const time = visit.root.getByLabel('Time of day')
    await expect(time.locator('option:checked')).toHaveText('Morning, 9 AM–12 PM')
    await visit.root.getByRole('radio', { name: /^By video call/ }).check()
    const both = 'Morning, 9 AM–12 PM in Tamil Nadu · 07:30–10:30 where you are'
    await expect(time.locator('option:checked')).toHaveText(both)
    await expect(visit.root.getByText(both).last()).toBeVisible()
    await send.click()
    await expect(page).toHaveURL(/formsubmitsuccess/)

    const [sent] = await local.received('form')
    expect(sent?.fields).toMatchObject({
      visit_by: 'video-call',
      preferred_time: 'morning',
      visitor_hours: `${dayAhead(4)} 07:30–10:30, Asia/Dubai`,
    })
    await expect(page.getByText('07:30–10:30 where you are')).toBeVisible()
    await expect(page.getByText('Video call', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Directions' })).toHaveCount(0)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Add to calendar' }).click()
    const file = readFileSync(await (await download).path(), 'utf8')
    expect(file).toContain('LOCATION:Video call')
    expect(file).toContain(`DTSTART;TZID=Asia/Kolkata:${dayAhead(4).replaceAll('-', '')}T090000`)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the ticked box shows a button that sends a number from abroad @once', async ({
    home,
    page,
    local,
  }) => {
    await home.open()
    await home.enquiry.fill({ phone: '+971 50 123 4567' })
    await home.enquiry.submit.click()
    await expect(page).not.toHaveURL(/formsubmitsuccess/)
    expect(await local.received('form')).toEqual([])

    await box(home.enquiry.root).check()
    await expect(home.enquiry.submit).toHaveCount(1)
    await home.enquiry.submit.click()
    await expect(page).toHaveURL(/formsubmitsuccess/)
    const [sent] = await local.received('form')
    expect(sent?.fields).toMatchObject({ phone: '+971 50 123 4567', abroad: 'yes' })
  })

  test('a video visit can be requested @once @check', async ({ page, local }) => {
    const vistara = new ProjectPage(page, 'Vistara')
    await page.goto('vistara/#visit')
    await vistara.visit.root.getByRole('radio', { name: /^By video call/ }).check()
    await (await vistara.fillVisit(dayAhead(4), 'morning')).click()
    await expect(page).toHaveURL(/formsubmitsuccess/)
    const [sent] = await local.received('form')
    expect(sent?.fields).toMatchObject({ visit_by: 'video-call' })
  })
})
