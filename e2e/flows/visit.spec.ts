import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, FAILED_REQUEST, test } from '../fixtures'
import { ProjectPage } from '../pages/project'
import { TamilForm, tamil } from '../pages/tamil'
import { checkUnless } from '../tags'

/** A day of the coming fourteen, as a date field wants it, by the calendar of Tamil Nadu. */
const dayAhead = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(
    Date.now() + days * 24 * 60 * 60 * 1000,
  )

async function fillVisit(page: Page, date: string) {
  const { visit } = new ProjectPage(page, 'Vistara')
  await visit.root.getByLabel(/^Name/).fill('Asha')
  await visit.email.fill('asha@example.com')
  await visit.phone.fill('98480 12345')
  await visit.root.getByLabel('Day', { exact: true }).fill(date)
  await visit.root.getByLabel('Time of day').selectOption('afternoon')
  return visit.root.getByRole('button', { name: /ask for this visit/i })
}

test('a visit is asked for, and the thank-you has a calendar file, the way and a number @dev', async ({
  page,
  local,
}) => {
  const vistara = new ProjectPage(page, 'Vistara')
  await vistara.open()
  await vistara.visit.ready()
  const date = dayAhead(4)
  await (await fillVisit(page, date)).click()
  await expect(page).toHaveURL(/\/formsubmitsuccess\/$/)

  const [sent] = await local.received('form')
  expect(sent?.fields).toMatchObject({
    project: 'Vistara',
    visit_date: date,
    preferred_time: 'afternoon',
  })

  const calendar = page.getByRole('link', { name: 'Add to calendar' })
  const download = page.waitForEvent('download')
  await calendar.click()
  const file = readFileSync(await (await download).path(), 'utf8')
  expect(file).toContain(`DTSTART;TZID=Asia/Kolkata:${date.replaceAll('-', '')}T120000`)
  expect(file).not.toContain('Asha')
  await expect(page.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', /Uthangudi/)
  await expect(page.getByRole('link', { name: 'Call the desk' })).toHaveAttribute('href', /^tel:/)
  expect(page.url()).not.toMatch(/[?#]/)
})

test('the day is one of the next fourteen @once @readonly', async ({ page }) => {
  const vistara = new ProjectPage(page, 'Vistara')
  await vistara.open()
  await vistara.visit.ready()
  const day = vistara.visit.root.getByLabel('Day', { exact: true })
  await expect(day).toHaveAttribute('min', dayAhead(1))
  await expect(day).toHaveAttribute('max', dayAhead(14))
  const slots = vistara.visit.root.getByLabel('Time of day').locator('option:not([hidden])')
  await expect(slots).toHaveText([
    'Morning, 9 AM–12 PM',
    'Afternoon, 12 PM–4 PM',
    'Evening, 4 PM–7 PM',
  ])
})

for (const [name, days] of [
  ['yesterday', -1],
  ['today', 0],
  ['two weeks and a day', 15],
  ['a year', 365],
] as const) {
  test(`a visit for ${name} is refused, whatever the picker lets through @once${checkUnless(days === -1)}`, async ({
    page,
    local,
  }) => {
    const vistara = new ProjectPage(page, 'Vistara')
    await vistara.open()
    await vistara.visit.ready()
    const send = await fillVisit(page, dayAhead(days))
    const day = vistara.visit.root.getByLabel('Day', { exact: true })
    // As the picker of a phone, which keeps neither.
    for (const limit of ['min', 'max'])
      await day.evaluate((field, attribute) => field.removeAttribute(attribute), limit)
    await send.click()
    await expect(day).toBeFocused()
    await expect(day).toHaveAccessibleDescription('Please choose a day in the next two weeks')
    expect(await local.received('form')).toEqual([])
    await day.fill(dayAhead(3))
    await send.click()
    await expect(page).toHaveURL(/formsubmitsuccess/)
  })
}

test('half a date, and a day that is past, are refused in Tamil too @once @check', async ({
  page,
  local,
}) => {
  await page.goto('ta/vistara/#visit')
  const name = tamil('projects/vistara', 'name')
  const form = new TamilForm(page, tamil('project-page/words', 'visit.subject', { name }))
  await form.ready()
  await form.fill()
  const day = form.root.locator('[name=visit_date]')
  await form.root.locator('[name=preferred_time]').selectOption('evening')
  const refuse = async () => {
    await form.submit.click()
    await expect(day).toBeFocused()
    await expect(day).toHaveAccessibleDescription(tamil('project-page/words', 'visit.dayMissing'))
  }
  await day.focus()
  await page.keyboard.type('31')
  await refuse()
  await day.fill(dayAhead(-1))
  await refuse()
  expect(await local.received('form')).toEqual([])
})

test('a visit that was not taken keeps every word and offers other ways @once @check', async ({
  page,
  local,
  allowedMessages,
}) => {
  allowedMessages.push(FAILED_REQUEST, /^500 /)
  await local.fail({ service: 'form', status: 500 })
  const vistara = new ProjectPage(page, 'Vistara')
  await vistara.open()
  await vistara.visit.ready()
  const date = dayAhead(2)
  await (await fillVisit(page, date)).click()
  await expect(vistara.visit.alert).toContainText('Something went wrong. Please try again.')
  await expect(vistara.visit.root.getByLabel('Day', { exact: true })).toHaveValue(date)
  await expect(vistara.visit.alert.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(date),
  )
})

test('the thank-you shows no visit where none was asked for @once @readonly', async ({ page }) => {
  await page.goto('formsubmitsuccess/')
  await expect(page.getByRole('heading', { name: 'Your visit' })).toHaveCount(0)
})

test('a kept visit on a day that no month has is not shown as another day @once @check', async ({
  page,
}) => {
  const visit = { project: 'Vistara', place: 'Madurai', preferred_time: 'morning' }
  await page.addInitScript(
    (text) => sessionStorage.setItem('visit', text),
    JSON.stringify({ ...visit, visit_date: '2026-02-31' }),
  )
  await page.goto('formsubmitsuccess/')
  await page.locator('[data-stored=visit][data-ready]').waitFor({ state: 'attached' })
  await expect(page.getByRole('heading', { name: 'Your visit' })).toHaveCount(0)
})
