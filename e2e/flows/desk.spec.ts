/** What the desk gets to answer with: the mail of an enquiry, read as the provider received it, and the texts of WhatsApp. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { dayAhead } from '../day-ahead'
import { linesOf, mailOf } from '../desk-mail'
import { expect, FAILED_REQUEST, test } from '../fixtures'
import { ProjectPage } from '../pages/project'
import { TamilForm, tamil } from '../pages/tamil'

// Without its image a plan stays as built.
test.use({ pictures: true })

const CODE = '[2-9A-HJKMNP-TV-Z]{4}'

/** The public origin of the site, which the pages name and the test server is not. */
const originOf = async (page: Page) =>
  new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').origin

async function askForVisit(page: Page, date: string, answerBy?: string) {
  const { visit } = new ProjectPage(page, 'Vistara')
  await visit.ready()
  await visit.root.getByLabel(/^Name/).fill('Asha')
  await visit.email.fill('asha@example.com')
  await visit.phone.fill('98480 12345')
  await visit.root.getByLabel('Day', { exact: true }).fill(date)
  await visit.root.getByLabel('Time of day').selectOption('afternoon')
  if (answerBy) await visit.root.getByRole('radio', { name: answerBy }).check()
  await visit.root.getByRole('button', { name: /ask for this visit/i }).click()
}

