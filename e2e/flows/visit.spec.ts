import { readFileSync } from 'node:fs'
import { devices, type Page } from '@playwright/test'
import { dayAhead } from '../day-ahead'
import { expect, FAILED_REQUEST, test } from '../fixtures'
import { ProjectPage } from '../pages/project'
import { TamilForm, tamil } from '../pages/tamil'
import { readCalendar } from '../read-calendar'
import { checkUnless } from '../tags'

/** The directions to Vistara's gate. */
const TO_THE_GATE = 'https://www.google.com/maps/dir/?api=1&destination=9.96417,78.17283'

async function fillVisit(page: Page, date: string, project = 'Vistara') {
  const { visit } = new ProjectPage(page, project)
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
  await expect(page.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', TO_THE_GATE)
  await expect(page.getByRole('link', { name: 'Call the desk' })).toHaveAttribute('href', /^tel:/)
  expect(page.url()).not.toMatch(/[?#]/)
})

for (const [name, device] of [
  ['an Android phone', devices['Pixel 7']],
  ['an iPhone', devices['iPhone 15']],
] as const) {
  const { userAgent, viewport, isMobile, hasTouch } = device
  test.describe(`on ${name}`, () => {
    test.use({ userAgent, viewport, isMobile, hasTouch })

    test('the calendar of a visit knows the gate, the chosen plot and when to remind @once', async ({
      page,
    }) => {
      const vistara = new ProjectPage(page, 'Vistara')
      await vistara.open('?plot=34')
      await vistara.visit.ready()
      await expect(page.locator('#contact')).toContainText('Plot 34')
      const date = dayAhead(4)
      await (await fillVisit(page, date)).tap()
      await expect(page).toHaveURL(/\/formsubmitsuccess\/$/)
      const receipt = page.getByRole('region', { name: 'Your visit' })
      await expect(receipt).toContainText('Meeting point: The site office')

      const download = page.waitForEvent('download')
      const add = receipt.getByRole('link', { name: 'Add to calendar' })
      await add.tap()
      const file = await download
      expect(file.suggestedFilename()).toBe(`visit-${date}.ics`)
      const [event] = readCalendar(readFileSync(await file.path(), 'utf8'))
      expect(event).toMatchObject({
        start: `${date}T06:30:00.000Z`,
        end: `${date}T10:30:00.000Z`,
        geo: '9.96417;78.17283',
        place: expect.stringContaining('The site office'),
        url: expect.stringMatching(/\/vistara\/\?plot=34#plan$/),
        alarms: [17 * 60, 2 * 60],
      })

      const google = receipt.getByRole('link', { name: 'Add to Google Calendar' })
      const { searchParams } = new URL((await google.getAttribute('href')) ?? '')
      expect(searchParams.get('dates')).toBe(
        ['120000', '160000'].map((time) => `${date.replaceAll('-', '')}T${time}`).join('/'),
      )
      expect(searchParams.get('location')).toBe('9.96417,78.17283')
      expect(searchParams.get('details')).toBe(event?.note)
      for (const way of [add, google]) {
        expect((await way.boundingBox())?.height).toBeGreaterThanOrEqual(24)
      }
    })
  })
}

test('where the gate is not known, the thank-you leads to the place in words @once', async ({
  page,
}) => {
  const nakshatra = new ProjectPage(page, 'Nakshatra')
  await nakshatra.open()
  await expect(page.locator('#location')).not.toContainText('Plus Code')
  await expect(page.locator('#location').getByRole('link', { name: /WhatsApp/ })).toHaveCount(0)
  await nakshatra.visit.ready()
  await (await fillVisit(page, dayAhead(2), 'Nakshatra')).click()
  const receipt = page.getByRole('region', { name: 'Your visit' })
  await expect(receipt.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    /destination=Royapuram/,
  )
  await expect(receipt).not.toContainText('Meeting point')
  const download = page.waitForEvent('download')
  await receipt.getByRole('link', { name: 'Add to calendar' }).click()
  const [event] = readCalendar(readFileSync(await (await download).path(), 'utf8'))
  expect(event).toMatchObject({ geo: '', place: expect.stringMatching(/^Royapuram/) })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  const location = (place: string) => tamil('project-page/words', `location.${place}`)
  for (const [folder, directions, send, meet] of [
    ['', 'Directions', 'Send the place on WhatsApp', 'Meeting point: {place}'],
    ['ta/', location('directions'), location('send'), location('meet')],
  ] as const) {
    test(`the gate of ${folder}vistara/ is read, sent and found @once @readonly`, async ({
      page,
    }) => {
      await page.goto(`${folder}vistara/`)
      const place = page.locator('#location')
      await expect(place.getByText('6JXWX57F+M4')).toHaveCSS('user-select', 'all')
      await expect(place.getByRole('link', { name: directions, exact: true })).toHaveAttribute(
        'href',
        TO_THE_GATE,
      )
      const message = await place.getByRole('link', { name: send }).getAttribute('href')
      expect(new URL(message ?? '').searchParams.get('text')).toContain(
        'https://www.google.com/maps/search/?api=1&query=9.96417,78.17283',
      )
      const [meeting = ''] = meet.split('{')
      await expect(place).toContainText(meeting)
      await expect(page.locator('#visit')).toContainText(meeting)
    })
  }
})

test.describe('by touch at 360 pixels in Tamil', () => {
  const { userAgent } = devices['Pixel 7']
  test.use({
    userAgent,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })

  test('a visit is asked for, and its calendar leads to the gate @once', async ({ page }) => {
    await page.goto('ta/vistara/#visit')
    const words = (place: string, values = {}) => tamil('project-page/words', place, values)
    const form = new TamilForm(
      page,
      words('visit.subject', { name: tamil('projects/vistara', 'name') }),
    )
    await form.ready()
    await form.fill({ name: 'ஆஷா' })
    await form.root.locator('[name=visit_date]').fill(dayAhead(4))
    await form.root.locator('[name=preferred_time]').selectOption('morning')
    await form.submit.tap()
    await expect(page).toHaveURL(/\/ta\/formsubmitsuccess\/$/)
    const receipt = page.getByRole('region', { name: words('receipt.title') })
    const point = tamil('projects/vistara', 'place.gate.meetingPoint')
    await expect(receipt).toContainText(words('location.meet', { place: point }))
    const download = page.waitForEvent('download')
    await receipt.getByRole('link', { name: words('receipt.calendar') }).tap()
    const [event] = readCalendar(readFileSync(await (await download).path(), 'utf8'))
    expect(event).toMatchObject({
      place: expect.stringContaining(point),
      url: expect.stringMatching(/\/ta\/vistara\/#plan$/),
      alarms: [14 * 60, 2 * 60],
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
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
