import { readFileSync } from 'node:fs'
import { devices, type Page } from '@playwright/test'
import { dayAhead } from '@/e2e/helpers/day-ahead'
import { linesOf, mailOf } from '@/e2e/helpers/desk-mail'
import { expect, test } from '@/e2e/helpers/fixtures'
import { ProjectPage } from '@/e2e/helpers/pages/project'
import { TamilForm, tamil } from '@/e2e/helpers/pages/tamil'
import { readCalendar } from '@/e2e/helpers/read-calendar'

// If its image fails to load, a plan stays as built.

/** The directions to Vistara's gate. */
const TO_THE_GATE = 'https://www.google.com/maps/dir/?api=1&destination=9.96417,78.17283'

/** The public origin of the site in its pages, which differs from the test server's. */
const originOf = async (page: Page) =>
  new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').origin

/** The event and the name of the calendar file that a link of the thank-you downloads. */
async function savedEvent(page: Page, name: string) {
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name, exact: true }).click()
  const file = await download
  const text = readFileSync(await file.path(), 'utf8')
  return { name: file.suggestedFilename(), text, event: readCalendar(text)[0] }
}

test('a visit to a plot reaches the desk with reference, plot, reply and event; the visitor gets the same reference, directions and the calendar file @dev', async ({
  page,
  local,
}) => {
  const vistara = new ProjectPage(page, 'Vistara')
  await vistara.openPlan()
  await vistara.plot(12).click()
  const origin = await originOf(page)
  const address = new URL(page.url())
  const date = dayAhead(4)
  const day = date.replaceAll('-', '')
  await page.keyboard.press('Escape')
  await vistara.visit.ready()
  const send = await vistara.fillVisit(date)
  await vistara.visit.root.getByRole('radio', { name: 'WhatsApp' }).check()
  await send.click()
  await expect(page).toHaveURL(/\/formsubmitsuccess\/$/)
  const mail = await mailOf(local)
  const { reference = '', plot, plot_price, whatsapp_reply, calendar } = mail

  await test.step('the mail', () => {
    expect(mail).toMatchObject({
      project: 'Vistara',
      reference: expect.stringMatching(/^VIS-12-[2-9A-HJKMNP-TV-Z]{4}$/),
      page: `${address.origin}${address.pathname}`,
      plot_page: `${origin}${address.pathname}plot/12/`,
      plot_number: '12',
      plot_price: expect.stringMatching(/^₹[\d,]+$/),
      answer_by: 'whatsapp',
      visit_date: date,
      preferred_time: 'afternoon',
    })
    expect(mail).not.toHaveProperty('from')
    expect(mail).not.toHaveProperty('adds_to')
  })
  await test.step('the reply', () => {
    expect(new URL(whatsapp_reply ?? '').pathname).toBe('/919848012345')
    const [opening, ...lines] = linesOf(whatsapp_reply)
    expect(opening).toMatch(
      /^Hello Asha, your visit to Vistara is confirmed: .+, Afternoon, 12 PM–4 PM\.$/,
    )
    expect(lines).toEqual([
      `${plot}, ${plot_price}`,
      mail.plot_page,
      expect.stringMatching(/^Place: .+$/),
      expect.stringMatching(/^https:\/\/www\.google\.com\/maps\//),
      `Your reference: ${reference}`,
    ])
  })
  await test.step('the event of the desk', () => {
    const event = new URL(calendar ?? '')
    expect(event.origin + event.pathname).toBe('https://calendar.google.com/calendar/render')
    expect(Object.fromEntries(event.searchParams)).toMatchObject({
      text: 'Visit to Vistara: Asha',
      dates: `${day}T120000/${day}T160000`,
      ctz: 'Asia/Kolkata',
      details: expect.stringContaining(`${reference}\n`),
    })
  })
  await test.step('the thank-you', async () => {
    await expect(page.getByText(`Your reference: ${reference}`)).toBeVisible()
    const whatsapp = page.locator('main').getByRole('link', { name: 'WhatsApp' })
    expect(linesOf(await whatsapp.getAttribute('href')).at(-1)).toBe(reference)
    const receipt = page.getByRole('region', { name: 'Your visit' })
    await expect(receipt).toContainText('Meeting point: The site office')
    await expect(receipt.getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      TO_THE_GATE,
    )
    await expect(page.getByRole('link', { name: 'Call the desk' })).toHaveAttribute('href', /^tel:/)
    const { name, text, event } = await savedEvent(page, 'Add to calendar')
    expect(name).toBe(`visit-${date}.ics`)
    expect(text).toContain(`DTSTART;TZID=Asia/Kolkata:${day}T120000`)
    expect(event).toMatchObject({
      start: `${date}T06:30:00.000Z`,
      end: `${date}T10:30:00.000Z`,
      geo: '9.96417;78.17283',
      place: expect.stringContaining('The site office'),
      url: expect.stringMatching(/\/vistara\/\?plot=12#plan$/),
      note: expect.stringContaining(reference),
      alarms: [17 * 60, 2 * 60],
    })
    const google = receipt.getByRole('link', { name: 'Add to Google Calendar' })
    const { searchParams } = new URL((await google.getAttribute('href')) ?? '')
    expect(searchParams.get('dates')).toBe(`${day}T120000/${day}T160000`)
    expect(searchParams.get('location')).toBe('9.96417,78.17283')
    expect(searchParams.get('details')).toBe(event?.note)
    expect((await google.boundingBox())?.height).toBeGreaterThanOrEqual(24)
    // The visitor's name is only in the mail.
    expect(text).not.toContain('Asha')
    expect(page.url()).not.toMatch(/[?#]/)
    expect(await page.content()).not.toMatch(/Asha|98480|asha@/)
  })
})

test('a visit is for one of the next fourteen days, whatever the date picker accepts @once @check', async ({
  page,
  local,
}) => {
  const vistara = new ProjectPage(page, 'Vistara')
  const { visit } = vistara
  await vistara.open()
  await visit.ready()
  const day = visit.root.getByLabel('Day', { exact: true })
  await expect(day).toHaveAttribute('min', dayAhead(1))
  await expect(day).toHaveAttribute('max', dayAhead(14))
  const slots = visit.root.getByLabel('Time of day').locator('option:not([hidden])')
  await expect(slots).toHaveText([
    'Morning, 9 AM–12 PM',
    'Afternoon, 12 PM–4 PM',
    'Evening, 4 PM–7 PM',
  ])
  const send = await vistara.fillVisit(dayAhead(-1))
  // Like pickers on phones that ignore both limits.
  for (const limit of ['min', 'max'])
    await day.evaluate((field, attribute) => field.removeAttribute(attribute), limit)
  const refuse = async () => {
    await send.click()
    await expect(day).toBeFocused()
    await expect(day).toHaveAccessibleDescription('Please choose a day in the next two weeks')
  }
  for (const days of [-1, 0, 15, 365]) {
    await day.fill(dayAhead(days))
    await refuse()
  }
  // An incomplete date.
  await day.fill('')
  await page.keyboard.type('31')
  await refuse()
  expect(await local.received('form')).toEqual([])
  await day.fill(dayAhead(3))
  await send.click()
  await expect(page).toHaveURL(/formsubmitsuccess/)
})

test.describe('by touch at 360 pixels in Tamil', () => {
  const { userAgent } = devices['Pixel 7']
  test.use({ userAgent, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a visit is requested; reply, receipt and calendar are in Tamil, the event of the desk in English @once @check', async ({
    page,
    local,
  }) => {
    const project = tamil('projects/vistara', 'name')
    const words = (place: string, values = {}) =>
      tamil('project-page/words', place, { name: project, ...values })
    await page.goto('ta/vistara/?plot=12#visit')
    const form = new TamilForm(page, words('visit.subject'))
    await form.ready()
    const date = dayAhead(4)
    await form.fill({ name: 'ஆஷா' })
    await form.root.getByLabel(words('visit.day'), { exact: true }).fill(date)
    const slots = form.root.locator('[name=preferred_time]')
    await expect(slots.locator('option:not([hidden])')).toHaveText(
      [0, 1, 2].map((each) => tamil('labels', `fields.times.${each}.label`)),
    )
    await slots.selectOption('morning')
    await form.root.getByRole('button', { name: words('visit.send') }).tap()
    await expect(page).toHaveURL(/\/ta\/formsubmitsuccess\/$/)

    const mail = await mailOf(local)
    expect(mail).toMatchObject({
      name: 'ஆஷா',
      subject: expect.stringContaining('Visit to Vistara'),
      project: 'Vistara',
      visit_date: date,
      preferred_time: 'morning',
      language: 'ta',
      plot_page: expect.stringContaining('/ta/vistara/'),
    })
    const [opening = '', plot, ...lines] = linesOf(mail.whatsapp_reply)
    const [greeting = ''] = tamil('labels', 'enquiry.replyVisit', { name: 'ஆஷா', project }).split(
      ' {day}',
    )
    const reference = tamil('labels', 'enquiry.reference', { id: mail.reference ?? '' })
    expect(opening).toContain(greeting)
    expect(plot).toBe(`${mail.plot_shown}, ${mail.plot_price}`)
    expect(lines.at(-1)).toBe(reference)
    expect(new URL(mail.calendar ?? '').searchParams.get('text')).toBe('Visit to Vistara: ஆஷா')
    await expect(page.locator('[data-reference]')).toHaveText(reference)

    const receipt = page.getByRole('region', { name: words('receipt.title') })
    const point = tamil('projects/vistara', 'place.gate.meetingPoint')
    await expect(receipt).toContainText(words('location.meet', { place: point }))
    await expect(receipt).toContainText(project)
    await expect(receipt).not.toContainText('Vistara')
    const { text, event } = await savedEvent(page, words('receipt.calendar'))
    expect(event).toMatchObject({
      title: expect.stringContaining(project),
      start: `${date}T03:30:00.000Z`,
      place: expect.stringContaining(point),
      url: expect.stringMatching(/\/ta\/vistara\/\?plot=12#plan$/),
      alarms: [14 * 60, 2 * 60],
      // The same id as for a visit requested in English.
      uid: expect.stringContaining(`visit-vistara-${date.replaceAll('-', '')}`),
    })
    expect(text).not.toContain('ஆஷா')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})
