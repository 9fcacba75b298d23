/** The journey of a buyer on a phone, with the family on WhatsApp and the desk, from the budget to the calendar. */
import { readFileSync } from 'node:fs'
import { devices, type Page } from '@playwright/test'
import sharp from 'sharp'
import { dayAhead } from '@/e2e/helpers/day-ahead'
import { linesOf, mailOf } from '@/e2e/helpers/desk-mail'
import { expect, test } from '@/e2e/helpers/fixtures'
import { BASE_PATH, TAMIL } from '@/e2e/helpers/paths'
import { readCalendar } from '@/e2e/helpers/read-calendar'

const phone = devices['Pixel 7']
test.use({
  ...{ viewport: { width: 360, height: 740 }, userAgent: phone.userAgent },
  ...{ deviceScaleFactor: phone.deviceScaleFactor, hasTouch: true, isMobile: true },
})

/** The path of a public address, for the test server. */
const here = (address = '') => `.${new URL(address).pathname.slice(BASE_PATH.length)}`

const tag = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1] ?? ''

/** The numbers of the plots that the plan shows within the smallest budget. */
async function withinBudget(page: Page) {
  const plan = page.locator('#plan')
  await plan.scrollIntoViewIfNeeded()
  await plan.getByRole('radiogroup').waitFor()
  await plan.getByRole('combobox').first().selectOption({ index: 1 })
  await expect(page).toHaveURL(/[?&]upto=\d+/)
  return plan.getByRole('radio', { disabled: false }).and(plan.locator('svg [role=radio]'))
}

for (const [language, folder] of [
  ['English', ''],
  ['Tamil', TAMIL],
] as const) {
  test(`a plot within the budget is found, sent and visited from a phone: ${language} @once @check`, async ({
    page,
    browser,
    local,
  }) => {
    await page.goto(`.${folder}/vistara/`)
    const plots = await withinBudget(page)
    const budget = Number(new URL(page.url()).searchParams.get('upto'))
    await plots.first().tap()
    await expect(page).toHaveURL(/[?&]plot=\d+/)
    const number = new URL(page.url()).searchParams.get('plot')

    const sheet = page.locator('section[data-raised]')
    const sent = await sheet.locator('[data-action="send-whatsapp"]').getAttribute('href')
    const [title = '', address = ''] = linesOf(sent)
    expect(new URL(address).pathname).toBe(`${BASE_PATH}${folder}/vistara/plot/${number}/`)
    const price = /₹([\d,]+)/.exec(title)?.[1]?.replaceAll(',', '')
    expect(Number(price)).toBeGreaterThan(0)
    expect(Number(price)).toBeLessThanOrEqual(budget * 100_000)

    // The preview in the family's chat.
    const preview = await (await page.request.get(here(address))).text()
    expect(tag(preview, 'og:title')).toBe(title)
    const picture = await page.request.get(here(tag(preview, 'og:image')))
    const { width, height } = await sharp(await picture.body()).metadata()
    expect([width, height]).toEqual([1200, 630])

    const family = await browser.newContext({ hasTouch: true, viewport: page.viewportSize() })
    const opened = await family.newPage()
    await opened.goto(new URL(here(address), new URL(`${BASE_PATH}/`, page.url())).href)
    await expect(opened).toHaveURL(new RegExp(`/vistara/\\?plot=${number}#plan$`))
    await expect(opened.locator('#plan h3 b')).toHaveText(String(number))
    await family.close()

    const form = page.locator('form:has([name=visit_date])')
    await form.scrollIntoViewIfNeeded()
    const date = dayAhead(4)
    await form.locator('[name=name]').fill('Asha')
    await form.locator('[name=email]').fill('asha@example.com')
    await form.locator('[name=phone]').fill('98480 12345')
    await form.locator('[name=visit_date]').fill(date)
    await form.locator('[name=preferred_time]').selectOption('morning')
    await form.locator('button[type=submit]:visible').tap()
    await expect(page).toHaveURL(new RegExp(`${folder}/formsubmitsuccess/$`))

    const mail = await mailOf(local)
    expect(mail).toMatchObject({
      plot_page: address,
      plot_number: number,
      reference: expect.stringMatching(new RegExp(`^VIS-${number}-\\w{4}$`)),
    })
    const { reference = '', whatsapp_reply, calendar = '' } = mail
    expect(new URL(whatsapp_reply ?? '').pathname).toBe('/919848012345')
    const reply = linesOf(whatsapp_reply)
    expect(reply[0]).toContain('Asha')
    expect(reply).toContain(address)
    expect(reply.at(-1)).toContain(reference)
    const event = new URL(calendar).searchParams
    expect(event.get('dates')).toBe(
      ['09', '12'].map((hour) => `${date.replaceAll('-', '')}T${hour}0000`).join('/'),
    )

    await expect(page.locator('[data-reference]')).toContainText(reference)
    const download = page.waitForEvent('download')
    await page.locator('a[download]').tap()
    const [visit] = readCalendar(readFileSync(await (await download).path(), 'utf8'))
    expect(visit).toMatchObject({
      start: `${date}T03:30:00.000Z`,
      geo: event.get('location')?.replace(',', ';'),
      url: expect.stringContaining(`/vistara/?plot=${number}#plan`),
      note: expect.stringContaining(reference),
    })
    expect(visit?.alarms).toHaveLength(2)
  })
}
