/** What the desk receives: the mail of an enquiry, as the provider gets it, and the texts for WhatsApp. */
import { readFileSync } from 'node:fs'
import { dayAhead } from '@/e2e/helpers/day-ahead'
import { linesOf, mailOf } from '@/e2e/helpers/desk-mail'
import { expect, FAILED_REQUEST, test } from '@/e2e/helpers/fixtures'
import { type Element, isWithin, readElements } from '@/e2e/helpers/html'
import { ProjectPage } from '@/e2e/helpers/pages/project'

// If its image fails to load, a plan stays as built.

const CODE = '[2-9A-HJKMNP-TV-Z]{4}'

async function askForVisit(project: ProjectPage, date: string) {
  await project.visit.ready()
  await (await project.fillVisit(date)).click()
}

test('an enquiry is sent without its reply if the file that makes it fails to load @once @check', async ({
  home,
  page,
  local,
  allowedMessages,
}) => {
  allowedMessages.push(FAILED_REQUEST)
  await home.fillEnquiry()
  await page.route('**/*.js', (route) => route.abort('internetdisconnected'))
  await home.enquiry.submit.click()
  await expect.poll(() => local.received('form')).toHaveLength(1)
  const mail = await mailOf(local)
  expect(mail.reference).toMatch(new RegExp(`^NOY-${CODE}$`))
  expect(mail).not.toHaveProperty('whatsapp_reply')
})

test('the source of the visit is sent with a form of a later page, and is removed from the address at once @once @check', async ({
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
  // A query in the address would hydrate the islands of the page.
  expect(scripts).toEqual([])
  await home.sendEnquiry()
  expect((await mailOf(local)).from).toBe('board')
})

test('a second enquiry within a day mentions the first and refers to it @once @check', async ({
  page,
  local,
}) => {
  const vistara = new ProjectPage(page, 'Vistara')
  await vistara.open()
  await askForVisit(vistara, dayAhead(2))
  await expect(page).toHaveURL(/formsubmitsuccess/)
  const { reference = '' } = await mailOf(local)
  const kept = await page.evaluate(() => JSON.stringify(localStorage))
  expect(kept).toContain(reference)
  expect(kept).not.toMatch(/Asha|98480|asha@/)

  const send = async () => {
    await vistara.open()
    await vistara.openEnquiry()
    await vistara.enquiry.ready()
    const tick = vistara.enquiry.root.getByRole('checkbox', { name: /We have your enquiry VIS-/ })
    await expect(tick).toBeChecked()
    await expect(vistara.enquiry.root).toContainText(reference)
    await vistara.enquiry.fill()
    await vistara.enquiry.submit.click()
    await expect(page).toHaveURL(/formsubmitsuccess/)
    return mailOf(local)
  }
  const second = await send()
  expect(second.adds_to).toBe(reference)
  expect(second.reference).not.toBe(reference)

  // Another project does not mention that enquiry.
  const nakshatra = new ProjectPage(page, 'Nakshatra')
  await nakshatra.open()
  await nakshatra.openEnquiry()
  await nakshatra.enquiry.ready()
  await expect(nakshatra.enquiry.root.locator('[name=adds_to]')).toHaveCount(0)
})

test('a failed form keeps every word, and can be sent by WhatsApp with the plot, its price and its page @once', async ({
  page,
  local,
  allowedMessages,
}) => {
  allowedMessages.push(FAILED_REQUEST)
  const vistara = new ProjectPage(page, 'Vistara')
  await vistara.open('?plot=12')
  await local.fail({ service: 'form', status: 500 })
  const date = dayAhead(2)
  await askForVisit(vistara, date)
  await expect(vistara.visit.alert).toContainText('Something went wrong. Please try again.')
  const whatsapp = vistara.visit.alert.getByRole('link', { name: 'WhatsApp' })
  const lines = linesOf(await whatsapp.getAttribute('href'))
  expect(lines[0]).toMatch(/^Visit to Vistara, Plot 12, .+, ₹[\d,]+$/)
  expect(lines.at(-1)).toMatch(/^https:\/\/.*\/vistara\/plot\/12\/$/)
  expect(lines.join()).toContain(date)
  await expect(vistara.visit.phone).toHaveValue('9848012345')
  await expect(vistara.visit.email).toHaveValue('asha@example.com')
  await expect(vistara.visit.root.getByLabel('Day', { exact: true })).toHaveValue(date)
  await expect(vistara.visit.root.getByLabel('Time of day')).toHaveValue('afternoon')
})

test('a project and a venture show their own telephone numbers, all others the group’s @once', () => {
  const numbersOf = (place: string) => {
    const elements = readElements(readFileSync(`out/${place}index.html`, 'utf8'))
    const isShown = ({ tag, attributes }: Element) =>
      tag === 'main' || attributes.id === 'site-menu'
    const numbers = elements
      .filter(({ attributes: { href = '' } }) => /^(https:\/\/wa\.me\/9|tel:)/.test(href))
      .filter((link) => isWithin(link, isShown))
      .map(({ attributes: { href = '' } }) => /\d{10,}/.exec(href)?.[0])
    return new Set(numbers)
  }
  expect(numbersOf('nakshatra/')).toEqual(new Set(['914525550134']))
  expect(numbersOf('cinemas/')).toEqual(new Set(['914215550100']))
  expect(numbersOf('vistara/')).toEqual(new Set(['910000000000']))
  expect(numbersOf('contact/')).toEqual(new Set(['910000000000']))
})

test('after a form of a project the thank-you shows the telephone of that project’s desk @once @check', async ({
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