test('a visit to a plot comes with its reference, the plot, a reply and an event; the visitor has the same reference', async ({
  page,
  local,
}) => {
  const vistara = new ProjectPage(page, 'Vistara')
  await vistara.openPlan()
  await vistara.plot(12).click()
  const origin = await originOf(page)
  const address = new URL(page.url())
  const date = dayAhead(4)
  await askForVisit(page, date, 'WhatsApp')
  await expect(page).toHaveURL(/\/formsubmitsuccess\/$/)

  const mail = await mailOf(local)
  const plotPage = `${origin}${address.pathname}plot/12/`
  expect(mail).toMatchObject({
    reference: expect.stringMatching(new RegExp(`^VIS-12-${CODE}$`)),
    page: `${address.origin}${address.pathname}`,
    plot_page: plotPage,
    plot_number: '12',
    plot_price: expect.stringMatching(/^₹[\d,]+$/),
    answer_by: 'whatsapp',
  })
  expect(mail).not.toHaveProperty('from')
  expect(mail).not.toHaveProperty('adds_to')
  const { reference = '', plot, plot_price, whatsapp_reply, calendar } = mail

  expect(new URL(whatsapp_reply ?? '').pathname).toBe('/919848012345')
  const [opening, ...lines] = linesOf(whatsapp_reply)
  expect(opening).toMatch(
    /^Hello Asha, your visit to Vistara is confirmed: .+, Afternoon, 12 PM–4 PM\.$/,
  )
  expect(lines).toEqual([
    `${plot}, ${plot_price}`,
    plotPage,
    expect.stringMatching(/^Place: .+$/),
    expect.stringMatching(/^https:\/\/www\.google\.com\/maps\//),
    `Your reference: ${reference}`,
  ])

  const event = new URL(calendar ?? '')
  expect(event.origin + event.pathname).toBe('https://calendar.google.com/calendar/render')
  const day = date.replaceAll('-', '')
  expect(Object.fromEntries(event.searchParams)).toMatchObject({
    text: 'Visit to Vistara: Asha',
    dates: `${day}T120000/${day}T160000`,
    ctz: 'Asia/Kolkata',
    details: expect.stringContaining(`${reference}\n`),
  })

  await expect(page.getByText(`Your reference: ${reference}`)).toBeVisible()
  const whatsapp = page.locator('main').getByRole('link', { name: 'WhatsApp' })
  expect(linesOf(await whatsapp.getAttribute('href')).at(-1)).toBe(reference)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Add to calendar' }).click()
  const file = readFileSync(await (await download).path(), 'utf8').replaceAll('\r\n ', '')
  expect(file).toMatch(new RegExp(`^DESCRIPTION:.*${reference}`, 'm'))

  // Who asks is known to the mail alone.
  expect(page.url()).not.toMatch(/[?#]/)
  expect(await page.content()).not.toMatch(/Asha|98480|asha@/)
})

test('the reply to a visit that was asked for in Tamil is in Tamil, the event in English @once', async ({
  page,
  local,
}) => {
  const name = tamil('projects/vistara', 'name')
  await page.goto('ta/vistara/?plot=12#visit')
  const form = new TamilForm(page, tamil('project-page/words', 'visit.subject', { name }))
  await form.ready()
  await form.name.fill('மீனா')
  await form.email.fill('meena@example.com')
  await form.phone.fill('9848012345')
  await form.root.locator('[name=visit_date]').fill(dayAhead(3))
  await form.root.locator('[name=preferred_time]').selectOption('morning')
  await form.submit.click()
  await expect(page).toHaveURL(/\/ta\/formsubmitsuccess\/$/)

  const mail = await mailOf(local)
  expect(mail).toMatchObject({ language: 'ta', plot_page: expect.stringContaining('/ta/vistara/') })
  const [opening = '', plot, ...lines] = linesOf(mail.whatsapp_reply)
  const [greeting = ''] = tamil('labels', 'enquiry.replyVisit', {
    name: 'மீனா',
    project: name,
  }).split(' {day}')
  expect(opening).toContain(greeting)
  expect(plot).toBe(`${mail.plot_shown}, ${mail.plot_price}`)
  expect(lines.at(-1)).toBe(tamil('labels', 'enquiry.reference', { id: mail.reference ?? '' }))
  expect(new URL(mail.calendar ?? '').searchParams.get('text')).toBe('Visit to Vistara: மீனா')
  await expect(page.locator('[data-reference]')).toHaveText(
    tamil('labels', 'enquiry.reference', { id: mail.reference ?? '' }),
  )
})

test('an enquiry that is sent again after a failure keeps its reference @once', async ({
  home,
  page,
  local,
  allowedMessages,
}) => {
  allowedMessages.push(FAILED_REQUEST)
  await home.open()
  await home.enquiry.ready()
  await local.fail({ service: 'form', status: 500 })
  await home.enquiry.fill()
  await home.enquiry.submit.click()
  await expect(home.enquiry.alert).toBeVisible()
  await home.enquiry.submit.click()
  await expect(page).toHaveURL(/formsubmitsuccess/)
  const [first, second] = await local.received('form')
  expect(first?.fields?.reference).toMatch(new RegExp(`^NOY-${CODE}$`))
  expect(second?.fields?.reference).toBe(first?.fields?.reference)
})

for (const [way, fields] of [
  ['Mail', ['mail_reply']],
  ['Call', []],
] as const) {
  test(`a visitor who wishes an answer by ${way.toLowerCase()} is given no other way @once @check`, async ({
    home,
    page,
    local,
  }) => {
    await home.open()
    await home.enquiry.ready()
    await home.enquiry.fill()
    await home.enquiry.root.getByRole('radio', { name: way }).check()
    await home.enquiry.submit.click()
    await expect(page).toHaveURL(/formsubmitsuccess/)
    const mail = await mailOf(local)
    expect(mail.answer_by).toBe(way.toLowerCase())
    expect(Object.keys(mail).filter((name) => name.endsWith('_reply'))).toEqual(fields)
  })
}

test('an enquiry is sent without its reply where the file that makes it is not to be had @once @check', async ({
  home,
  page,
  local,
  allowedMessages,
}) => {
  allowedMessages.push(FAILED_REQUEST)
  await home.open()
  await home.enquiry.ready()
  await home.enquiry.fill()
  await page.route('**/*.js', (route) => route.abort('internetdisconnected'))
  await home.enquiry.submit.click()
  await expect.poll(() => local.received('form')).toHaveLength(1)
  const mail = await mailOf(local)
  expect(mail.reference).toMatch(new RegExp(`^NOY-${CODE}$`))
  expect(mail).not.toHaveProperty('whatsapp_reply')
})

test('what led to the site goes along with a form of a later page, and leaves the address at once @once', async ({
  home,
  page,
  local,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('vistara/?from=board')
  await expect(page).toHaveURL(/\/vistara\/$/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/vistara\/$/)
  // An address with a question would start the islands of the page.
  expect(scripts).toEqual([])
  await home.sendEnquiry()
  expect((await mailOf(local)).from).toBe('board')
})

test('an address of a page without a form tells it to the next page, and a strange value is no source @once @check', async ({
  home,
  page,
  local,
}) => {
  await page.goto('services/?from=asha@example.com')
  await page.goto('terms/?from=hindu-2026')
  await page.locator('header a[href$="/contact/"]:visible').click()
  await expect(page).toHaveURL(/\/contact\/$/)
  await home.sendEnquiry()
  expect((await mailOf(local)).from).toBe('hindu-2026')
})

test('who writes again within a day is told of the first enquiry and adds to it, or does not @once', async ({
  page,
  local,
}) => {
  const vistara = new ProjectPage(page, 'Vistara')
  await vistara.open()
  await askForVisit(page, dayAhead(2))
  await expect(page).toHaveURL(/formsubmitsuccess/)
  const { reference = '' } = await mailOf(local)
  const kept = await page.evaluate(() => JSON.stringify(localStorage))
  expect(kept).toContain(reference)
  expect(kept).not.toMatch(/Asha|98480|asha@/)

  const send = async (adds: boolean) => {
    await vistara.open()
    await vistara.openEnquiry()
    await vistara.enquiry.ready()
    const tick = vistara.enquiry.root.getByRole('checkbox', { name: /We have your enquiry VIS-/ })
    await expect(tick).toBeChecked()
    await expect(vistara.enquiry.root).toContainText(reference)
    if (!adds) await tick.uncheck()
    await vistara.enquiry.fill()
    await vistara.enquiry.submit.click()
    await expect(page).toHaveURL(/formsubmitsuccess/)
    return mailOf(local)
  }
  const second = await send(true)
  expect(second.adds_to).toBe(reference)
  expect(second.reference).not.toBe(reference)
})

test('another project, and a device that has sent nothing, are told of no enquiry @once @check', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('sent', JSON.stringify([['VIS-7K2F', Date.now()]])),
  )
  const nakshatra = new ProjectPage(page, 'Nakshatra')
  await nakshatra.open()
  await nakshatra.openEnquiry()
  await nakshatra.enquiry.ready()
  await expect(nakshatra.enquiry.root.locator('[name=adds_to]')).toHaveCount(0)
})

test('WhatsApp names the project at first, and the plot, its price and its page once it is chosen @once', async ({
  page,
}) => {
  const vistara = new ProjectPage(page, 'Vistara')
  await vistara.openPlan()
  const bar = page.getByRole('navigation', { name: 'Reach us', includeHidden: true })
  const inBar = bar.locator('[data-action=whatsapp]')
  const byForms = page.locator('address [data-action=whatsapp]')
  const textOf = async (link: typeof inBar) => linesOf(await link.getAttribute('href')).join('\n')
  for (const link of [inBar, byForms]) expect(await textOf(link)).toMatch(/Vistara, [A-Z]\w+\.$/)

  await vistara.plot(12).click()
  const chosen = new RegExp(
    `Vistara, plot 12: [\\d,]+ sq\\.ft, [\\w-]+, ₹[\\d,]+\\. ${await originOf(page)}/.*vistara/plot/12/$`,
  )
  for (const link of [inBar, byForms]) await expect.poll(() => textOf(link)).toMatch(chosen)
  const onSheet = vistara.sheet(12).getByRole('link', { name: 'Ask on WhatsApp' })
  expect(await textOf(onSheet)).toBe(await textOf(inBar))
})

test('WhatsApp names the plot in Tamil on the Tamil page @once @check', async ({ page }) => {
  await page.goto('ta/vistara/?plot=12#plan')
  const bar = page.locator('nav > [data-action=whatsapp]')
  const name = tamil('projects/vistara', 'name')
  const [opening = ''] = tamil('project-page/words', 'plan.whatsappText', { name, n: 12 }).split(
    '{size}',
  )
  await expect
    .poll(async () => linesOf(await bar.getAttribute('href')).join('\n'))
    .toContain(opening)
  expect(linesOf(await bar.getAttribute('href')).join('\n')).toMatch(/\/ta\/vistara\/plot\/12\/$/)
})

test('a form that was not taken goes by WhatsApp with the plot, its price and its page @once', async ({
  page,
  local,
  allowedMessages,
}) => {
  allowedMessages.push(FAILED_REQUEST)
  const vistara = new ProjectPage(page, 'Vistara')
  await vistara.open('?plot=12')
  await local.fail({ service: 'form', status: 500 })
  await askForVisit(page, dayAhead(2))
  const whatsapp = vistara.visit.alert.getByRole('link', { name: 'WhatsApp' })
  const lines = linesOf(await whatsapp.getAttribute('href'))
  expect(lines[0]).toMatch(/^Visit to Vistara, Plot 12, .+, ₹[\d,]+$/)
  expect(lines.at(-1)).toMatch(/^https:\/\/.*\/vistara\/plot\/12\/$/)
  await expect(vistara.visit.phone).toHaveValue('9848012345')
})

test('a project and a venture are reached by their own numbers, all others by the group’s @once', async ({
  page,
}) => {
  const numbersOf = async (path: string) => {
    await page.goto(path)
    const all = await page
      .locator('main [href^="https://wa.me/9"], main [href^="tel:"], #site-menu [href^="tel:"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    return new Set(all.map((href) => /\d{10,}/.exec(href)?.[0]))
  }
  expect(await numbersOf('nakshatra/')).toEqual(new Set(['914525550134']))
  expect(await numbersOf('cinemas/')).toEqual(new Set(['914215550100']))
  expect(await numbersOf('vistara/')).toEqual(new Set(['910000000000']))
  expect(await numbersOf('contact/')).toEqual(new Set(['910000000000']))
})

test('after a form of a project the thank-you leads to the desk of that project @once @check', async ({
  page,
}) => {
  const nakshatra = new ProjectPage(page, 'Nakshatra')
  await nakshatra.open()
  await nakshatra.openEnquiry()
  await nakshatra.enquiry.ready()
  await nakshatra.enquiry.fill()
  await nakshatra.enquiry.submit.click()
  await expect(page).toHaveURL(/formsubmitsuccess/)
  const call = page.locator('main').getByRole('link', { name: '+91 45255 50134' })
  await expect(call).toHaveAttribute('href', 'tel:+914525550134')
  await page.reload()
  await expect(call).toBeVisible()
})

test('the contact page opens WhatsApp with a text @once @readonly', async ({ page }) => {
  await page.goto('contact/')
  const whatsapp = page.locator('main [data-action=whatsapp]')
  expect(linesOf(await whatsapp.getAttribute('href'))).toEqual([
    'I have a question for Noyyal Group.',
  ])
})

test('the fact sheet and the brochure say where a visitor comes from @once @readonly', async ({
  page,
}) => {
  await page.goto('brochure/vistara/')
  await expect(page.locator('[href*="/vistara/?from=brochure"]')).toHaveText(/\/vistara\/$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an enquiry arrives with the wish for an answer, and the thank-you says how to ask about it', async ({
    home,
    page,
    local,
  }) => {
    await home.open()
    await home.enquiry.fill({ phone: '9848012345' })
    await home.enquiry.root.getByRole('radio', { name: 'WhatsApp' }).check()
    await home.enquiry.submit.click()
    await expect(page).toHaveURL(/\/formsubmitsuccess\/$/)
    const mail = await mailOf(local)
    expect(mail).toMatchObject({ name: 'Asha', answer_by: 'whatsapp' })
    expect(mail).not.toHaveProperty('reference')
    await expect(page.getByText(/^If you ask about it, your name/)).toBeVisible()
    await expect(page.locator('[data-reference]')).toBeHidden()
    const whatsapp = page.locator('main').getByRole('link', { name: 'WhatsApp' })
    expect(linesOf(await whatsapp.getAttribute('href'))).toHaveLength(1)
  })

  test('WhatsApp names the project, and on the sheet the plot that it shows @once @readonly', async ({
    page,
  }) => {
    await page.goto('vistara/')
    const onBar = page.locator('nav > [data-action=whatsapp]')
    expect(linesOf(await onBar.getAttribute('href'))[0]).toContain('Vistara')
    const onSheet = page.locator('#plan').getByRole('link', { name: 'Ask on WhatsApp' })
    expect(linesOf(await onSheet.getAttribute('href'))[0]).toMatch(
      /plot 1: .*\/vistara\/plot\/1\/$/,
    )
  })
})
