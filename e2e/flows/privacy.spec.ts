/** The privacy notices beside forms and on the privacy page, and what is sent of them with an enquiry. */
import { expect, test } from '../helpers/fixtures'
import { type Element, isWithin, readElements } from '../helpers/html'
import { ConsentNotice } from '../helpers/pages/consent'
import { ContactPage } from '../helpers/pages/contact'
import { noticeOf, PrivacyPage } from '../helpers/pages/privacy'
import { allPaths, TAMIL, templates } from '../helpers/paths'
import { readPolicy } from '../site/policies'

const VERSION = /^[0-9a-f]{12}$/
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

test('the notice names the fields of its own form, how long, who and the Board @check', async ({
  home,
  page,
}) => {
  await home.open()
  const notice = noticeOf(home.enquiry.root)
  await notice.locator('summary').click()
  await expect(notice).toContainText(
    'Name, Email, Phone, the country of your number, Message, Answer me by.',
  )
  await expect(notice).toContainText('For one year after you send it. Then it is erased.')
  await expect(notice).toContainText('R. Meena, Monday to Friday, 10 AM to 5 PM.')
  await expect(notice).toContainText('within one month')
  await expect(notice).toContainText('Data Protection Board of India')
  await expect(notice.getByRole('link', { name: 'ask here' })).toHaveAttribute(
    'href',
    /\/privacy\/#ask$/,
  )

  await page.goto('./contact/')
  const other = noticeOf(new ContactPage(page).form)
  await other.locator('summary').click()
  await expect(other).toContainText('Name, Email, Message.')
})

test('its version and the time it was shown reach the desk with the enquiry @once @check', async ({
  home,
  local,
}) => {
  const before = Date.now()
  await home.sendEnquiry()
  const [enquiry] = await local.received('form')
  expect(enquiry?.fields).toMatchObject({
    notice_version: expect.stringMatching(VERSION),
    notice_shown_at: expect.stringMatching(MOMENT),
  })
  const shown = Date.parse(String(enquiry?.fields?.notice_shown_at))
  expect(shown).toBeGreaterThan(before - 60_000)
  expect(shown).toBeLessThan(Date.now())
})

test('every form of the site has its notice and its version @once @readonly', async ({
  request,
}) => {
  let forms = 0
  for (const path of templates(allPaths()).flatMap((each) => [each, TAMIL + each])) {
    const elements = readElements(await (await request.get(`.${path}`)).text())
    for (const form of elements.filter(({ attributes }) => attributes.method === 'post')) {
      const within = (parent: Element) =>
        elements.filter((each) => each !== parent && isWithin(each, (one) => one === parent))
      const parts = within(form)
      const notices = parts.filter(
        (part) => part.tag === 'details' && !within(part).some(({ tag }) => tag === 'textarea'),
      )
      const versions = parts.filter(({ attributes }) => attributes.name === 'notice_version')
      expect({ path, notices: notices.length, versions: versions.length }).toEqual({
        path,
        ...{ notices: 1, versions: 1 },
      })
      forms += 1
    }
  }
  expect(forms).toBeGreaterThan(10)
})

test('a request to erase reaches the desk with the reference of the message @once @check', async ({
  page,
  local,
}) => {
  const privacy = new PrivacyPage(page)
  await privacy.open()
  await privacy.ask.ready()
  await privacy.fill({ reference: 'VIS-34-7K2F' })
  await privacy.ask.submit.click()
  await expect(page).toHaveURL(/formsubmitsuccess/)
  const [request] = await local.received('form')
  expect(request?.fields).toMatchObject({
    subject: 'A request about your data',
    request: 'erase',
    email: 'asha@example.com',
    about_reference: 'VIS-34-7K2F',
    reference: expect.stringMatching(/^ASK-\w{4}$/),
    notice_version: expect.stringMatching(VERSION),
  })
})

test('the team’s pages ask nothing and load no tags, even with consent given elsewhere @once @check', async ({
  page,
  local,
}) => {
  const notice = new ConsentNotice(page)
  await page.goto('./help/')
  await notice.ask()
  await notice.accept.click()
  await expect.poll(() => local.received('tags')).toHaveLength(1)

  for (const path of ['tiruppurTamilans/', 'tiruppurTamilans/home/', 'second/', 'ta/second/']) {
    const answer = await page.goto(`./${path}`)
    await notice.scroll()
    await page.mouse.move(200, 200)
    await expect(notice.root).toHaveCount(0)
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
    expect(await local.received('tags')).toHaveLength(1)
    const policy = readPolicy(answer?.headers()['content-security-policy'])
    expect(policy['script-src']?.filter((source) => source.startsWith('http'))).toEqual([])
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the notice opens, and its version reaches the desk @once @check', async ({
    home,
    page,
    local,
  }) => {
    await home.open()
    const notice = noticeOf(home.enquiry.root)
    await notice.locator('summary').click()
    await expect(notice).toContainText('Then it is erased.')
    await home.enquiry.fill({ phone: '9848012345' })
    await home.enquiry.submit.click()
    await expect(page).toHaveURL(/formsubmitsuccess/)
    const [enquiry] = await local.received('form')
    expect(enquiry?.fields?.notice_version).toMatch(VERSION)
  })

  test('a request about data reaches the desk @once', async ({ page, local }) => {
    const privacy = new PrivacyPage(page)
    await privacy.open()
    await privacy.fill({ request: 'correct' })
    await privacy.ask.submit.click()
    await expect(page).toHaveURL(/formsubmitsuccess/)
    const [request] = await local.received('form')
    expect(request?.fields).toMatchObject({ request: 'correct', name: 'Asha' })
  })
})
