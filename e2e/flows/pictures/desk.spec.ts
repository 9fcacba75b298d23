/** What the desk receives: the mail of an enquiry, as the provider gets it. */
import { readFileSync } from 'node:fs'
import { mailOf } from '@/e2e/helpers/desk-mail'
import { expect, FAILED_REQUEST, test } from '@/e2e/helpers/fixtures'
import { type Element, isWithin, readElements } from '@/e2e/helpers/html'

const CODE = '[2-9A-HJKMNP-TV-Z]{4}'

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
